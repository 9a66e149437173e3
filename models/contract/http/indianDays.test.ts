import { expect, test } from 'vitest';
import { indianDay, indianDayBounds, lastDays } from './indianDays.ts';

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
