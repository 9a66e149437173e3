import {
  getProblem,
  getProblemSolution,
  getProblems,
  getProblemTests,
} from '@preproom/models/contract/assessments/problems';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api.ts';

/** The first part of every key about problems, which change with a release only. */
const TOPIC = 'problems';
const staleTime = Number.POSITIVE_INFINITY;

export const problemsQuery = queryOptions({
  queryKey: [TOPIC],
  queryFn: async ({ signal }) => (await callApi(getProblems, { signal })).data,
  staleTime,
});

export function problemQuery(slug: string) {
  return queryOptions({
    queryKey: [TOPIC, slug],
    queryFn: async ({ signal }) => (await callApi(getProblem, { params: { slug }, signal })).data,
    staleTime,
  });
}

/** All tests. Once they are loaded, they also run without a network. Fails with `in_interview` while the learner's room is open. */
export function testsQuery(slug: string) {
  return queryOptions({
    queryKey: [TOPIC, slug, 'tests'],
    queryFn: async ({ signal }) => (await callApi(getProblemTests, { params: { slug }, signal })).data,
    staleTime,
  });
}

/** Fails with `in_interview` while the learner's room is open, with `in_round` while they solve it against the clock. */
export function solutionQuery(slug: string) {
  return queryOptions({
    queryKey: [TOPIC, slug, 'solution'],
    queryFn: async ({ signal }) => (await callApi(getProblemSolution, { params: { slug }, signal })).data,
    staleTime,
  });
}
