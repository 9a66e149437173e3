import { getStudentTimes } from '@preproom/models/contract/learners/team/studentActs';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { asAppError, callApi } from '../../../lib/api.ts';
import { TEAM_KEY } from '../../../lib/list/teamKeys.ts';
import { proved } from '../../../lib/provedAction.ts';

/** The times to which a session can be moved, fetched every time. */
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
