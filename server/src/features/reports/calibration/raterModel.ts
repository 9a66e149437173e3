import { CholeskyDecomposition, Matrix } from 'ml-matrix';

/** One feedback, or one rated sample interview: the mean of its star criteria, in stars. */
export interface Rated {
  mentor: string;
  /** Whose performance it was: a learner, or a sample interview, which all mentors rate. */
  performer: string;
  stars: number;
}

/** How many stars above (positive) or below other mentors somebody rates the same performance, with its 95 % interval. */
export interface Severity {
  difference: number;
  low: number;
  high: number;
}

interface Variances {
  performer: number;
  mentor: number;
  chance: number;
}
/** In stars², before anything is known: our estimates. They count as much as so many performers, mentors and ratings. */
const PRIOR: Variances = { performer: 0.25, mentor: 0.16, chance: 0.16 };
const PRIOR_WEIGHT = 6;
/** Variances that change by less than this share have converged. */
const CONVERGED = 0.01;
/** A normal distribution's 95 %. */
const Z_95 = 1.96;

/** All ratings of one performer. */
interface Performer {
  given: readonly Rated[];
  ratings: number;
  stars: number;
  /** How often each rated: the place of the mean (0) and of each mentor, with the number of ratings. */
  places: [place: number, ratings: number][];
}

/**
 * Severity of mentors by an additive model with shrinkage: stars = mean + performer + mentor + chance, the last three normal with mean
 * 0. Performers and mentors are estimated together from Henderson's mixed model equations (Henderson 1975), their variances by
 * restricted maximum likelihood with EM steps (Dempster, Laird and Rubin 1977; Searle, Casella and McCulloch 1992, chapter 8).
 * Performers are eliminated first, so that the matrix is as large as the number of mentors. That interviewers differ in severity more
 * than chance allows, and that it can be measured so, is from many-facet models (Linacre 1989).
 */
export class RaterModel {
  readonly #ratings: readonly Rated[];
  readonly #placeOf = new Map<string, number>();
  readonly #performers = new Map<string, Performer>();
  #variances = PRIOR;
  #estimates: number[] = [];
  #covariance = Matrix.zeros(1, 1);

