export interface Backoff {
  minMs: number;
  maxMs: number;
  /** Random number from 0 to 1. It varies the upper half of each delay, so that many clients don't retry at once. */
  random?: () => number;
}

/** Delay before the next try after this many failures in a row (at least 1): `minMs`, doubling up to `maxMs`. */
export function backoffMs(failures: number, { minMs, maxMs, random }: Backoff): number {
  const delayMs = Math.min(maxMs, minMs * 2 ** (failures - 1));
  return random ? delayMs * (0.5 + 0.5 * random()) : delayMs;
}
