import type { CodeMoment } from '@preproom/models/contract/room/code';

/** A pause above this is played as if it took this long. */
const LONGEST_PAUSE_MS = 3000;

/**
 * When each moment happened, in milliseconds since both people met, never earlier than the moment before it: the order of the moments
 * is what counts, and the times of two pages may differ by a little.
 */
export function momentTimes(moments: CodeMoment[]): number[] {
  let latest = Number.NEGATIVE_INFINITY;
  return moments.map(({ atMs }) => {
    latest = Math.max(latest, atMs);
    return latest;
  });
}

/** How many of the ascending times are at or before `atMs`. */
export function countUntil(times: number[], atMs: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? 0) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the replay is after `playedMs` more. With `skipsPauses`, what is left of a pause above 3 s before its last 3 s is left out. */
export function advance(times: number[], atMs: number, playedMs: number, skipsPauses: boolean): number {
  let [now, left] = [atMs, playedMs];
  for (let index = countUntil(times, atMs); index < times.length; index += 1) {
    const next = times[index] ?? now;
    if (skipsPauses) now = Math.max(now, next - LONGEST_PAUSE_MS);
    if (next - now > left) return now + left;
    left -= next - now;
    now = next;
  }
  return now;
}
