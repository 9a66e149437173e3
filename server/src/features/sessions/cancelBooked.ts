import type { SessionEvent } from '@preproom/models/contract/room/sessionLife';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import type { QueryFilter } from 'mongoose';
import type { AppDeps } from '../../deps.ts';

/**
 * Cancels the matching sessions that have not begun and closes their rooms; a live session ends by itself. A session whose status
 * changes meanwhile is left alone.
 */
export async function cancelBooked(
  { database, clock, closeRoom }: Pick<AppDeps, 'database' | 'clock' | 'closeRoom'>,
  which: QueryFilter<Session>,
  event: Extract<SessionEvent, 'cancelled' | 'ended_for_safety'> = 'cancelled',
): Promise<void> {
  const booked = await database.sessions.find({ ...which, status: 'booked' }).lean<Session[]>();
  for (const session of booked) {
    const cancelled = await applySessionEvent(database, session, event, clock.now());
    if (cancelled) closeRoom(session.roomid, 'ended');
  }
}
