import {
  addSums,
  expressionPercentages,
  quantiseReading,
  type ReadingSums,
  ZERO_SUMS,
} from '@preproom/models/contract/readings/expressionSummary';
import { expect, test } from 'vitest';
import { heavyBrowFace, PROTOTYPE_FACES } from '../testing/prototypeFaces.ts';
import { type Averages, averages, baselineAt, emptyBaseline, readFace } from '../testing/readFace.ts';
import type { ReadingValues } from './formulas.ts';

type PrototypeName = keyof typeof PROTOTYPE_FACES;

// Ranacorus, Nervousness, Enthusiasm, Confidence, Depress; then the summary Ranacorus/Enthusiasm/Confidence/Nervousness.
const TABLE: [PrototypeName, Averages, [number, number, number, number]][] = [
  ['neutral listening', [0, 0, 0, 0.4, 0.044], [0, 0, 100, 0]],
  ['neutral speech', [0, 0, 0.035, 0.43, 0.112], [0, 9, 100, 1]],
  ['flat speech', [0, 0, 0.012, 0.41, 0.14], [0, 3, 100, 0]],
  ['mouth smile', [0, 0, 0.303, 0.66, 0.006], [0, 46, 100, 0]],
  ['smile and squint', [0.001, 0, 0.416, 0.66, 0.006], [1, 64, 100, 0]],
  ['enthusiastic', [0.022, 0.02, 0.597, 0.796, 0.012], [3, 75, 100, 3]],
  ['confident', [0, 0, 0.203, 0.57, 0.021], [0, 36, 100, 0]],
  ['anger', [0.796, 0.211, 0, 0.161, 0.044], [100, 0, 21, 27]],
  ['scowl only', [0.1, 0, 0, 0.328, 0.044], [31, 0, 100, 0]],
  ['sad', [0, 0.165, 0, 0.068, 0.622], [0, 0, 12, 27]],
  ['nervous', [0.052, 0.52, 0.115, 0.178, 0.111], [11, 23, 35, 100]],
  ['turned 26', [0, 0.189, 0.012, 0.049, 0.14], [0, 7, 26, 100]],
];

const runs = Object.fromEntries(
  Object.entries(PROTOTYPE_FACES).map(([name, face]) => [name, readFace(face)]),
) as Record<PrototypeName, ReadingValues[]>;
const average = Object.fromEntries(
  Object.entries(runs).map(([name, readings]) => [name, averages(readings)]),
) as Record<PrototypeName, Averages>;
const [RANACORUS, NERVOUSNESS, ENTHUSIASM, CONFIDENCE, DEPRESS] = [0, 1, 2, 3, 4] as const;

function sumsOf(readings: readonly ReadingValues[]): ReadingSums {
  return readings.reduce<ReadingSums>(
    (sums, values) => addSums(sums, values.map(quantiseReading) as unknown as ReadingSums),
    ZERO_SUMS,
  );
}

function summaryOf(sums: ReadingSums): number[] {
  const { Ranacorus, Enthusiasm, Confidence, Nervousness } = expressionPercentages(sums);
  return [Ranacorus, Enthusiasm, Confidence, Nervousness];
}

test.each(TABLE)('the prototype %s reads as the table says, within 0.01', (name, expected, summary) => {
  for (const [i, value] of expected.entries())
    expect(Math.abs((average[name][i] ?? 1) - value)).toBeLessThan(0.01);
  // One percentage point: the table's averages are rounded, and the summary rounds up.
  for (const [i, percent] of summaryOf(sumsOf(runs[name])).entries())
    expect(Math.abs(percent - (summary[i] ?? 0))).toBeLessThanOrEqual(1);
});

test('the orderings hold, which are what the table is for', () => {
  const top = (reading: 0 | 1 | 2 | 4) =>
    Object.entries(average).reduce((a, b) => (b[1][reading] > a[1][reading] ? b : a))[0];
  expect([top(RANACORUS), top(NERVOUSNESS), top(ENTHUSIASM), top(DEPRESS)]).toEqual([
    'anger',
    'nervous',
    'enthusiastic',
    'sad',
  ]);
  for (const name of ['neutral listening', 'neutral speech', 'nervous', 'sad', 'anger', 'turned 26'] as const)
    expect(average.confident[CONFIDENCE]).toBeGreaterThan(average[name][CONFIDENCE]);
  expect(average['smile and squint'][ENTHUSIASM]).toBeGreaterThan(average['mouth smile'][ENTHUSIASM]);
  expect(average['mouth smile'][ENTHUSIASM]).toBeGreaterThan(average['neutral listening'][ENTHUSIASM]);
  expect(average['scowl only'][RANACORUS]).toBeLessThan(average.anger[RANACORUS] / 3);
  expect(average['neutral speech'][NERVOUSNESS]).toBeLessThan(0.05);
  for (const reading of [RANACORUS, NERVOUSNESS, ENTHUSIASM, DEPRESS])
    expect(average['neutral listening'][reading]).toBeLessThan(0.1);
});

test('a face whose rest looks like a scowl reads as hostile only without its own baseline', () => {
  expect(averages(readFace(heavyBrowFace, { baseline: baselineAt(heavyBrowFace) }))[RANACORUS]).toBeLessThan(
    0.005,
  );
  const uncalibrated = averages(readFace(heavyBrowFace, { baseline: emptyBaseline }));
  expect(uncalibrated[RANACORUS]).toBeCloseTo(0.366, 2);
  expect(Math.max(...uncalibrated.filter((_, i) => i !== CONFIDENCE))).toBe(uncalibrated[RANACORUS]);
});

// The table's averages weighted by the share of the session spent like that.
const MIXES: [string, Partial<Record<PrototypeName, number>>, number[]][] = [
  ['calm', { 'neutral speech': 50, confident: 30, enthusiastic: 15, 'turned 26': 5 }, [1, 34, 100, 3]],
  ['nervous', { 'neutral speech': 40, nervous: 50, 'turned 26': 10 }, [10, 27, 96, 100]],
  ['angry', { 'neutral speech': 40, anger: 40, 'scowl only': 20 }, [100, 5, 90, 26]],
];

test.each(MIXES)('a %s session sums up as written', (_, mix, expected) => {
  const sums = Object.entries(mix).reduce<ReadingSums>((total, [name, share]) => {
    const weighted = sumsOf(runs[name as PrototypeName]).map((sum) => sum * share);
    return addSums(total, weighted as unknown as ReadingSums);
  }, ZERO_SUMS);
  for (const [i, percent] of summaryOf(sums).entries())
    expect(Math.abs(percent - (expected[i] ?? 0))).toBeLessThanOrEqual(1);
});
