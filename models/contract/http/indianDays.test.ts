import { expect, test } from 'vitest';
import {
  daysAfter,
  financialYear,
  indianDay,
  indianDayBounds,
  lastDays,
  nextDays,
  startOfIndianDay,
  writtenDay,
} from './indianDays.ts';

test.each([
  ['2026-11-22T18:29:59.999Z', '2026-11-22'],
  ['2026-11-22T18:30:00.000Z', '2026-11-23'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
])('in India %s is on %s', (instant, day) => {
  expect(indianDay(Date.parse(instant))).toBe(day);
});

test('the last days begin today and leave none out', () => {
  expect(lastDays(Date.parse('2028-03-01T20:00:00+05:30'), 3)).toEqual([
    '2028-03-01',
    '2028-02-29',
    '2028-02-28',
  ]);
});

test('a day in India goes from midnight to midnight there', () => {
  expect(indianDayBounds(Date.parse('2026-11-22T18:29:59.999Z'))).toEqual({
    from: new Date('2026-11-21T18:30:00Z'),
    to: new Date('2026-11-22T18:30:00Z'),
  });
});

test('the next days follow the clock of their zone, on the night it changes too', () => {
  const { from, to, days } = nextDays(Date.parse('2026-10-24T22:59:59.999Z'), 'Europe/London', 3);
  expect(days.map(({ date }) => date)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  expect(days.map((day) => (day.to.getTime() - day.from.getTime()) / 3_600_000)).toEqual([24, 25, 24]);
  expect([from, to]).toEqual([new Date('2026-10-23T23:00:00Z'), new Date('2026-10-27T00:00:00Z')]);
});

test('days are counted over the ends of months and years', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(startOfIndianDay('2026-11-22')).toEqual(new Date('2026-11-21T18:30:00Z'));
  expect(writtenDay('2027-01-05')).toBe('05 January 2027');
});

test.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2027-01-15', '2026-27'],
  ['2099-12-31', '2099-00'],
])('%s is in the financial year %s', (day, year) => {
  expect(financialYear(day)).toBe(year);
});
