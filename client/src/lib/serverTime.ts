import { createObservable } from './observable.ts';

/** `epochMs`: the server's time when `performance.now()` was 0. Null until the server has told its time: the device's counts. */
const clock = createObservable<{ epochMs: number | null }>({ epochMs: null });

/**
 * The server's time in milliseconds since the epoch. It runs on the browser's monotonic clock, so neither a wrong device clock nor
 * one that is set during the visit matters.
 */
export function serverNow(): number {
  const { epochMs } = clock.get();
  return epochMs === null ? Date.now() : epochMs + performance.now();
}

/**
 * Learns from an answer that carries the server's time; `sentAtMs` is `performance.now()` of its request. When the answer arrives,
 * the server's time is `told` plus anything up to the round trip. An estimate within these bounds is kept, so that slow answers
 * don't spoil it; any other is replaced by their middle.
 */
export function learnServerTime(told: string, sentAtMs: number): void {
  const arrivedAtMs = performance.now();
  const earliestMs = Date.parse(told);
  const roundTripMs = arrivedAtMs - sentAtMs;
  const knownMs = clock.get().epochMs === null ? null : serverNow();
  if (knownMs !== null && knownMs >= earliestMs && knownMs <= earliestMs + roundTripMs) return;
  clock.change({ epochMs: earliestMs + roundTripMs / 2 - arrivedAtMs });
}

/** Calls the listener whenever the estimate changes; returns the unsubscribe function. */
export const onServerTimeChange = clock.subscribe;

/** For tests: as if the server had not told its time. */
export function forgetServerTime(): void {
  clock.change({ epochMs: null });
}
