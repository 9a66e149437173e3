import { createObservable } from './observable.ts';

/** The server's time when `performance.now()` was 0, in milliseconds since the epoch. */
interface Bounds {
  earliestMs: number;
  latestMs: number;
}

/** Null until the server has told its time: the device's counts. */
const clock = createObservable<{ origin: Bounds | null }>({ origin: null });

/**
 * The server's time in milliseconds since the epoch. It runs on the browser's monotonic clock, so neither a wrong device clock nor
 * one that is set during the visit matters.
 */
export function serverNow(): number {
  const { origin } = clock.get();
  return origin === null ? Date.now() : (origin.earliestMs + origin.latestMs) / 2 + performance.now();
}

/** By how many milliseconds `serverNow` can be wrong. Infinite while the device's clock counts. */
export function serverTimeErrorMs(): number {
  const { origin } = clock.get();
  return origin === null ? Number.POSITIVE_INFINITY : (origin.latestMs - origin.earliestMs) / 2;
}

/**
 * Learns from an answer that carries the server's time; `sentAtMs` is `performance.now()` of its request. When the answer arrives,
 * the server's time is `told` plus anything up to the round trip. Every answer narrows what is known; one that contradicts it
 * replaces it.
 */
export function learnServerTime(told: string, sentAtMs: number): void {
  const toldMs = Date.parse(told);
  const answer = { earliestMs: toldMs - performance.now(), latestMs: toldMs - sentAtMs };
  const known = clock.get().origin;
  const both = {
    earliestMs: Math.max(answer.earliestMs, known?.earliestMs ?? answer.earliestMs),
    latestMs: Math.min(answer.latestMs, known?.latestMs ?? answer.latestMs),
  };
  const origin = both.earliestMs <= both.latestMs ? both : answer;
  if (origin.earliestMs !== known?.earliestMs || origin.latestMs !== known.latestMs) clock.change({ origin });
}

/** Calls the listener whenever the estimate changes; returns the unsubscribe function. */
export const onServerTimeChange = clock.subscribe;

/** For tests: as if the server had not told its time. */
export function forgetServerTime(): void {
  clock.change({ origin: null });
}
