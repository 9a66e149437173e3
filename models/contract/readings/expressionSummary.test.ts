import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addSums,
  expressionPercentages,
  quantiseReading,
  type ReadingSums,
  ZERO_SUMS,
} from './expressionSummary.ts';

// Sums in stored order: Ranacorus, Nervousness, Enthusiasm, Confidence, Depress.
// Percentages in displayed order: Ranacorus / Enthusiasm / Confidence / Nervousness.
const VECTORS: [why: string, sums: ReadingSums, percentages: [number, number, number, number]][] = [
  ['no samples', ZERO_SUMS, [0, 0, 0, 0]],
  ['five samples, all zero: no division', quantisedSums(Array(5).fill([0, 0, 0, 0, 0])), [0, 0, 0, 0]],
  ['exact shares', [600, 2400, 4100, 5000, 900], [12, 82, 100, 48]],
  ['33.3 and 66.6 are rounded up', [1000, 2000, 3000, 0, 0], [34, 100, 0, 67]],
  ['Depress is the maximum and nobody reaches 100', [2000, 3000, 1000, 4000, 8000], [25, 13, 50, 38]],
  ['floats would say 8 for the first', [7, 29, 57, 100, 58], [7, 57, 100, 29]],
  ['anything above zero is at least 1', [1, 0, 0, 1_000_000, 0], [1, 0, 100, 0]],
  ['ties', [1, 1, 1, 1, 1], [100, 100, 100, 100]],
  ['floats would say 101 for readings .1 and .2 against .3', [3000, 0, 3000, 1000, 3000], [100, 100, 34, 0]],
  ['99.9 is rounded up for two measures', [999, 1, 500, 1000, 501], [100, 50, 100, 1]],
];

function quantisedSums(samples: number[][]): ReadingSums {
  return samples.reduce<ReadingSums>(
    (sums, values) => addSums(sums, values.map(quantiseReading) as unknown as ReadingSums),
    ZERO_SUMS,
  );
}

function percentagesOf(sums: ReadingSums): number[] {
  const { Ranacorus, Enthusiasm, Confidence, Nervousness } = expressionPercentages(sums);
  return [Ranacorus, Enthusiasm, Confidence, Nervousness];
}

test.each(VECTORS)('%s', (_, sums, percentages) => {
  expect(percentagesOf(sums)).toEqual(percentages);
});

test('Math.ceil over floats goes wrong where the integers do not', () => {
  expect(Math.ceil((0.07 / 1) * 100)).toBe(8);
  expect(percentagesOf(quantisedSums([[0.07, 0, 0, 1, 0]]))[0]).toBe(7);
  expect(Math.ceil((0.14 / 0.5) * 100)).toBe(29);
  expect(percentagesOf(quantisedSums([[0.14, 0, 0, 0.5, 0]]))[0]).toBe(28);
  const samples = [
    [0.1, 0, 0.3, 0, 0],
    [0.2, 0, 0, 0, 0],
  ];
  const [first = 0, second = 0] = [samples[0]?.[0], samples[1]?.[0]];
  expect(Math.ceil((100 * ((first + second) / 2)) / (0.3 / 2))).toBe(101);
  expect(percentagesOf(quantisedSums(samples)).slice(0, 2)).toEqual([100, 100]);
});

test('readings are quantised once and kept inside their range', () => {
  expect([-0.1, 0, 0.00004, 0.00005, 0.07, 1, 1.2].map(quantiseReading)).toEqual([
    0, 0, 0, 1, 700, 10_000, 10_000,
  ]);
});

test('any sums: the exact ceiling, computed another way', () => {
  const sum = fc.integer({ min: 0, max: 10_000 * 13_500 });
  fc.assert(
    fc.property(fc.tuple(sum, sum, sum, sum, sum), (sums) => {
      const highest = BigInt(Math.max(...sums));
      const ceiling = (x: number) =>
        highest === 0n ? 0 : Number((100n * BigInt(x)) / highest + ((100n * BigInt(x)) % highest ? 1n : 0n));
      expect(percentagesOf(sums)).toEqual([sums[0], sums[2], sums[3], sums[1]].map(ceiling));
    }),
  );
});

test('the percentages do not depend on the scale of the readings', () => {
  const small: ReadingSums = [7, 29, 57, 100, 58];
  const large = small.map((value) => value * 10_000) as unknown as ReadingSums;
  expect(expressionPercentages(large)).toEqual(expressionPercentages(small));
});
