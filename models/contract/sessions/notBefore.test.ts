import { expect, it } from 'vitest';
import { NO_AVAILABILITY } from './availability.ts';
import { freeTimes } from './freeTimes.ts';

it('offers nothing that starts earlier in the day than the mentor wants, by their clock, slots included', () => {
  const weekly = [{ day: 2, from: '08:00', to: '12:00' }];
  const slots = ['2026-11-25T02:30:00.000Z', '2026-11-25T05:00:00.000Z'];
  const times = freeTimes({
    availability: { ...NO_AVAILABILITY, weekly, slots, noticeHours: 0, notBefore: '10:00' },
    minutes: 45,
    mentorSteps: new Set(),
    learnerSteps: new Set(),
    mentorDays: new Map(),
    nowMs: Date.parse('2026-11-23T18:30:00Z'),
  }).map((ms) => new Date(ms).toISOString());
  // 10:00 in India is 04:30.
  expect(times[0]).toBe('2026-11-24T04:30:00.000Z');
  expect(times).toContain(slots[1]);
  expect(times).not.toContain(slots[0]);
});
