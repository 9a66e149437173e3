import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../assessments/quizzes/testing/seededRandom.ts';
import { findDrift } from './drift.ts';
import { type Rated, RaterModel } from './raterModel.ts';

const CRITERIA = 17;
const SAMPLES = [3, 3.4, 3.9];

/** Mentors with a known severity who rate learners in whole stars, 17 criteria each, in the order of time. */
function simulate(
  seed: number,
  { mentors, sessions, drifts }: { mentors: number; sessions: number; drifts: boolean },
) {
  const random = seededRandom(seed);
  const normal = (sd: number) =>
    sd * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const starsOf = (performance: number) => {
    let sum = 0;
    for (let n = 0; n < CRITERIA; n++) sum += Math.min(5, Math.max(1, Math.round(performance + normal(0.7))));
    return sum / CRITERIA;
  };
  const severities = Array.from({ length: mentors }, () => normal(0.35));
  const learners = Array.from({ length: (mentors * sessions) / 4 }, () => 3.1 + normal(0.4));
  const ratings: Rated[] = [];
  severities.forEach((severity, mentor) => {
    SAMPLES.forEach((performance, n) => {
      ratings.push({
        mentor: `m${mentor}`,
        performer: `sample${n}`,
        stars: starsOf(performance + severity + normal(0.3)),
      });
    });
  });
  for (let session = 0; session < sessions; session++)
    severities.forEach((severity, mentor) => {
      const learner = Math.floor(random() * learners.length);
      const changed = drifts && session >= sessions - 8 ? (mentor % 2 === 0 ? -1 : 1) : 0;
      const performance = (learners[learner] ?? 0) + severity + changed + normal(0.3);
      ratings.push({ mentor: `m${mentor}`, performer: `l${learner}`, stars: starsOf(performance) });
    });
  return { severities, ratings };
}

function fit(ratings: readonly Rated[]): RaterModel {
  const model = new RaterModel(ratings);
  for (let step = 0; step < 200 && !model.step(); step++);
  return model;
}

describe('severity', () => {
  test.each([6, 15, 60])('of %i mentors: intervals cover the truth in 90 to 98 of 100 cases', (mentors) => {
    let covered = 0;
    let all = 0;
    for (let seed = 1; all < 1_200; seed++) {
      const { severities, ratings } = simulate(seed, { mentors, sessions: 12, drifts: false });
      const model = fit(ratings);
      severities.forEach((truth, mentor) => {
        const { low, high } = model.severityOf(`m${mentor}`);
        all++;
        if (low <= truth && truth <= high) covered++;
      });
    }
    expect(covered / all).toBeGreaterThanOrEqual(0.9);
    expect(covered / all).toBeLessThanOrEqual(0.98);
  });

  test('of a mentor whom nobody can be compared with is 0, and uncertain', () => {
    const alone = Array.from({ length: 12 }, (_, n) => ({ mentor: 'a', performer: `l${n}`, stars: 2 }));
    const { difference, low, high } = fit(alone).severityOf('a');
    expect(Math.abs(difference)).toBeLessThan(0.01);
    expect(high - low).toBeGreaterThan(1);
  });

  test('does not depend on the order of the ratings', () => {
    const { ratings } = simulate(3, { mentors: 8, sessions: 12, drifts: false });
    const [one, other] = [fit(ratings), fit(ratings.toReversed())];
    for (let mentor = 0; mentor < 8; mentor++)
      expect(other.severityOf(`m${mentor}`).difference).toBeCloseTo(
        one.severityOf(`m${mentor}`).difference,
        9,
      );
  });
});

describe('a change of how somebody rates', () => {
  const looked = (drifts: boolean, isTold: (model: RaterModel, own: Rated[]) => boolean): number => {
    let told = 0;
    let all = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const { severities, ratings } = simulate(seed, { mentors: 25, sessions: 40, drifts });
      const model = fit(ratings);
      severities.forEach((_, mentor) => {
        all++;
        const own = ratings.filter((one) => one.mentor === `m${mentor}`);
        if (isTold(model, own)) told++;
      });
    }
    return told / all;
  };

  test('by one star is found within eight sessions', () => {
    expect(looked(true, (model, own) => findDrift(model, own) !== null)).toBeGreaterThan(0.95);
  });

  test('that did not happen is told to at most one mentor in twenty in 40 sessions', () => {
    const everTold = (model: RaterModel, own: Rated[]) =>
      own.some((_, n) => findDrift(model, own.slice(0, n + 1)) !== null);
    expect(looked(false, everTold)).toBeLessThanOrEqual(0.05);
  });
});
