/** The five readings in wire and storage order. The spelling is the product's own. */
export const READING_NAMES = ['Ranacorus', 'Nervousness', 'Enthusiasm', 'Confidence', 'Depress'] as const;
export type ReadingName = (typeof READING_NAMES)[number];

/** The four displayed readings. Depress only counts towards the maximum. */
export const SHOWN_READINGS = ['Ranacorus', 'Enthusiasm', 'Confidence', 'Nervousness'] as const;
export type ShownReading = (typeof SHOWN_READINGS)[number];

export type ReadingSums = readonly [number, number, number, number, number];
export type ExpressionPercentages = Record<ShownReading, number>;

export const ZERO_SUMS: ReadingSums = [0, 0, 0, 0, 0];

/** Converts a reading from 0..1 to the integer that is sent and stored, 0 to 10000. */
export function quantiseReading(value: number): number {
  return Math.round(10_000 * Math.min(1, Math.max(0, value)));
}

export function addSums(a: ReadingSums, b: ReadingSums): ReadingSums {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]];
}

/**
 * The AI expression summary: each reading's average as a percentage of the highest of the five averages, rounded up. Works
 * on sums of quantised readings: every sample has all five, so the counts cancel and the arithmetic stays in integers (with
 * floats `Math.ceil(0.07 * 100)` is 8). All 0 without samples or if all sums are 0.
 */
export function expressionPercentages(sums: ReadingSums): ExpressionPercentages {
  const highest = Math.max(...sums);
  const percent = (sum: number) => (highest === 0 ? 0 : Math.floor((100 * sum + highest - 1) / highest));
  return {
    Ranacorus: percent(sums[0]),
    Enthusiasm: percent(sums[2]),
    Confidence: percent(sums[3]),
    Nervousness: percent(sums[1]),
  };
}
