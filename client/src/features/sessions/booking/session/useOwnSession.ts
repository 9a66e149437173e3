import type { AppError, ErrorCode } from '@preproom/models/contract/http/errors';
import type { KnownPerson, Meeting, SessionSide } from '@preproom/models/contract/sessions/sessions';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asAppError } from '../../../../lib/api.ts';
import { useStore } from '../../../../lib/store.ts';
import { useNamed } from '../../../../lib/texts/formerMember.ts';
import { sessionQuery } from '../api.ts';

/** No such session of this user, or an address that cannot be a session's. */
const MISSING: ReadonlySet<ErrorCode> = new Set(['room_not_found', 'not_found']);

/** A session with a display name for the other person, even if they deleted their account. */
export type ShownSession = Meeting & { with: KnownPerson };

export type OwnSession =
  | { state: 'loading' }
  | { state: 'failed'; error: AppError; retry: () => void }
  | { state: 'unknown' }
  | { state: 'loaded'; session: ShownSession; side: SessionSide };

/**
 * One of the user's sessions: from the current-user call, which lists upcoming and recent ones and keeps them up to date, else by a
 * call of its own.
 */
export function useOwnSession(roomid: string): OwnSession {
  const named = useNamed();
  const side = useStore((state) => (state.user?.role === 'mentor' ? 'mentor' : 'learner'));
  const listed = useStore((state) => state.userSessions.find((one) => one.roomid === roomid));
  const refreshUser = useStore((state) => state.refreshUser);
  useEffect(() => {
    // What is listed may be old. If this fails, it is still shown.
    void refreshUser().catch(() => {});
  }, [refreshUser]);
  const { data, error, isFetching, refetch } = useQuery({ ...sessionQuery(roomid), enabled: !listed });
  const session = listed ?? data;
  if (session) return { state: 'loaded', session: { ...session, with: named(session.with) }, side };
  if (!error || isFetching) return { state: 'loading' };
  const failure = asAppError(error);
  return MISSING.has(failure.code)
    ? { state: 'unknown' }
    : { state: 'failed', error: failure, retry: () => void refetch() };
}
