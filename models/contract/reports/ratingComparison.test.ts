import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STAR_CRITERIA } from '../catalogues/criteria.ts';
import { compareRatings, type RatingsOfLearner } from './ratingComparison.ts';

const all = (stars: number) => Object.fromEntries(STAR_CRITERIA.map((name) => [name, stars]));
const rated = (learner: number, stars: number): RatingsOfLearner => ({
  learnerId: `learner${learner}`,
  ratings: all(stars),
});
const learners = (count: number) => Array.from({ length: count }, (_, n) => n);

/** A generator of normal noise from a seed, so that a failure can be repeated. */
function normalNoise(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    // Numerical Recipes' linear congruential generator.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 1) / 4_294_967_297;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

describe('how a mentor rates', () => {
  it('is unknown with fewer than three shared learners', () => {
    expect(compareRatings([], [])).toEqual({ difference: null, learners: 0 });
    const own = learners(5).map((n) => rated(n, 3));
    expect(
      compareRatings(
        own,
        learners(2).map((n) => rated(n, 4)),
      ),
    ).toEqual({
      difference: null,
      learners: 2,
    });
    // Nobody else has met these.
    expect(
      compareRatings(
        own,
        learners(5).map((n) => rated(n + 10, 4)),
      ),
    ).toEqual({
      difference: null,
      learners: 0,
    });
  });

  it('is the mean difference over the shared learners, shrunk towards 0', () => {
    const own = learners(3).map((n) => rated(n, 3));
    const others = learners(3).map((n) => rated(n, 4));
    // Three learners with a difference of -1: -3 / (3 + 3).
    expect(compareRatings(own, others)).toEqual({ difference: -0.5, learners: 3 });
    expect(compareRatings(others, own)).toEqual({ difference: 0.5, learners: 3 });
  });

  it('compares only criteria that both sides rated', () => {
    const own = learners(3).map((n) => ({ ...rated(n, 3), ratings: { 'Time Management': 2 } }));
    const others = learners(3).map((n) => ({
      ...rated(n, 3),
      ratings: { 'Time Management': 4, 'Stress Handling': 1 },
    }));
    expect(compareRatings(own, others).difference).toBe(-1);
    const disjoint = others.map((one) => ({ ...one, ratings: { 'Stress Handling': 1 } }));
    expect(compareRatings(own, disjoint)).toEqual({ difference: null, learners: 0 });
  });

  it('weighs a learner once, however often they were rated', () => {
    const own = [rated(0, 2), rated(0, 2), rated(0, 2), rated(1, 4), rated(2, 4), rated(3, 4)];
    const others = learners(4).map((n) => rated(n, 4));
    expect(compareRatings(own, others).difference).toBeCloseTo(-2 / 7, 12);
  });

  it.each([-0.8, 0, 0.6])('recovers an effect of %s stars from simulated ratings', (effect) => {
    const noise = normalNoise(42);
    const ratingOf = (ability: number, mentor: number) =>
      Object.fromEntries(
        STAR_CRITERIA.map((name) => [
          name,
          Math.min(5, Math.max(1, Math.round(ability + mentor + 0.6 * noise()))),
        ]),
      );
    const people = learners(150).map((n) => ({ learnerId: `learner${n}`, ability: 3 + 0.4 * noise() }));
    const own = people.map(({ learnerId, ability }) => ({ learnerId, ratings: ratingOf(ability, effect) }));
    const others = people.flatMap(({ learnerId, ability }) =>
      [-0.3, 0.3].map((mentor) => ({ learnerId, ratings: ratingOf(ability, mentor) })),
    );
    const { difference, learners: shared } = compareRatings(own, others);
    expect(shared).toBe(150);
    expect(Math.abs((difference ?? 9) - effect)).toBeLessThan(0.1);
  });

  it('is the same in any order, and always a number within the scale or null', () => {
    const rating = fc.record({
      learnerId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      ratings: fc.record(
        Object.fromEntries(STAR_CRITERIA.slice(0, 4).map((name) => [name, fc.integer({ min: 1, max: 5 })])),
        { requiredKeys: [] },
      ),
    });
    const many = fc.array(rating, { maxLength: 30 });
    fc.assert(
      fc.property(many, many, (own, others) => {
        const result = compareRatings(own, others);
        expect(compareRatings(own.toReversed(), others.toReversed())).toEqual(result);
        if (result.difference !== null) expect(Math.abs(result.difference)).toBeLessThan(4);
      }),
    );
  });
});
