import { LATE_READINGS_MS } from '@preproom/models/contract/readings/readings';
import type { ShownMeeting } from './useSessions.ts';

/** The rooms of sessions that have begun, as long as the server takes what was measured in them. */
export function lateRooms(meetings: readonly ShownMeeting[], nowMs: number): string[] {
  return meetings
    .filter(({ status }) => status === 'live' || status === 'done')
    .filter(({ startsAt }) => nowMs - Date.parse(startsAt) < LATE_READINGS_MS)
    .map(({ roomid }) => roomid);
}
