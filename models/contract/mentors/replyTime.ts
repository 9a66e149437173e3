import { HOUR_MS } from '../http/durations.ts';

/** Fewer answers than this say nothing about a habit. */
const MIN_ANSWERS = 3;
/** Slower than this is not something to announce. */
const MAX_HOURS = 72;

/**
 * Within how many hours a mentor usually replies: the median of their waits in milliseconds, rounded up, at least 1. A message that was
 * never answered waits `Infinity`. Null: too few answers, or too slow to say.
 */
export function usualReplyHours(waitsMs: readonly number[]): number | null {
  if (waitsMs.filter(Number.isFinite).length < MIN_ANSWERS) return null;
  const sorted = waitsMs.toSorted((a, b) => a - b);
  const hours = Math.max(1, Math.ceil((sorted[Math.floor(sorted.length / 2)] ?? Infinity) / HOUR_MS));
  return hours <= MAX_HOURS ? hours : null;
}
