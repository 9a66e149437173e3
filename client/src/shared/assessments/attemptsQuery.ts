import { getAttempts } from '@preproom/models/contract/assessments/attempts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

/** One page of the learner's attempts at assessments, newest first. The key's first part is stale after every change of an attempt. */
export function attemptsQuery(page: number) {
  return queryOptions({
    queryKey: ['assessments', 'attempts', page],
    queryFn: ({ signal }) => callApi(getAttempts, { query: { page: String(page) }, signal }),
    placeholderData: (before) => before,
  });
}
