import { getStudentTimes } from '@preproom/models/contract/learners/team/studentActs';
import { getHqStudent } from '@preproom/models/contract/learners/team/studentFile';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { asAppError, callApi, orNull } from '../../../../lib/api.ts';
import { TEAM_KEY } from '../../../../lib/list/teamKeys.ts';
import { proved } from '../../../../lib/provedAction.ts';

/** The server logs each fetch as a visit, so this never refetches on its own. */
export function learnerQuery(studentId: string) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'learner', studentId],
    queryFn: ({ signal }) => orNull(callApi(getHqStudent, { params: { studentId }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

export function timesQuery(studentId: string, roomid: string) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'learner-times', studentId, roomid],
    queryFn: ({ signal }) => callApi(getStudentTimes, { params: { studentId, roomid }, signal }),
    staleTime: 0,
  });
}

/** Runs a change of the team, asking for a proof if need be. Afterwards everything is fetched again, also when somebody else was first. */
export function useAct() {
  const client = useQueryClient();
  return async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await proved(act);
    } catch (failure) {
      if (asAppError(failure).code === 'conflict') void client.invalidateQueries({ queryKey: TEAM_KEY });
      throw failure;
    }
    await client.invalidateQueries({ queryKey: TEAM_KEY });
  };
}
