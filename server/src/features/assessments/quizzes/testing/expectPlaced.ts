import { expect } from 'vitest';
import type { Simulation } from './simulateQuizzes.ts';

/** Each ability is met within 0.65 logits on average (the mean distance, not only the mean), and no item is in 30 % of the quizzes. */
export function expectPlaced({ estimates, exposures }: Simulation): void {
  for (const [ability, found] of estimates) {
    const distance = found.reduce((sum, estimate) => sum + Math.abs(estimate - ability), 0) / found.length;
    expect(distance, `at ${ability}`).toBeLessThan(0.65);
  }
  expect(Math.max(0, ...exposures)).toBeLessThan(0.3);
}
