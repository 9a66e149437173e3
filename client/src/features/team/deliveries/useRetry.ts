import { retryDeliveries } from '@preproom/models/contract/team/deliveries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { TEAM_KEY } from '../../../lib/list/teamKeys.ts';

/** Has these tried again; the list then shows what still stands as failed. */
export function useRetry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => callApi(retryDeliveries, { body: { ids } }),
    onSuccess: () => client.invalidateQueries({ queryKey: TEAM_KEY }),
  });
}
