import { Trans } from '@lingui/react/macro';
import type { Problem } from '@preproom/models/contract/assessments/problems';
import { Play, Square } from 'lucide-react';
import type { RunLanguage } from '../../../../code/run/runProtocol.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { DownloadQuestion } from '../../../../shared/assessments/coding/DownloadQuestion.tsx';
import { NoRunner, useIsRunHere } from '../../../../shared/assessments/coding/NoRunner.tsx';
import { NotStarted } from '../../../../shared/assessments/coding/NotStarted.tsx';
import {
  type Code,
  passedTests,
  type TestRun,
} from '../../../../shared/assessments/coding/problems/runTests.ts';
import { TestOutcome } from '../../../../shared/assessments/coding/problems/TestOutcome.tsx';
import { RunProgress } from '../../../../shared/assessments/coding/RunProgress.tsx';
import { canStop, type RunState } from '../../../../shared/assessments/coding/useProgramRun.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { type TestRunState, useTestRun } from './useTestRun.ts';

interface TestPanelProps {
  problem: Problem;
  language: RunLanguage;
  /** The code at the moment of the run. */
  code: () => Code;
  onLine: (line: number) => void;
  /** All tests, or only those that stand with the problem. */
  which?: 'all' | 'open';
  isLocked?: boolean;
  /** A run ended and was not stopped. */
  onEnd?: (code: Code, run: TestRun) => void;
}

/** Runs the tests of a problem, and shows which passed. */
export function TestPanel(props: TestPanelProps) {
  const { problem, language, code, onLine, which = 'all', isLocked = false, onEnd = nothing } = props;
  const errorText = useErrorText();
  const { state, program, run, start, stop } = useTestRun(problem, language, which, onEnd);
  const isBusy = state.status === 'running';
  const isRunHere = useIsRunHere(language);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        {isRunHere ? (
          <Button isBusy={isBusy} disabled={isLocked} onClick={() => run(code())}>
            <Play aria-hidden className="size-5" />
            <Trans>Run tests</Trans>
          </Button>
        ) : (
          <NoRunner language={language} />
        )}
        {isBusy && canStop(program) && (
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
        {which === 'open' ? (
          <Trans>These are the open tests. The hidden ones run when you hand in.</Trans>
        ) : (
          <Trans>Unsupervised practice. A pass here isn’t proof that you solved it on your own.</Trans>
        )}
      </p>
    </div>
  );
}

const nothing = () => {};

function StateText({ state, program }: { state: TestRunState; program: RunState }) {
  if (state.status === 'ended') return <Tally run={state.run} />;
  if (state.status !== 'running') return null;
  const isBefore = program.status === 'loading' || (program.status === 'sent' && program.step !== 'running');
  return isBefore ? <RunProgress state={program} /> : <Trans>Running the tests</Trans>;
}

function Tally({ run }: { run: TestRun }) {
  if (run.ending.status === 'stopped') return <Trans>Stopped</Trans>;
  const [all, passed] = [run.results.length, passedTests(run)];
  if (passed === all) return <Trans>All {all} tests passed</Trans>;
  return (
    <Trans>
      {passed} of {all} tests passed
    </Trans>
  );
}
