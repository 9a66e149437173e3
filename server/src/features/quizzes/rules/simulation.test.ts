import { expect, test } from 'vitest';
import { itemsOf } from '../bank/bank.ts';
import { expectPlaced } from '../testing/expectPlaced.ts';
import { simulateQuizzes } from '../testing/simulateQuizzes.ts';

test('1,000 learners at each of five abilities are placed within half a logit, and no item is in 30 % of the quizzes', () => {
  const abilities = [-2, -1, 0, 1, 2];
  const simulation = simulateQuizzes(itemsOf('Development Expertise'), {
    abilities,
    learners: 1_000,
    seed: 17,
  });
  expectPlaced(simulation);
  expect(simulation.estimates.size).toBe(5);
}, 60_000);
