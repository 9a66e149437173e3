import type { SessionSide } from '../../contract/sessions/sessions.ts';
import { chunk } from '../chunk.ts';
import type { Database } from '../database.ts';
import type { Session } from './session.model.ts';

/** Somebody has entered the room of a session, which is as it was read then. */
export interface Arrival {
  session: Session;
  side: SessionSide;
  at: Date;
}

/**
 * Records that these sides are in their rooms, and of those who came for the first time, when. Counts only while their sessions are
 * booked or live. Safe to call again. Returns how many of
 * the writes fitted a running session: 0 when none of the sessions is running.
 */
export async function recordArrivals(database: Database, arrivals: readonly Arrival[]): Promise<number> {
  let recorded = 0;
  for (const part of chunk(arrivals)) {
    const { matchedCount } = await database.sessions.bulkWrite(part.flatMap(writesOf), { ordered: false });
    recorded += matchedCount;
  }
  return recorded;
}

function writesOf({ session, side, at }: Arrival) {
  const cameAt = side === 'learner' ? ('learnerCameAt' as const) : ('mentorCameAt' as const);
  const running = { _id: session._id, status: { $in: ['booked' as const, 'live' as const] } };
  // A later heartbeat, or an earlier arrival, may have been stored before it.
  const presence = { updateOne: { filter: running, update: { $max: { lastPresenceAt: at } } } };
  const first = { updateOne: { filter: { ...running, [cameAt]: null }, update: { $set: { [cameAt]: at } } } };
  return session[cameAt] === null ? [presence, first] : [presence];
}
