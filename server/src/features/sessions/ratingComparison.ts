import { compareRatings, type RatingsOfLearner } from '@preproom/models/contract/report/ratingComparison';
import { COMMENT_CRITERIA } from '@preproom/models/contract/room/feedback';
import type { RatingComparison } from '@preproom/models/contract/room/performance';
import type { Database } from '@preproom/models/db/database';
import type { FeedbackDocument } from '@preproom/models/db/room/feedback.model';
import type { Types } from 'mongoose';

/** The latest feedback of a mentor that is compared, and how much of other mentors' for the same learners. */
const MAX_OWN = 200;
const MAX_OTHERS = 1_000;

/** Texts are long, and not needed. */
const STARS = {
  remarks: 0,
  history: 0,
  ...Object.fromEntries(COMMENT_CRITERIA.map((name) => [`ratings.${name}`, 0])),
};
type Stored = Pick<FeedbackDocument, 'learnerId' | 'ratings'>;

/** How this mentor's stars compare with those of other mentors for the same learners. For that mentor and the team only. */
export async function readRatingComparison(
  database: Database,
  mentorId: Types.ObjectId | string,
): Promise<RatingComparison> {
  const own = await database.feedback
    .find({ mentorId, state: 'submitted' }, STARS)
    .sort({ submittedAt: -1 })
    .limit(MAX_OWN)
    .lean<Stored[]>();
  const learnerIds = [...new Set(own.map(({ learnerId }) => learnerId.toString()))];
  const others = await database.feedback
    .find({ learnerId: { $in: learnerIds }, mentorId: { $ne: mentorId }, state: 'submitted' }, STARS)
    .sort({ submittedAt: -1 })
    .limit(MAX_OTHERS)
    .lean<Stored[]>();
  return compareRatings(own.map(toRatings), others.map(toRatings));
}

function toRatings({ learnerId, ratings }: Stored): RatingsOfLearner {
  return { learnerId: learnerId.toString(), ratings };
}
