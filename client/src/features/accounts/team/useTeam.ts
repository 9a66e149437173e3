import type { Right } from '@preproom/models/contract/accounts/team/rights';
import {
  addToTeam,
  changeRights,
  getTeam,
  removeFromTeam,
} from '@preproom/models/contract/accounts/team/team';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { TEAM_KEY } from '../../../lib/list/teamKeys.ts';
import { proved } from '../../../lib/provedAction.ts';

export const teamQuery = queryOptions({
  queryKey: [...TEAM_KEY, 'team'],
  queryFn: ({ signal }) => callApi(getTeam, { signal }),
});

export type TeamChange =
  | { is: 'add'; email: string; rights: Right[] }
  | { is: 'change'; userId: string; from: Right[]; rights: Right[] }
  | { is: 'remove'; userId: string };

/** Changes the team. After a failure it is fetched again, since somebody else may have changed it. */
export function useChangeTeam() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: TeamChange) => proved(() => send(change)),
    onSuccess: (team) => client.setQueryData(teamQuery.queryKey, team),
    onError: () => client.invalidateQueries(teamQuery),
  });
}

function send(change: TeamChange) {
  if (change.is === 'add') {
    const { email, rights } = change;
    return callApi(addToTeam, { body: { email, rights } });
  }
  const params = { userId: change.userId };
  if (change.is === 'remove') return callApi(removeFromTeam, { params });
  return callApi(changeRights, { params, body: { from: change.from, rights: change.rights } });
}
