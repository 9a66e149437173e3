import { LIVE_TOPICS, type LiveTopic } from '@preproom/models/contract/room/signalling';
import { queryClient } from '../queryClient.ts';
import { useStore } from '../store.ts';

/**
 * Fetches what belongs to these topics again, where it is shown. A query belongs to the topic that its key begins with; any other
 * query belongs to `user`, as the current-user call does.
 */
export function refetch(topics: readonly LiveTopic[]): void {
  if (topics.includes('user')) void refreshUserAnew();
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => topics.includes(topicOf(queryKey[0])) });
}

export function refetchAll(): void {
  refetch(LIVE_TOPICS);
}

function topicOf(first: unknown): LiveTopic {
  return LIVE_TOPICS.find((topic) => topic === first) ?? 'user';
}

/** Fetches again after a call in flight, whose answer may predate the change. After a failure the page keeps what it shows. */
async function refreshUserAnew(): Promise<void> {
  const { isFetchingData, refreshUser } = useStore.getState();
  if (isFetchingData) await refreshUser().catch(() => {});
  await refreshUser().catch(() => {});
}
