import { STAR_CRITERIA, type StarCriterion } from '../catalogues/criteria.ts';
import type { RatingComparison } from './performance.ts';
import { averageOf } from './progress.ts';

/** Fewer shared learners say nothing about a mentor. */
export const MIN_SHARED_LEARNERS = 3;
/**
 * Shrinks the difference towards 0 as if so many more learners had shown none. It is the ratio of two variances: of one learner's
 * difference by chance (about 0.7² stars) and of mentors' severity (about 0.4²). Both are estimates by us.
 */
const SHRINKAGE_LEARNERS = 3;

/** One feedback's stars. */
export interface RatingsOfLearner {
  learnerId: string;
  ratings: Partial<Record<StarCriterion, unknown>>;
}

/**
 * How a mentor's stars compare with other mentors' for the same learners. For each shared learner, the mean over the criteria that
 * both sides rated of (own mean − the others' mean); over n learners, the sum of these differences / (n + 3). It is the mentor's
 * effect in the additive model rating = learner and criterion + mentor, with the other mentors together as the reference, shrunk
 * towards 0; the idea of a rater's severity is from many-facet models (Linacre 1989). The result does not depend on the order.
 */
export function compareRatings(
  own: readonly RatingsOfLearner[],
  others: readonly RatingsOfLearner[],
): RatingComparison {
  const othersOf = Map.groupBy(others, ({ learnerId }) => learnerId);
  const differences = [...Map.groupBy(own, ({ learnerId }) => learnerId)].flatMap(([learnerId, given]) => {
    const difference = differenceFor(given, othersOf.get(learnerId) ?? []);
    return difference === null ? [] : [difference];
  });
  const learners = differences.length;
  if (learners < MIN_SHARED_LEARNERS) return { difference: null, learners };
  // In order of size, so that the sum's rounding does not depend on the order of the learners.
  const sum = differences.toSorted((a, b) => a - b).reduce((total, difference) => total + difference, 0);
  return { difference: sum / (learners + SHRINKAGE_LEARNERS), learners };
}

function differenceFor(own: readonly RatingsOfLearner[], others: readonly RatingsOfLearner[]): number | null {
  return averageOf(
    STAR_CRITERIA.flatMap((criterion) => {
      const [mine, theirs] = [meanOf(criterion, own), meanOf(criterion, others)];
      return mine === null || theirs === null ? [] : [mine - theirs];
    }),
  );
}

function meanOf(criterion: StarCriterion, of: readonly RatingsOfLearner[]): number | null {
  return averageOf(
    of.flatMap(({ ratings }) => {
      const stars = ratings[criterion];
      return typeof stars === 'number' ? [stars] : [];
    }),
  );
}
