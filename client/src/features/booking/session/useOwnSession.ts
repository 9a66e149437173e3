import type { AppError } from '@preproom/models/contract/http/errors';
import type { KnownPerson, Meeting, SessionSide } from '@preproom/models/contract/room/sessions';
import { useEffect } from 'react';
import { useStore } from '../../../lib/store.ts';
import { useNamed } from '../../../lib/texts/formerMember.ts';
import { useAsyncAction } from '../../../lib/useAsyncAction.ts';

/** A session with a display name for the other person, even if they deleted their account. */
export type ShownSession = Meeting & { with: KnownPerson };

export type OwnSession =
  | { state: 'loading' }
  | { state: 'failed'; error: AppError; retry: () => void }
  | { state: 'unknown' }
  | { state: 'loaded'; session: ShownSession; side: SessionSide };

/** One of the user's sessions, from the current-user call. */
export function useOwnSession(roomid: string): OwnSession {
  const named = useNamed();
  const side = useStore((state) => (state.user?.role === 'mentor' ? 'mentor' : 'learner'));
  const known = useStore((state) => state.userSessions.find((one) => one.roomid === roomid));
  const refreshUser = useStore((state) => state.refreshUser);
  const isFetching = useStore((state) => state.isFetchingData);
  const { isBusy, error, run } = useAsyncAction();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` is new with every render
  useEffect(() => {
    void run(refreshUser);
  }, [refreshUser, roomid]);
  if (known) return { state: 'loaded', session: { ...known, with: named(known.with) }, side };
  if (error) return { state: 'failed', error, retry: () => void run(refreshUser) };
  return isBusy || isFetching ? { state: 'loading' } : { state: 'unknown' };
}
