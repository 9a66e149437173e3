import { COMMENT_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import type { RatingComparison } from '@preproom/models/contract/reports/performance';
import { compareRatings, type RatingsOfLearner } from '@preproom/models/contract/reports/ratingComparison';
import type { Database } from '@preproom/models/db/database';
import type { FeedbackDocument } from '@preproom/models/db/reports/feedback.model';
import type { QueryFilter, Types } from 'mongoose';

/** The latest feedback of a mentor that is compared, and how much of other mentors' for the same learners. */
const MAX_OWN = 200;
const MAX_OTHERS = 1_000;

/** Texts are long, and not needed. */
const STARS = {
  remarks: 0,
  history: 0,
  ...Object.fromEntries(COMMENT_CRITERIA.map((name) => [`ratings.${name}`, 0])),
};
type Stored = Pick<FeedbackDocument, 'mentorId' | 'learnerId' | 'ratings'>;

/** How this mentor's stars compare with those of other mentors for the same learners. For that mentor and the team only. */
export async function readRatingComparison(
  database: Database,
  mentorId: Types.ObjectId | string,
): Promise<RatingComparison> {
  return (await readRatingComparisons(database, [mentorId]))(mentorId);
}

/** The same for several mentors, in two queries. */
export async function readRatingComparisons(
  { feedback }: Database,
  mentorIds: readonly (Types.ObjectId | string)[],
): Promise<(mentorId: Types.ObjectId | string) => RatingComparison> {
  const latest = (filter: QueryFilter<FeedbackDocument>, each: number) =>
    feedback
      .find({ ...filter, state: 'submitted' }, STARS)
      .sort({ submittedAt: -1 })
      .limit(each * mentorIds.length)
      .lean<Stored[]>();
  const own = await latest({ mentorId: { $in: mentorIds } }, MAX_OWN);
  const learnerIds = [...new Set(own.map(({ learnerId }) => learnerId.toString()))];
  const all =
    learnerIds.length > 0 ? await latest({ learnerId: { $in: learnerIds } }, MAX_OWN + MAX_OTHERS) : [];
  const ownOf = Map.groupBy(own, ({ mentorId }) => mentorId.toString());
  return (mentorId) => {
    const given = (ownOf.get(mentorId.toString()) ?? []).slice(0, MAX_OWN);
    const learners = new Set(given.map(({ learnerId }) => learnerId.toString()));
    const others = all.filter(
      (one) => learners.has(one.learnerId.toString()) && one.mentorId.toString() !== mentorId.toString(),
    );
    return compareRatings(given.map(toRatings), others.slice(0, MAX_OTHERS).map(toRatings));
  };
}

function toRatings({ learnerId, ratings }: Stored): RatingsOfLearner {
  return { learnerId: learnerId.toString(), ratings };
}
