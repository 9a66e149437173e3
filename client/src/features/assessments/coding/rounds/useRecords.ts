import type { Problem } from '@preproom/models/contract/assessments/problems';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../../../lib/serverTime.ts';
import { languagesOf, starterOf } from '../../../../shared/assessments/coding/problems/runTests.ts';
import { readLanguage } from '../problems/drafts.ts';
import { keepRecord, readRecord } from './recordStorage.ts';
import { newRecord, type ProblemRecord, type SolutionLanguage } from './roundRecord.ts';

const KEEP_EVERY_MS = 1_000;

interface Round {
  attemptId: string;
  startedAtMs: number;
  endsAtMs: number;
}

/** What is written for the problems of a round: found again after a reload, kept once a second and when the page is left. */
export function useRecords({ attemptId, startedAtMs, endsAtMs }: Round, problems: readonly Problem[]) {
  const atMs = () => Math.round(Math.min(Math.max(serverNow(), startedAtMs), endsAtMs) - startedAtMs);
  const [records] = useState(
    () => new Map(problems.map((problem) => [problem.slug, openRecord(attemptId, problem, atMs())])),
  );
  const changed = useRef(new Set<string>());
  useEffect(() => {
    const keep = () => {
      for (const slug of changed.current) keepRecord(attemptId, slug, requireRecord(records, slug));
      changed.current.clear();
    };
    const timer = setInterval(keep, KEEP_EVERY_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [attemptId, records]);
  return {
    recordOf: (slug: string) => requireRecord(records, slug),
    /** Milliseconds since the round began, at most its time. */
    atMs,
    /** Has the change of a record kept. */
    onChange: (slug: string) => changed.current.add(slug),
  };
}

function openRecord(attemptId: string, problem: Problem, atMs: number): ProblemRecord {
  const kept = readRecord(attemptId, problem.slug);
  if (kept) return kept;
  // C is no language of a problem.
  const language = readLanguage(languagesOf(problem)) as SolutionLanguage;
  return newRecord(language, starterOf(problem, language), atMs);
}

function requireRecord(records: ReadonlyMap<string, ProblemRecord>, slug: string): ProblemRecord {
  const record = records.get(slug);
  if (!record) throw new Error(`no record of ${slug}`);
  return record;
}
