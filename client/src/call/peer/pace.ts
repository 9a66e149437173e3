import type { TimerClock } from '../../lib/clock.ts';

/** Rate limit over a sliding window: returns whether one more is allowed now. */
export function createPace(clock: TimerClock, most: number, spanMs: number): () => boolean {
  let sinceMs = Number.NEGATIVE_INFINITY;
  let count = 0;
  return () => {
    if (clock.now() - sinceMs >= spanMs) {
      sinceMs = clock.now();
      count = 0;
    }
    count += 1;
    return count <= most;
  };
}
