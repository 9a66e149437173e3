import { RUN_LANGUAGES } from '../../../../code/run/runProtocol.ts';
import { shownPerson } from '../../../../lib/shownPerson.ts';
import { readDraft } from './drafts.ts';

// How far a learner has come with each problem. As the code itself, it stays on this device, apart for each account.

/** `solved`: all tests have passed once. `tried`: code was written or run. */
export const PROBLEM_STATES = ['new', 'tried', 'solved'] as const;
export type ProblemState = (typeof PROBLEM_STATES)[number];

const key = () => ['preproom.solved', shownPerson.get()].join('.');

/** Problems that were run against all their tests on this device. */
function readMarks(): Record<string, ProblemState> {
  try {
    return JSON.parse(localStorage.getItem(key()) ?? '{}') as Record<string, ProblemState>;
  } catch {
    return {};
  }
}

/** All tests of a problem have run. Once solved, it stays solved. Where storage is blocked, nothing is kept. */
export function markRun(slug: string, isSolved: boolean): void {
  const marks = readMarks();
  if (marks[slug] === 'solved') return;
  try {
    localStorage.setItem(key(), JSON.stringify({ ...marks, [slug]: isSolved ? 'solved' : 'tried' }));
  } catch {}
}

/** Reads the states of these problems. */
export function statesOf(slugs: readonly string[]): Map<string, ProblemState> {
  const marks = readMarks();
  return new Map(slugs.map((slug) => [slug, marks[slug] ?? (hasDraft(slug) ? 'tried' : 'new')]));
}

const hasDraft = (slug: string) => RUN_LANGUAGES.some((language) => readDraft(slug, language) !== null);
