import type { TimerClock } from '../../lib/clock.ts';

/** Says of each whether it still fits into so many in so long a time; what does not fit is to be left out. */
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
