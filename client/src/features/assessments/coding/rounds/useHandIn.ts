import type { HandedIn } from '@preproom/models/contract/assessments/coding/codingRounds';
import { AppError } from '@preproom/models/contract/http/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { problemQuery, testsQuery } from '../../../../shared/assessments/coding/problems/api.ts';
import { passedTests, runTests, starterOf } from '../../../../shared/assessments/coding/problems/runTests.ts';
import { useProgramRun } from '../../../../shared/assessments/coding/useProgramRun.ts';
import { markRun } from '../problems/problemMarks.ts';
import { roundQuery, sendSolutions } from './api.ts';
import { forgetRecord } from './recordStorage.ts';
import { finishedMoments, type ProblemRecord, solutionOf } from './roundRecord.ts';

export type HandInState =
  | { status: 'idle' }
  /** The tests of this problem run; counted from 1. */
  | { status: 'testing'; number: number }
  /** The tests could not run; the program's own state says why. */
  | { status: 'untested' }
  | { status: 'sending' }
  /** Nothing was handed in. */
  | { status: 'failed'; error: AppError };

interface Round {
  attemptId: string;
  slugs: readonly string[];
  recordOf: (slug: string) => ProblemRecord;
  /** Milliseconds since the round began. */
  atMs: () => number;
}

/** Runs all tests of all problems on this device, and hands the solutions in with what they gave. */
export function useHandIn({ attemptId, slugs, recordOf, atMs }: Round) {
  const queries = useQueryClient();
  const program = useProgramRun();
  const [state, setState] = useState<HandInState>({ status: 'idle' });
  const isUnderWay = useRef(false);

  /** Null when the tests could not run. */
  async function countPassed(slug: string): Promise<HandedIn['passed']> {
    const problem = await queries.fetchQuery(problemQuery(slug));
    const { language } = recordOf(slug);
    const source = solutionOf(recordOf(slug));
    if (source.trim() === '' || source === starterOf(problem, language)) return { open: 0, hidden: 0 };
    const tests = await queries.fetchQuery(testsQuery(slug));
    const run = await runTests(problem, tests, { language, source }, program.start);
    if (!run || run.ending.status === 'stopped') return null;
    markRun(slug, passedTests(run) === run.results.length);
    const open = passedTests({ results: run.results.slice(0, tests.open.length) });
    return { open, hidden: passedTests(run) - open };
  }

  async function collect(areTested: boolean): Promise<HandedIn[] | null> {
    const handedIn: HandedIn[] = [];
    for (const [i, slug] of slugs.entries()) {
      setState({ status: 'testing', number: i + 1 });
      const passed = areTested ? await countPassed(slug) : null;
      if (areTested && !passed) return null;
      const record = recordOf(slug);
      const { language, runs } = record;
      handedIn.push({ slug, language, passed, runs, moments: finishedMoments(record, atMs()) });
    }
    return handedIn;
  }

  async function handIn(areTested: boolean): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const solutions = await collect(areTested);
      if (!solutions) return setState({ status: 'untested' });
      setState({ status: 'sending' });
      await sendSolutions(queries, attemptId, solutions);
      for (const slug of slugs) forgetRecord(attemptId, slug);
    } catch (error) {
      const known = error instanceof AppError ? error : new AppError('internal', undefined, { cause: error });
      // Another tab has handed it in, or a day has passed.
      if (known.code === 'attempt_over') await queries.refetchQueries(roundQuery(attemptId));
      setState({ status: 'failed', error: known });
    } finally {
      isUnderWay.current = false;
    }
  }

  return {
    state,
    program: program.state,
    handIn: () => void handIn(true),
    handInUntested: () => void handIn(false),
  };
}
