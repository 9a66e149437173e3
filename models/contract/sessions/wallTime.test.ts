import { expect, it } from 'vitest';
import { instantAt } from './wallTime.ts';

it.each([
  ['2026-11-24', '18:30', 'Asia/Kolkata', '2026-11-24T13:00:00.000Z'],
  ['2026-03-01', '00:00', 'Asia/Kathmandu', '2026-02-28T18:15:00.000Z'],
  ['2026-07-01', '09:15', 'Europe/London', '2026-07-01T08:15:00.000Z'],
  ['2026-12-01', '09:15', 'Europe/London', '2026-12-01T09:15:00.000Z'],
  ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
])('%s %s in %s is %s', (day, time, timeZone, instant) => {
  expect(new Date(instantAt(day, time, timeZone)).toISOString()).toBe(instant);
});

it('takes one of the two where clocks go back', () => {
  const instants = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'];
  expect(instants).toContain(new Date(instantAt('2026-11-01', '01:30', 'America/New_York')).toISOString());
});
