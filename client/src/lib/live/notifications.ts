import {
  getNotifications,
  type Notification,
  readNotifications,
} from '@preproom/models/contract/notifications/notifications';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api.ts';

/** Begins with the topic that is pushed when it changes. */
const KEY = ['notifications'];
/** Where no push arrives; a hidden tab does not ask. */
const REFRESH_MS = 120_000;

/** Latest first. The bell and every list share what is loaded. Fails with AppError. */
export function useNotifications() {
  const query = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      callApi(getNotifications, { query: { page: `${pageParam}` }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pages }, _, page) => (page < pages ? page + 1 : undefined),
    refetchInterval: REFRESH_MS,
  });
  const pages = query.data?.pages ?? [];
  return { query, list: withoutRepeats(pages.flatMap(({ data }) => data)), unread: pages[0]?.unread ?? 0 };
}

/** Marks one as read, or it and all that are older. */
export function useReadNotification() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { _id: string; andOlder: boolean }) => callApi(readNotifications, { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

/** One that arrives between two pages moves the last of the first to the second. */
function withoutRepeats(list: Notification[]): Notification[] {
  return [...new Map(list.map((notification) => [notification._id, notification])).values()];
}
