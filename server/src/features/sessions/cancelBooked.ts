import type { SessionEvent } from '@preproom/models/contract/room/sessionLife';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import type { QueryFilter } from 'mongoose';
import type { AppDeps } from '../../deps.ts';

/**
 * Cancels those of these sessions that have not begun; one that is live ends by itself. Whoever waits in such a room is put out.
 * Sessions that stop being booked meanwhile are left to whoever changed them.
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
