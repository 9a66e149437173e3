import { type PublicReview, REVIEWS_PER_PAGE } from '@preproom/models/contract/mentors/directory';
import { hasLink } from '@preproom/models/contract/reports/reviewText';
import type { Database } from '@preproom/models/db/database';
import type { MentorRatingDocument } from '@preproom/models/db/reports/mentorRating.model';
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
  database: Database,
  mentorId: Types.ObjectId,
  page: number,
): Promise<{ reviews: PublicReview[]; total: number }> {
  const shown = { mentorId, reviewedAt: { $gt: new Date(0) }, hidden: null };
  const [ratings, total] = await Promise.all([
    database.mentorRatings
      .find(shown)
      .sort({ reviewedAt: -1, _id: -1 })
      .skip((page - 1) * REVIEWS_PER_PAGE)
      .limit(REVIEWS_PER_PAGE)
      .lean(),
    database.mentorRatings.countDocuments(shown),
  ]);
  return { reviews: await presentReviews(database, ratings), total };
}

async function presentReviews(
  { users, sessions }: Database,
  ratings: (MentorRatingDocument & { _id: Types.ObjectId })[],
): Promise<PublicReview[]> {
  const [learners, rooms] = await Promise.all([
    users.find({ _id: { $in: ratings.map(({ learnerId }) => learnerId) } }, { Name: 1 }).lean(),
    sessions
      .find({ roomid: { $in: ratings.map(({ roomid }) => roomid) } }, { roomid: 1, round: 1, isFree: 1 })
      .lean(),
  ]);
  const names = new Map(learners.map(({ _id, Name }) => [_id.toString(), Name]));
  const held = new Map(rooms.map((session) => [session.roomid, session]));
  return ratings.map(({ _id, roomid, learnerId, stars, reviewText, reviewedAt, ratedAt, answer }) => ({
    _id: _id.toString(),
    stars,
    text: reviewText ?? '',
    firstName: firstNameOf(names.get(learnerId.toString())),
    round: held.get(roomid)?.round ?? null,
    isFree: held.get(roomid)?.isFree ?? false,
    writtenAt: (reviewedAt ?? ratedAt).toISOString(),
    answer: answer && { text: answer.text, answeredAt: answer.answeredAt.toISOString() },
  }));
}

/** A name, and nothing that could be read as a message or an address. */
const FIRST_NAME = /^[\p{L}\p{M}.'’-]{1,40}$/u;

/** Learners agree to be shown by their first name alone. Empty if what they call themselves is not fit to be shown. */
export function firstNameOf(name: string | undefined): string | null {
  const first = name?.trim().split(/\s+/)[0];
  if (!first) return null;
  return FIRST_NAME.test(first) && !hasLink(first) ? first : '';
}