  constructor(ratings: readonly Rated[]) {
    this.#ratings = ratings;
    for (const { mentor } of ratings)
      if (!this.#placeOf.has(mentor)) this.#placeOf.set(mentor, this.#placeOf.size + 1);
    for (const [performer, given] of Map.groupBy(ratings, (one) => one.performer)) {
      const places = [...Map.groupBy(given, ({ mentor }) => mentor)].map(([mentor, of]): [number, number] => [
        this.#place(mentor),
        of.length,
      ]);
      const stars = given.reduce((sum, one) => sum + one.stars, 0);
      this.#performers.set(performer, {
        given,
        ratings: given.length,
        stars,
        places: [[0, given.length], ...places],
      });
    }
  }

  /** One EM step. True: the variances have converged, and severities stand. */
  step(): boolean {
    this.#solve();
    const before = this.#variances;
    this.#variances = this.#expectedVariances();
    const hasConverged = (['performer', 'mentor', 'chance'] as const).every(
      (name) => Math.abs(this.#variances[name] / before[name] - 1) < CONVERGED,
    );
    if (hasConverged) this.#solve();
    return hasConverged;
  }

  severityOf(mentor: string): Severity {
    const place = this.#place(mentor);
    const difference = this.#estimates[place] ?? 0;
    const margin = Z_95 * Math.sqrt(this.#covariance.get(place, place));
    return { difference, low: difference - margin, high: difference + margin };
  }

  /**
   * What a rating differs from what the other mentors' ratings of the same performer lead one to expect, in stars, with the variance
   * of that difference; `ratings` are those that the mentor gave this performer.
   */
  surprise(ratings: readonly Rated[]): { stars: number; variance: number } {
    const { performer, chance } = this.#variances;
    const [first] = ratings;
    if (!first) throw new Error('no rating');
    const given = this.#performers.get(first.performer)?.given ?? [];
    const others = given.filter(({ mentor }) => mentor !== first.mentor);
    const mean = this.#estimates[0] ?? 0;
    const left = others.reduce(
      (sum, { stars, mentor }) => sum + stars - mean - (this.#estimates[this.#place(mentor)] ?? 0),
      0,
    );
    const certainty = 1 / (others.length / chance + 1 / performer);
    const own = ratings.reduce((sum, { stars }) => sum + stars, 0) / ratings.length;
    return {
      stars: own - mean - (certainty / chance) * left,
      variance: chance / ratings.length + certainty,
    };
  }

  #place(mentor: string): number {
    const place = this.#placeOf.get(mentor);
    if (place === undefined) throw new Error('this mentor has rated nothing');
    return place;
  }

  #solve(): void {
    const { performer, mentor, chance } = this.#variances;
    const size = this.#placeOf.size + 1;
    const left = Matrix.zeros(size, size);
    const right = Matrix.zeros(size, 1);
    const add = (row: number, column: number, value: number) =>
      left.set(row, column, left.get(row, column) + value);
    for (let place = 1; place < size; place++) add(place, place, 1 / mentor);
    for (const { mentor: name, stars } of this.#ratings) {
      const place = this.#place(name);
      for (const row of [0, place]) {
        for (const column of [0, place]) add(row, column, 1 / chance);
        right.set(row, 0, right.get(row, 0) + stars / chance);
      }
    }
    for (const { ratings, stars, places } of this.#performers.values()) {
      // Symmetric to the last bit.
      const known = 1 / (ratings / chance + 1 / performer) / chance ** 2;
      for (const [row, ofRow] of places) {
        for (const [column, ofColumn] of places) add(row, column, -known * (ofRow * ofColumn));
        right.set(row, 0, right.get(row, 0) - known * ofRow * stars);
      }
    }
    this.#covariance = new CholeskyDecomposition(left).solve(Matrix.eye(size));
    this.#estimates = this.#covariance.mmul(right).to1DArray();
  }

  #expectedVariances(): Variances {
    const { performer, chance } = this.#variances;
    const sums = { performer: 0, mentor: 0, chance: 0 };
    const effects = new Map<string, { effect: number; variance: number; share: number; of: Performer }>();
    for (const [name, of] of this.#performers) {
      const certainty = 1 / (of.ratings / chance + 1 / performer);
      const share = certainty / chance;
      const expected = of.places.reduce((sum, [at, n]) => sum + n * (this.#estimates[at] ?? 0), 0);
      const effect = share * (of.stars - expected);
      const variance = certainty + share ** 2 * this.#covarianceOf(of.places, of.places);
      effects.set(name, { effect, variance, share, of });
      sums.performer += effect ** 2 + variance;
    }
    for (const place of this.#placeOf.values())
      sums.mentor += (this.#estimates[place] ?? 0) ** 2 + this.#covariance.get(place, place);
    for (const { mentor, performer: name, stars } of this.#ratings) {
      const place = this.#place(mentor);
      const found = effects.get(name);
      if (!found) continue;
      const own: [number, number][] = [
        [0, 1],
        [place, 1],
      ];
      const residual = stars - (this.#estimates[0] ?? 0) - (this.#estimates[place] ?? 0) - found.effect;
      sums.chance +=
        residual ** 2 +
        this.#covarianceOf(own, own) +
        found.variance -
        2 * found.share * this.#covarianceOf(own, found.of.places);
    }
    const counts = {
      performer: this.#performers.size,
      mentor: this.#placeOf.size,
      chance: this.#ratings.length,
    };
    const pooled = (name: keyof Variances) =>
      (sums[name] + PRIOR_WEIGHT * PRIOR[name]) / (counts[name] + PRIOR_WEIGHT);
    return { performer: pooled('performer'), mentor: pooled('mentor'), chance: pooled('chance') };
  }

  /** Covariance of two weighted sums of mean and mentors. */
  #covarianceOf(a: readonly [number, number][], b: readonly [number, number][]): number {
    let sum = 0;
    for (const [row, weight] of a)
      for (const [column, other] of b) sum += weight * other * this.#covariance.get(row, column);
    return sum;
  }
}
