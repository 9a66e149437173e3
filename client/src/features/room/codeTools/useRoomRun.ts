import type { Problem } from '@preproom/models/contract/assessments/problems';
import { AppError } from '@preproom/models/contract/http/errors';
import type { CodeRun } from '@preproom/models/contract/room/codeRuns';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Text } from 'yjs';
import type { RunLanguage } from '../../../code/run/runProtocol.ts';
import { testsQuery } from '../../../shared/assessments/coding/problems/api.ts';
import {
  linesOf,
  openRows,
  openTests,
  runTests,
} from '../../../shared/assessments/coding/problems/runTests.ts';
import { useProgramRun } from '../../../shared/assessments/coding/useProgramRun.ts';
import { runOfProgram, runOfTests } from './runValues.ts';
import type { RoomCode } from './useRuns.ts';

/** On a usual laptop. */
const LIMIT_MS = 5_000;

interface ShownFile {
  text: Text;
  shown: CodeRun['file'];
  language: string;
}

/** Runs the file that is shown on this device, one run at a time; `onEnd` gets what both may see. */
export function useRoomRun({ side }: RoomCode, open: ShownFile, onEnd: (run: CodeRun) => void) {
  const { text } = open;
  const file = open.shown && { id: open.shown.id, name: open.shown.name };
  const queries = useQueryClient();
  const program = useProgramRun(open.language);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<AppError | null>(null);
  /** Waits for the answer whether Python may be downloaded. */
  const [waiting, setWaiting] = useState<{ start: () => void } | null>(null);
  /** The last run with the values of a hidden test, which the mentor may show. */
  const [unshown, setUnshown] = useState<CodeRun | null>(null);

  async function work(job: () => Promise<void>): Promise<void> {
    setWaiting(null);
    setRefusal(null);
    setUnshown(null);
    setBusy(true);
    try {
      await job();
    } catch (error) {
      setRefusal(error instanceof AppError ? error : new AppError('internal'));
    } finally {
      setBusy(false);
    }
  }
  const begin = (language: RunLanguage, job: () => Promise<void>) => {
    const start = () => void work(job);
    if (program.asksFirst(language)) setWaiting({ start });
    else start();
  };

  return {
    ...{ isBusy, refusal, waiting, unshown, program: program.state, stop: program.stop },
    run: (language: RunLanguage, stdin: string, problem: Problem | undefined) =>
      begin(language, async () => {
        const source = text.toString();
        const start = language === 'sql' && problem ? openRows(problem) : '';
        const result = await program.start({
          ...{ language, source: start + source, stdin, args: [], limitMs: LIMIT_MS },
          linesBefore: linesOf(start),
        });
        if (result) onEnd(runOfProgram({ side, language, file }, result));
      }),
    test: (language: RunLanguage, problem: Problem) =>
      begin(language, async () => {
        const hasHidden = side === 'mentor';
        const tests = hasHidden ? await queries.fetchQuery(testsQuery(problem.slug)) : openTests(problem);
        const code = { language, source: text.toString() };
        const ended = await runTests(problem, tests, code, program.start);
        if (!ended || ended.ending.status === 'stopped') return;
        const summary = (isShown: boolean) =>
          runOfTests({ side, language, file }, problem, ended, { hasHidden, isShown });
        const shared = summary(false);
        onEnd(shared);
        if (shared.tests?.failed?.values === null) setUnshown(summary(true));
      }),
    /** Both see the hidden test that failed. */
    show() {
      if (unshown) onEnd(unshown);
      setUnshown(null);
    },
  };
}
