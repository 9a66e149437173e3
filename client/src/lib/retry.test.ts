import { expect, test } from 'vitest';
import { backoffMs } from './retry.ts';

test('delays double from the shortest to the longest', () => {
  const delays = [1, 2, 3, 4, 5, 6].map((failures) => backoffMs(failures, { minMs: 1_000, maxMs: 15_000 }));
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
});

test('chance moves a delay within its upper half', () => {
  const delayWith = (chance: number) => backoffMs(3, { minMs: 1_000, maxMs: 30_000, random: () => chance });
  expect([0, 0.5, 1].map(delayWith)).toEqual([2_000, 3_000, 4_000]);
});
