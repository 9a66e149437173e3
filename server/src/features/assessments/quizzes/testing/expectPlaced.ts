import { expect } from 'vitest';
import { maxExposure } from '../rules/selectItem.ts';
import type { Simulation } from './simulateQuizzes.ts';

/** For quizzes at the same moment, each of which counts its items a little late. */
const LEEWAY = 0.02;

/**
 * Learners are met within half a logit on average (the mean distance, not only the mean), those of each ability within 0.6, and no
 * item is shown too often.
 */
export function expectPlaced({ estimates, exposures, items }: Simulation): void {
  const distances = [...estimates].map(([ability, found]) =>
    mean(found.map((estimate) => Math.abs(estimate - ability))),
  );
  expect(mean(distances)).toBeLessThan(0.5);
  expect(Math.max(...distances)).toBeLessThan(0.6);
  expect(Math.max(0, ...exposures)).toBeLessThan(maxExposure(items) + LEEWAY);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
