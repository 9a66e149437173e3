import { describe, expect, it } from 'vitest';
import { dayIn, freeDays, partOfDay, weekdayOffset } from './freeDays.ts';

const INDIA = 'Asia/Kolkata';
/** 1:30 on 24 November in India, still 23 November in London. */
const now = Date.parse('2026-11-23T20:00:00.000Z');
const evening = '2026-11-24T13:00:00.000Z';

describe('freeDays', () => {
  it('begins with today in the zone and covers four weeks', () => {
    const days = freeDays([evening], INDIA, now);
    expect(days[0]).toEqual({ day: '2026-11-24', times: [evening] });
    expect(days.at(-1)?.day).toBe('2026-12-22');
    expect(freeDays([evening], 'Europe/London', now)[0]?.day).toBe('2026-11-23');
  });

  it('sorts the times of a day', () => {
    const morning = '2026-11-24T04:30:00.000Z';
    expect(freeDays([evening, morning], INDIA, now)[0]?.times).toEqual([morning, evening]);
  });

  it('has every day once when the clocks change', () => {
    const days = freeDays([], 'America/New_York', Date.parse('2026-10-20T12:00:00.000Z'));
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
    expect(days.at(-1)?.day).toBe('2026-11-17');
  });
});

describe('dayIn', () => {
  it('is the day by the clock of the zone', () => {
    expect(dayIn(INDIA, now)).toBe('2026-11-24');
    expect(dayIn('Europe/London', now)).toBe('2026-11-23');
  });
});

describe('weekdayOffset', () => {
  it('counts from Monday', () => {
    expect(['2026-11-23', '2026-11-24', '2026-11-29'].map(weekdayOffset)).toEqual([0, 1, 6]);
  });
});

describe('partOfDay', () => {
  it.each([
    ['2026-11-24T06:15:00.000Z', 'morning'],
    ['2026-11-24T06:30:00.000Z', 'afternoon'],
    ['2026-11-24T11:15:00.000Z', 'afternoon'],
    ['2026-11-24T11:30:00.000Z', 'evening'],
    ['2026-11-24T18:30:00.000Z', 'night'],
  ])('of %s in India is %s', (instant, part) => {
    expect(partOfDay(INDIA, instant)).toBe(part);
  });
});
