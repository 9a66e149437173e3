import { Trans } from '@lingui/react/macro';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { NotStarted } from '../../../../shared/assessments/coding/NotStarted.tsx';
import { RunProgress } from '../../../../shared/assessments/coding/RunProgress.tsx';
import type { RunState } from '../../../../shared/assessments/coding/useProgramRun.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import type { HandInState } from './useHandIn.ts';

interface HandInProgressProps {
  state: HandInState;
  program: RunState;
  handIn: () => void;
  handInUntested: () => void;
  isTimeUp: boolean;
  /** How many problems there are. */
  of: number;
}

/** That the time is over, how far the tests are, and what can be done where they did not run or nothing was sent. */
export function HandInProgress(props: HandInProgressProps) {
  const { state, program, handIn, handInUntested, isTimeUp, of } = props;
  const errorText = useErrorText();
  return (
    <>
      <div role="status" className="flex flex-col gap-1 empty:hidden">
        {isTimeUp && (
          <p className="font-medium">
            <Trans>Time’s up. Your code is handed in as it is.</Trans>
          </p>
        )}
        {state.status === 'testing' && (
          <p>
            <Trans>
              Testing problem {state.number} of {of}
            </Trans>{' '}
            <span className="text-muted">
              <RunProgress state={program} />
            </span>
          </p>
        )}
        {state.status === 'sending' && (
          <p>
            <Trans>Handing in…</Trans>
          </p>
        )}
      </div>
      {state.status === 'untested' && program.status === 'failed' && <NotStarted code={program.code} />}
      {state.status === 'failed' && <Banner tone="error">{errorText(state.error)}</Banner>}
      {(state.status === 'untested' || state.status === 'failed') && (
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={handIn}>
            <Trans>Try again</Trans>
          </Button>
          <Button size="small" tone="quiet" onClick={handInUntested}>
            <Trans>Hand in without running the tests</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
