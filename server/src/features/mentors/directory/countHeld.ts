import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';

/** How many sessions each of these mentors has held. */
export async function countHeld(
  { sessions }: Database,
  mentorIds: Types.ObjectId[],
): Promise<(mentorId: Types.ObjectId) => number> {
  const held = await sessions.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { mentorId: { $in: mentorIds }, status: 'done' } },
    { $group: { _id: '$mentorId', count: { $sum: 1 } } },
  ]);
  const counts = new Map(held.map(({ _id, count }) => [_id.toString(), count]));
  return (mentorId) => counts.get(mentorId.toString()) ?? 0;
}
