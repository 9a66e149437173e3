import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { asAppError, orNull } from '../../../lib/api.ts';
import { TEAM_KEY } from '../../../lib/list/teamKeys.ts';

export interface InboxCalls<File, Change> {
  read: (signal: AbortSignal) => Promise<{ data: File }>;
  change: (change: Change) => Promise<{ data: File }>;
}

/**
 * One entry and the change of its state. The server logs each fetch as a visit, so it is fetched again only when somebody else
 * has changed it; whatever was typed stays.
 */
export function useInboxEntry<File, Change>(noun: string, id: string, calls: InboxCalls<File, Change>) {
  const client = useQueryClient();
  const queryKey = [...TEAM_KEY, 'entry', noun, id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => orNull(calls.read(signal)),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const changing = useMutation({
    mutationFn: calls.change,
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      return client.invalidateQueries({ queryKey: [...TEAM_KEY, 'list'] });
    },
    onError: (error) => {
      if (asAppError(error).code === 'conflict') void client.invalidateQueries({ queryKey });
    },
  });
  return { ...query, changing };
}
