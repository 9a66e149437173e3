import { NO_AVAILABILITY } from '@preproom/models/contract/sessions/availability';
import { describe, expect, it } from 'vitest';
import { tidyAvailability } from './tidyAvailability.ts';

const tidied = (change: Partial<typeof NO_AVAILABILITY>) =>
  tidyAvailability({ ...NO_AVAILABILITY, ...change }, Date.parse('2026-11-23T20:00:00Z'));

describe('tidyAvailability', () => {
  it('sorts the hours of the week, and joins those that overlap or adjoin', () => {
    const weekly = [
      { day: 2, from: '14:00', to: '16:00' },
      { day: 2, from: '09:00', to: '12:00' },
      { day: 1, from: '10:00', to: '11:00' },
      { day: 2, from: '12:00', to: '13:00' },
      { day: 2, from: '09:30', to: '10:00' },
    ];
    expect(tidied({ weekly }).weekly).toEqual([
      { day: 1, from: '10:00', to: '11:00' },
      { day: 2, from: '09:00', to: '13:00' },
      { day: 2, from: '14:00', to: '16:00' },
    ]);
  });

  it('leaves out what is over by the day of the mentor, where it is the 24th already', () => {
    const exceptions = [
      { date: '2026-11-25', hours: [] },
      { date: '2026-11-23', hours: [] },
      { date: '2026-11-24', hours: [] },
    ];
    const leave = [
      { from: '2026-11-20', to: '2026-11-23' },
      { from: '2026-11-27', to: '2026-11-28' },
    ];
    const slots = ['2026-11-24T10:00:00Z', '2026-11-23T20:00:00Z', '2026-11-24T15:30:00+05:30'];
    const { exceptions: days, ...rest } = tidied({ exceptions, leave, slots });
    expect(days.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-25']);
    expect(rest.leave).toEqual([{ from: '2026-11-27', to: '2026-11-28' }]);
    expect(rest.slots).toEqual(['2026-11-24T10:00:00.000Z']);
  });

  it('joins leave that overlaps or goes on the next day', () => {
    const leave = [
      { from: '2026-12-31', to: '2026-12-31' },
      { from: '2026-12-24', to: '2026-12-30' },
      { from: '2027-01-02', to: '2027-01-02' },
    ];
    expect(tidied({ leave }).leave).toEqual([
      { from: '2026-12-24', to: '2026-12-31' },
      { from: '2027-01-02', to: '2027-01-02' },
    ]);
  });

  it('refuses two exceptions on one date, and names the second', () => {
    const exceptions = ['2026-11-26', '2026-11-25', '2026-11-26'].map((date) => ({ date, hours: [] }));
    expect(() => tidied({ exceptions })).toThrow(
      expect.objectContaining({ code: 'bad_request', fields: { 'exceptions.2.date': 'is there twice' } }),
    );
  });
});
