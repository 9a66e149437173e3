import { getHqStudent } from '@preproom/models/contract/learners/team/studentFile';
import { queryOptions } from '@tanstack/react-query';
import { callApi, orNull } from '../../../../lib/api.ts';
import { TEAM_KEY } from '../../../../lib/list/teamKeys.ts';

/** The server logs each fetch as a visit, so this never refetches on its own. */
export function learnerQuery(studentId: string) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'learner', studentId],
    queryFn: ({ signal }) => orNull(callApi(getHqStudent, { params: { studentId }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
