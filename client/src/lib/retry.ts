export interface Backoff {
  minMs: number;
  maxMs: number;
  /** 0 to 1: makes the upper half of each delay random, so that many pages do not return at the same moment. */
  random?: () => number;
}

/** Milliseconds to wait after so many failures in a row, from 1 on: `minMs`, doubling up to `maxMs`. */
export function backoffMs(failures: number, { minMs, maxMs, random }: Backoff): number {
  const delayMs = Math.min(maxMs, minMs * 2 ** (failures - 1));
  return random ? delayMs * (0.5 + 0.5 * random()) : delayMs;
}
