import { Trans } from '@lingui/react/macro';
import type { Problem } from '@preproom/models/contract/assessments/problems';
import { Play, Square } from 'lucide-react';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { DownloadQuestion } from '../../../../shared/assessments/coding/DownloadQuestion.tsx';
import type { Code, TestRun } from '../../../../shared/assessments/coding/problems/runTests.ts';
import { TestOutcome } from '../../../../shared/assessments/coding/problems/TestOutcome.tsx';
import { NotStarted } from '../../../../shared/assessments/coding/RunOutcome.tsx';
import type { RunState } from '../../../../shared/assessments/coding/useProgramRun.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { type TestRunState, useTestRun } from './useTestRun.ts';

interface TestPanelProps {
  problem: Problem;
  /** The code at the moment of the run. */
  code: () => Code;
  onLine: (line: number) => void;
}

/** Runs the tests of a problem, and shows which passed. */
export function TestPanel({ problem, code, onLine }: TestPanelProps) {
  const errorText = useErrorText();
  const { state, program, run, start, stop } = useTestRun(problem);
  const isBusy = state.status === 'running';
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => run(code())}>
          <Play aria-hidden className="size-5" />
          <Trans>Run tests</Trans>
        </Button>
        {isBusy && program.status === 'running' && (
          <Button tone="quiet" onClick={stop}>
            <Square aria-hidden className="size-5" />
            <Trans>Stop</Trans>
          </Button>
        )}
      </div>
      <p role="status" className="font-medium">
        <StateText state={state} program={program} />
      </p>
      {state.status === 'asking' && <DownloadQuestion onAgree={() => void start(state.code)} />}
      {state.status === 'refused' && <Banner tone="error">{errorText(state.error)}</Banner>}
      {state.status === 'failed' && program.status === 'failed' && <NotStarted code={program.code} />}
      {state.status === 'ended' && <TestOutcome run={state.run} onLine={onLine} />}
      <p className="max-w-prose text-14 text-muted">
        <Trans>Unsupervised practice. A pass here isn’t proof that you solved it on your own.</Trans>
      </p>
    </div>
  );
}

const BYTES_PER_MB = 1024 * 1024;

function StateText({ state, program }: { state: TestRunState; program: RunState }) {
  if (state.status === 'ended') return <Tally run={state.run} />;
  if (state.status !== 'running') return null;
  if (program.status !== 'loading') return <Trans>Running the tests</Trans>;
  const mb = (program.bytes / BYTES_PER_MB).toFixed(1);
  return <Trans>Getting ready: {mb} MB</Trans>;
}

function Tally({ run: { results, ending } }: { run: TestRun }) {
  if (ending.status === 'stopped') return <Trans>Stopped</Trans>;
  const [all, passed] = [results.length, results.filter(({ outcome }) => outcome === 'right').length];
  if (passed === all) return <Trans>All {all} tests passed</Trans>;
  return (
    <Trans>
      {passed} of {all} tests passed
    </Trans>
  );
}
