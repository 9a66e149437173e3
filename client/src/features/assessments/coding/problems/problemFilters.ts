import type { ProblemSummary } from '@preproom/models/contract/assessments/problems';
import { PROBLEM_DIFFICULTIES, PROBLEM_TOPICS } from '@preproom/models/contract/assessments/problems/topics';
import { PROBLEM_STATES, type ProblemState } from './problemMarks.ts';

/** The filters in the address, each with its possible values. */
export const PROBLEM_FILTERS = {
  difficulty: PROBLEM_DIFFICULTIES,
  topic: PROBLEM_TOPICS,
  state: PROBLEM_STATES,
} as const;
export type ProblemFilter = keyof typeof PROBLEM_FILTERS;

/** The problems that pass all filters of the address; one without a value passes everything. */
export function filterProblems(
  problems: readonly ProblemSummary[],
  states: ReadonlyMap<string, ProblemState>,
  filters: URLSearchParams,
): ProblemSummary[] {
  const passes = (filter: ProblemFilter, values: readonly (string | undefined)[]) => {
    const wanted = filters.get(filter);
    return !wanted || values.includes(wanted);
  };
  return problems.filter(
    ({ slug, difficulty, topics }) =>
      passes('difficulty', [difficulty]) && passes('topic', topics) && passes('state', [states.get(slug)]),
  );
}

/** The address with one filter changed; without a value it is left out. */
export function withFilter(filters: URLSearchParams, filter: ProblemFilter, value: string): URLSearchParams {
  const changed = new URLSearchParams(filters);
  if (value) changed.set(filter, value);
  else changed.delete(filter);
  return changed;
}
