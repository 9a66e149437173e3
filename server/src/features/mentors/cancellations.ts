import { CANCELLATIONS } from '@preproom/models/contract/business/bookings';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';

const WINDOW_MS = CANCELLATIONS.days * 24 * 60 * 60_000;

interface Cancelling {
  /** The mentor. */
  _id: Types.ObjectId;
  count: number;
}

/** How many sessions each of these mentors cancelled lately; none for those who cancelled nothing. */
export async function countCancellations(
  database: Database,
  mentorIds: Types.ObjectId[],
  nowMs: number,
): Promise<Map<string, number>> {
  const mentors = await database.sessions.aggregate<Cancelling>([
    { $match: { ...recent(nowMs), mentorId: { $in: mentorIds } } },
    { $group: { _id: '$mentorId', count: { $sum: 1 } } },
  ]);
  return new Map(mentors.map(({ _id, count }) => [_id.toString(), count]));
}

/** Mentors who cancelled more sessions lately than is allowed. */
export async function cancellingMentors(database: Database, nowMs: number): Promise<Types.ObjectId[]> {
  const mentors = await database.sessions.aggregate<Cancelling>([
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
