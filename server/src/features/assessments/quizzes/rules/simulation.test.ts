import { expect, test } from 'vitest';
import { expectPlaced } from '../testing/expectPlaced.ts';
import { repeatedShare, simulateQuizzes } from '../testing/simulateQuizzes.ts';
import { bandOf } from './bands.ts';

test('1,000 learners at each of five abilities are placed within half a logit, and no item is shown too often', () => {
  const abilities = [-2, -1, 0, 1, 2];
  const simulation = simulateQuizzes('Development Expertise', {
    abilities,
    learners: 1_000,
    seed: 17,
  });
  expectPlaced(simulation);
  expect(simulation.estimates.size).toBe(5);
}, 180_000);

test('of 1,000 learners who only guess, 9 in 10 are in the lowest band', () => {
  const { estimates } = simulateQuizzes('Development Expertise', {
    // Nobody of this ability knows anything.
    ...{ abilities: [-50], learners: 1_000, seed: 23 },
  });
  const bands = estimates.get(-50)?.map(bandOf) ?? [];
  expect(bands.filter((band) => band === 'starting').length).toBeGreaterThan(900);
}, 180_000);

test.each(['Aptitude', 'CS core'] as const)(
  '%s: a quiz a day for 30 days asks at most one question in twenty twice',
  (subject) => {
    expect(repeatedShare(subject, { days: 30, seed: 31 })).toBeLessThanOrEqual(0.05);
  },
);
