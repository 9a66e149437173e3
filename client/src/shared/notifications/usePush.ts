import { getPush, switchPushOff, switchPushOn } from '@preproom/models/contract/notifications/push';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { canPush, subscribe, unsubscribe } from './browserPush.ts';

const QUERY_KEY = ['push'];

/** Notifications of this browser; null while it is unknown, and where there can be none. */
export function usePush() {
  const queryClient = useQueryClient();
  const isPossible = canPush();
  const { data } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => callApi(getPush, { signal }),
    enabled: isPossible,
  });
  const change = useMutation({
    mutationFn: async (on: boolean) => {
      if (!on) {
        await unsubscribe();
        return callApi(switchPushOff, {});
      }
      const body = await subscribe(data?.publicKey ?? '');
      return body ? callApi(switchPushOn, { body }) : data;
    },
    onSuccess: (state) => queryClient.setQueryData(QUERY_KEY, state),
  });
  if (!isPossible || !data) return null;
  // Withdrawn in the browser's own settings, the server may not know yet.
  const isOn = data.isOn && Notification.permission === 'granted';
  return { isOn, change };
}
