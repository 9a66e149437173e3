/** The five readings in the order in which they travel and are stored; the spelling is the product's own. */
export const READING_NAMES = ['Ranacorus', 'Nervousness', 'Enthusiasm', 'Confidence', 'Depress'] as const;
export type ReadingName = (typeof READING_NAMES)[number];

/** The four that are shown. Depress only takes part in the maximum. */
export const SHOWN_READINGS = ['Ranacorus', 'Enthusiasm', 'Confidence', 'Nervousness'] as const;
export type ShownReading = (typeof SHOWN_READINGS)[number];

export type ReadingSums = readonly [number, number, number, number, number];
export type ExpressionPercentages = Record<ShownReading, number>;

export const ZERO_SUMS: ReadingSums = [0, 0, 0, 0, 0];

/** A reading between 0 and 1 as the integer that is sent and stored: 0 to 10000. */
export function quantiseReading(value: number): number {
  return Math.round(10_000 * Math.min(1, Math.max(0, value)));
}

export function addSums(a: ReadingSums, b: ReadingSums): ReadingSums {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]];
}

/**
 * The AI expression summary: each reading's average as a share of the highest of the five averages, in percent, rounded up.
 * Takes the sums of quantised readings: every sample holds all five, so the counts cancel and the arithmetic stays in
 * integers (with floats `Math.ceil(0.07 * 100)` is 8). All zero or no samples: all 0.
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
