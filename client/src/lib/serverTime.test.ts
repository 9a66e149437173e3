import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnServerTime, serverNow, serverTimeErrorMs } from './serverTime.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The server's time when the request reached it, and how long the request and its answer took. */
function answer(atMs: number, thereMs: number, backMs: number): void {
  const sentAtMs = performance.now();
  vi.advanceTimersByTime(thereMs + backMs);
  learnServerTime(new Date(atMs).toISOString(), sentAtMs);
}

test('before any answer, the device’s clock counts', () => {
  vi.setSystemTime(NOON);
  expect(serverNow()).toBe(NOON);
});

test.each([-26 * HOUR, -90_000, 0, 5 * HOUR])(
  'a device clock that is %i ms wrong shows nothing wrong',
  (wrongMs) => {
    vi.setSystemTime(NOON + wrongMs);
    answer(NOON, 100, 100);
    expect(serverNow()).toBe(NOON + 100);
    vi.advanceTimersByTime(HOUR);
    expect(serverNow()).toBe(NOON + 100 + HOUR);
  },
);

test('a clock that is set during the visit changes nothing', () => {
  vi.setSystemTime(NOON);
  answer(NOON, 0, 0);
  vi.advanceTimersByTime(1_000);
  vi.setSystemTime(NOON - 8 * HOUR);
  expect(serverNow()).toBe(NOON + 1_000);
});

test('half of the round trip is added; a slow answer that agrees does not spoil what a quick one told', () => {
  answer(NOON, 20, 20);
  expect(serverNow()).toBe(NOON + 20);
  answer(NOON + 4_000, 3_960, 40);
  expect(serverNow()).toBe(NOON + 4_020);
});

test('a quicker answer corrects a slow one, and any answer a clock that has stood still', () => {
  answer(NOON, 0, 3_000);
  expect(serverNow()).toBe(NOON + 1_500);
  answer(NOON + 3_000, 20, 20);
  expect(serverNow()).toBe(NOON + 3_020);
  // The device slept: its monotonic clock did not run.
  answer(NOON + HOUR, 100, 300);
  expect(serverNow()).toBe(NOON + HOUR + 200);
});

test('two slow answers together tell more than either', () => {
  // The request was slow: the answer is of its last moment.
  answer(NOON + 3_000, 3_000, 0);
  expect(serverTimeErrorMs()).toBe(1_500);
  // The answer was slow: it is of the first.
  answer(NOON + 3_000, 0, 3_000);
  expect(serverTimeErrorMs()).toBe(0);
  expect(serverNow()).toBe(NOON + 6_000);
});
