/**
 * When each of a row of equal events is due, whatever became of those before it (an open loop): what waits because something
 * was slow is measured from the moment it was due.
 */
export interface Schedule {
  count: number;
  /** Milliseconds on the clock of `startMs`. */
  dueMs(index: number): number;
  /** How many are due by now. */
  dueBy(nowMs: number): number;
}

export function evenSchedule(startMs: number, ratePerSecond: number, seconds: number): Schedule {
  const count = Math.floor(ratePerSecond * seconds);
  const everyMs = 1_000 / ratePerSecond;
  return {
    count,
    dueMs: (index) => startMs + index * everyMs,
    dueBy: (nowMs) => (nowMs < startMs ? 0 : Math.min(count, Math.floor((nowMs - startMs) / everyMs) + 1)),
  };
}
