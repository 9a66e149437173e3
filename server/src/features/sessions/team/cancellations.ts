import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { CANCELLATIONS } from '@preproom/models/contract/sessions/bookings';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';

const WINDOW_MS = CANCELLATIONS.days * 24 * HOUR_MS;

interface Cancelling {
  /** The mentor. */
  _id: Types.ObjectId;
  count: number;
}

/** How many sessions each of these mentors cancelled lately, and how many of them late; none for those who cancelled nothing. */
export async function countCancellations(
  { sessions }: Database,
  mentorIds: Types.ObjectId[],
  nowMs: number,
): Promise<Map<string, { all: number; late: number }>> {
  const counts = new Map<string, { all: number; late: number }>();
  const cancelled = await sessions
    .find({ ...recent(nowMs), mentorId: { $in: mentorIds } }, { mentorId: 1, startsAt: 1, cancellation: 1 })
    .lean();
  for (const { mentorId, startsAt, cancellation } of cancelled) {
    const before = counts.get(mentorId.toString()) ?? { all: 0, late: 0 };
    const lateFrom = startsAt.getTime() - CANCELLATIONS.lateHours * HOUR_MS;
    const isLate = cancellation !== null && cancellation.at.getTime() > lateFrom;
    counts.set(mentorId.toString(), { all: before.all + 1, late: before.late + (isLate ? 1 : 0) });
  }
  return counts;
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
