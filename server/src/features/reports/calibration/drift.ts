import type { Rated, RaterModel } from './raterModel.ts';

/** How many of a mentor's latest ratings are compared with those before them. */
const RECENT_RATINGS = 8;
/** Fewer earlier ratings say nothing about how somebody used to rate. */
const MIN_EARLIER = 10;
/**
 * How many standard deviations the recent ratings must differ. Looked at after every session, 3 leaves at most one in twenty mentors who did not
 * change with a false alarm in forty sessions, and finds a change of one star within eight (`calibration.test.ts`).
 */
const ALARM_Z = 3;

/** How many stars somebody rates the same performance higher (positive) or lower than before. */
export interface Drift {
  difference: number;
}

/**
 * Whether a mentor's latest ratings, oldest first, differ from the earlier ones by more than chance: each is compared with what other mentors'
 * ratings of the same performer lead one to expect, and the means of both parts, weighted by their certainty, with each other (a
 * z test). null: no, or too little is known.
 */
export function findDrift(model: RaterModel, ratings: readonly Rated[]): Drift | null {
  const earlier = ratings.slice(0, -RECENT_RATINGS);
  if (earlier.length < MIN_EARLIER) return null;
  const before = meanSurprise(model, earlier);
  const recent = meanSurprise(model, ratings.slice(-RECENT_RATINGS));
  const difference = recent.stars - before.stars;
  const isSure = Math.abs(difference) > ALARM_Z * Math.sqrt(recent.variance + before.variance);
  return isSure ? { difference } : null;
}

/** Several ratings of one performer share what is unknown of the performer. */
function meanSurprise(model: RaterModel, ratings: readonly Rated[]): { stars: number; variance: number } {
  const found = [...Map.groupBy(ratings, ({ performer }) => performer).values()].map((of) =>
    model.surprise(of),
  );
  const weight = found.reduce((sum, { variance }) => sum + 1 / variance, 0);
  const stars = found.reduce((sum, one) => sum + one.stars / one.variance, 0) / weight;
  return { stars, variance: 1 / weight };
}
