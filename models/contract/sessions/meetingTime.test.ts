import { expect, test } from 'vitest';
import { meetingTiming, timeParts } from './meetingTime.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 10, 20, 13, 0);

test.each([
  [0, [0, 0, 0, 0]],
  [999, [0, 0, 0, 0]],
  [SECOND, [0, 0, 0, 1]],
  [MINUTE - 1, [0, 0, 0, 59]],
  [MINUTE, [0, 0, 1, 0]],
  [HOUR - 1, [0, 0, 59, 59]],
  [HOUR, [0, 1, 0, 0]],
  [DAY - 1, [0, 23, 59, 59]],
  [DAY, [1, 0, 0, 0]],
  [100 * DAY + 2 * HOUR + 3 * MINUTE + 4 * SECOND + 5, [100, 2, 3, 4]],
])('%i ms in parts', (span, [days, hours, minutes, seconds]) => {
  expect(timeParts(span)).toEqual({ days, hours, minutes, seconds });
});

test.each([
  ['a day before', -DAY, { state: 'has_time', remaining: timeParts(DAY) }],
  ['a millisecond before', -1, { state: 'has_time', remaining: timeParts(1) }],
  ['at the start', 0, { state: 'started', elapsed: timeParts(0) }],
  ['44:59.999 after', 45 * MINUTE - 1, { state: 'started', elapsed: timeParts(45 * MINUTE - 1) }],
  ['45:00.000 after', 45 * MINUTE, { state: 'started', elapsed: timeParts(45 * MINUTE) }],
  ['45:00.001 after', 45 * MINUTE + 1, { state: 'needs_rescheduling' }],
  ['a year after', 365 * DAY, { state: 'needs_rescheduling' }],
])('%s', (_name, sinceStart, expected) => {
  expect(meetingTiming(START, START + sinceStart)).toEqual(expected);
});

/** By counting units, one after the other, instead of dividing. */
function slowParts(spanMs: number) {
  const parts = { days: 0, hours: 0, minutes: 0, seconds: 0 };
  let left = spanMs;
  const units = [
    ['days', DAY],
    ['hours', HOUR],
    ['minutes', MINUTE],
    ['seconds', SECOND],
  ] as const;
  for (const [unit, ms] of units) for (; left >= ms; left -= ms) parts[unit] += 1;
  return parts;
}

test('every boundary, a millisecond before and after it, agrees with counting', () => {
  const units = [SECOND, MINUTE, HOUR, DAY];
  const boundaries = units.flatMap((unit) => [1, 2, 10, 44, 45, 46, 59, 60, 61].map((n) => n * unit));
  for (const boundary of [0, ...boundaries])
    for (const sinceStart of [-boundary - 1, -boundary, 1 - boundary, boundary - 1, boundary, boundary + 1]) {
      const timing = meetingTiming(START, START + sinceStart);
      if (sinceStart < 0) expect(timing).toEqual({ state: 'has_time', remaining: slowParts(-sinceStart) });
      else if (sinceStart <= 2_700_000)
        expect(timing).toEqual({ state: 'started', elapsed: slowParts(sinceStart) });
      else expect(timing).toEqual({ state: 'needs_rescheduling' });
    }
});
