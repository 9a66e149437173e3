import { isRoomOpen, type SessionView, sessionView } from '@preproom/models/contract/sessions/sessionLife';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';
import { useNow } from '../../../../lib/useNow.ts';

/** Seconds matter this close to a session's start or end. */
const NEAR_MS = 2 * 60 * 60_000;

/** The time, each second around a session and each minute otherwise. Renders the caller each time: for leaves only. */
export function useSessionNow({ startsAt }: Pick<Meeting, 'startsAt'>): number {
  const minute = useNow('minute');
  const isNear = Math.abs(Date.parse(startsAt) - minute) <= NEAR_MS;
  return useNow(isNear ? 'second' : 'minute');
}

/** What a session's state is now. */
export function useSessionView(
  meeting: Pick<Meeting, 'status' | 'startsAt'>,
): SessionView & { isOpen: boolean } {
  const now = useSessionNow(meeting);
  const startsAtMs = Date.parse(meeting.startsAt);
  const isOpen = isRoomOpen({ status: meeting.status, startsAtMs }, now);
  return { ...sessionView(meeting.status, startsAtMs, now), isOpen };
}
