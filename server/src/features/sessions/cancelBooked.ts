import type { SessionEvent } from '@preproom/models/contract/sessions/sessionLife';
import type { Database } from '@preproom/models/db/database';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import type { Clock } from '@preproom/models/runtime/clock';
import type { QueryFilter } from 'mongoose';
import type { AppDeps } from '../../deps.ts';

/**
 * Cancels the matching sessions that have not begun and closes their rooms; a live session ends by itself. A session whose status
 * changes meanwhile is left alone; one that is moved meanwhile is cancelled at its new time.
 */
export async function cancelBooked(
  { database, clock, closeRoom }: Pick<AppDeps, 'database' | 'clock' | 'closeRoom'>,
  which: QueryFilter<Session>,
  event: Extract<SessionEvent, 'cancelled' | 'ended_for_safety'> = 'cancelled',
): Promise<void> {
  const booked = await database.sessions.find({ ...which, status: 'booked' }).lean<Session[]>();
  for (const session of booked) {
    if (await cancelNow(database, session, event, clock)) closeRoom(session.roomid, 'ended');
  }
}

/** Attempts, because the people of a session may change it between read and write. */
const TRIES = 3;

async function cancelNow(
  database: Database,
  session: Session,
  event: SessionEvent,
  clock: Clock,
): Promise<boolean> {
  let current: Session | null = session;
  for (let tries = 0; tries < TRIES && current; tries++) {
    if (await applySessionEvent(database, current, event, clock.now())) return true;
    current = await database.sessions.findOne({ _id: session._id, status: 'booked' }).lean<Session>();
  }
  return false;
}
