export function clamp01(x: number): number {
  return Math.min(1, Math.max(0, x));
}

/** Linear ramp: 0 up to `from`, 1 from `to` on. */
export function ramp(x: number, from: number, to: number): number {
  return clamp01((x - from) / (to - from));
}

/** Median; 0 without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? 0;
  return sorted.length % 2 ? upper : (upper + (sorted[sorted.length / 2 - 1] ?? 0)) / 2;
}

/** Population standard deviation; 0 with fewer than two values. */
export function standardDeviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
  return Math.sqrt(values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / values.length);
}

export function rootMeanSquare(values: readonly number[]): number {
  return values.length ? Math.sqrt(values.reduce((sum, x) => sum + x * x, 0) / values.length) : 0;
}
