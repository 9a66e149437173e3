import { CANCELLATIONS } from '@preproom/models/contract/business/bookings';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';

const WINDOW_MS = CANCELLATIONS.days * 24 * 60 * 60_000;

/** How many sessions this mentor cancelled lately. */
export function countCancellations(
  database: Database,
  mentorId: Types.ObjectId,
  nowMs: number,
): Promise<number> {
  return database.sessions.countDocuments({ ...recent(nowMs), mentorId });
}

/** Mentors who cancelled more sessions lately than is allowed. */
export async function cancellingMentors(database: Database, nowMs: number): Promise<Types.ObjectId[]> {
  const mentors = await database.sessions.aggregate<{ _id: Types.ObjectId }>([
    { $match: recent(nowMs) },
    { $group: { _id: '$mentorId', count: { $sum: 1 } } },
    { $match: { count: { $gt: CANCELLATIONS.allowed } } },
  ]);
  return mentors.map(({ _id }) => _id);
}

const recent = (nowMs: number) => ({
  'cancellation.by': 'mentor' as const,
  'cancellation.at': { $gt: new Date(nowMs - WINDOW_MS) },
});
