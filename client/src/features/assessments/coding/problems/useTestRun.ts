import type { Problem } from '@preproom/models/contract/assessments/problems';
import { AppError } from '@preproom/models/contract/http/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { testsQuery } from '../../../../shared/assessments/coding/problems/api.ts';
import {
  type Code,
  openTests,
  runTests,
  type TestRun,
} from '../../../../shared/assessments/coding/problems/runTests.ts';
import { useProgramRun } from '../../../../shared/assessments/coding/useProgramRun.ts';

export type TestRunState =
  | { status: 'idle' }
  /** The language is a large download, and the browser was told to save data. */
  | { status: 'asking'; code: Code }
  | { status: 'running' }
  /** The server gave no tests. */
  | { status: 'refused'; error: AppError }
  /** The program was not started; the program's own state says why. */
  | { status: 'failed' }
  | { status: 'ended'; run: TestRun };

/** Runs code through all tests of a problem, which are fetched, or through those that come with it; one run at a time. */
export function useTestRun(
  problem: Problem,
  language: string,
  which: 'all' | 'open',
  onEnd: (code: Code, run: TestRun) => void,
) {
  const queries = useQueryClient();
  const program = useProgramRun(language);
  const [state, setState] = useState<TestRunState>({ status: 'idle' });

  async function start(code: Code): Promise<void> {
    setState({ status: 'running' });
    try {
      const tests =
        which === 'open' ? openTests(problem) : await queries.fetchQuery(testsQuery(problem.slug));
      const run = await runTests(problem, tests, code, program.start);
      setState(run ? { status: 'ended', run } : { status: 'failed' });
      if (run && run.ending.status !== 'stopped') onEnd(code, run);
    } catch (error) {
      setState({ status: 'refused', error: error instanceof AppError ? error : new AppError('internal') });
    }
  }

  return {
    state,
    program: program.state,
    start,
    run: (code: Code) => {
      if (program.asksFirst(code.language)) setState({ status: 'asking', code });
      else void start(code);
    },
    stop: program.stop,
  };
}
