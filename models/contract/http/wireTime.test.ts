import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatWireDate, formatWireTime, parseWireTime } from './wireTime.ts';

// India is at UTC+5:30 all year.
test.each([
  ['20 11 2026', '6:30 PM', '2026-11-20T13:00:00.000Z'],
  ['20 November 2026', '6:30 PM', '2026-11-20T13:00:00.000Z'],
  ['20 Nov 2026', '6:30 PM', '2026-11-20T13:00:00.000Z'],
  ['1 2 2027', '9:05 AM', '2027-02-01T03:35:00.000Z'],
  ['01 02 2027', '09:05 AM', '2027-02-01T03:35:00.000Z'],
  ['20 11 2026', '12:30 AM', '2026-11-19T19:00:00.000Z'],
  ['20 11 2026', '12:30 PM', '2026-11-20T07:00:00.000Z'],
  ['20 11 2026', '12:00 AM', '2026-11-19T18:30:00.000Z'],
  ['20 11 2026', '11:59 PM', '2026-11-20T18:29:00.000Z'],
  ['29 2 2028', '5:30 AM', '2028-02-29T00:00:00.000Z'],
  [' 20 11 2026 ', ' 6:30 pm ', '2026-11-20T13:00:00.000Z'],
])('%s, %s', (date, time, instant) => {
  expect(parseWireTime(date, time)?.toISOString()).toBe(instant);
});

test.each([
  ['31 2 2026', '6:30 PM'],
  ['29 2 2026', '6:30 PM'],
  ['0 11 2026', '6:30 PM'],
  ['20 13 2026', '6:30 PM'],
  ['20 Nevember 2026', '6:30 PM'],
  ['2026-11-20', '6:30 PM'],
  ['20 11', '6:30 PM'],
  ['20 11 2026', '13:00 PM'],
  ['20 11 2026', '0:30 AM'],
  ['20 11 2026', '6:60 PM'],
  ['20 11 2026', '18:30'],
  ['20 11 2026', ''],
  ['', '6:30 PM'],
  ['', ''],
])('"%s", "%s" is no moment', (date, time) => {
  expect(parseWireTime(date, time)).toBeNull();
});

test.each([
  ['2026-11-20T13:00:00.000Z', '20 11 2026', '6:30 PM'],
  ['2026-11-20T18:29:59.999Z', '20 11 2026', '11:59 PM'],
  ['2026-11-20T18:30:00.000Z', '21 11 2026', '12:00 AM'],
  ['2027-01-05T06:30:00.000Z', '5 1 2027', '12:00 PM'],
])('%s is written "%s", "%s"', (instant, date, time) => {
  expect(formatWireDate(new Date(instant))).toBe(date);
  expect(formatWireTime(new Date(instant))).toBe(time);
});

test('every minute that is written is read back as itself', () => {
  const minute = fc.integer({ min: 0, max: 40_000_000 }).map((n) => new Date(Date.UTC(2000, 0) + n * 60_000));
  fc.assert(
    fc.property(minute, (instant) => {
      expect(parseWireTime(formatWireDate(instant), formatWireTime(instant))).toEqual(instant);
    }),
  );
});
