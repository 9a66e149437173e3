import type { AppError } from '@preproom/models/contract/http/errors';
import type { KnownPerson, Meeting } from '@preproom/models/contract/sessions/sessions';
import { useCallback, useEffect, useState } from 'react';
import { asAppError } from '../../../../lib/api.ts';
import { useStore } from '../../../../lib/store.ts';
import { useNamed } from '../../../../lib/texts/formerMember.ts';

/** Polling interval of an open dashboard, so that booked, ended and missed sessions show up. */
const REFRESH_MS = 60_000;

/** A session with a display name for the other participant, even if they deleted their account. */
export type ShownMeeting = Meeting & { with: KnownPerson };

export type Sessions =
  | { state: 'loading' }
  | { state: 'failed'; error: AppError; retry: () => void }
  | { state: 'loaded'; meetings: ShownMeeting[] };

/** The user's sessions from the store; refreshed on mount, when the tab becomes visible, and every minute. */
export function useSessions(): Sessions {
  const named = useNamed();
  const stored = useStore((state) => state.userSessions);
  const [hasAnswer, setHasAnswer] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  const refresh = useCallback(async () => {
    setError(null);
    try {
      await useStore.getState().refreshUser();
      setHasAnswer(true);
    } catch (failure) {
      setError(asAppError(failure));
    }
  }, []);

  useEffect(() => {
    void refresh();
    return whileLookedAt(refresh);
  }, [refresh]);

  const meetings = stored.map((meeting) => ({ ...meeting, with: named(meeting.with) }));
  // Known sessions stay on the page during a refresh, and if it fails.
  if (hasAnswer || meetings.length > 0) return { state: 'loaded', meetings };
  if (error) return { state: 'failed', error, retry: refresh };
  return { state: 'loading' };
}

function whileLookedAt(refresh: () => Promise<void>): () => void {
  const refreshIfVisible = () => {
    if (document.visibilityState === 'visible') void refresh();
  };
  const ticking = setInterval(refreshIfVisible, REFRESH_MS);
  document.addEventListener('visibilitychange', refreshIfVisible);
  return () => {
    clearInterval(ticking);
    document.removeEventListener('visibilitychange', refreshIfVisible);
  };
}
