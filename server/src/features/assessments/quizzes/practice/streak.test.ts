import { daysAfter } from '@preproom/models/contract/http/indianDays';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterPractice, type Streak, streakDays } from './streak.ts';

const FIRST = '2026-11-27';
const practise = (days: readonly number[]) =>
  days.reduce<Streak | null>((streak, day) => afterPractice(streak, daysAfter(FIRST, day)), null);

test.each([
  ['every day', [0, 1, 2], 3],
  ['twice on one day', [0, 0, 1], 2],
  ['with a day off', [0, 2, 4, 5], 4],
  ['after two days off', [0, 1, 4], 1],
])('practice %s', (_, days, expected) => {
  expect(practise(days)?.days).toBe(expected);
});

test('a streak stands through a day off, and has ended after two', () => {
  const streak = practise([0, 1]);
  expect([1, 2, 3, 4].map((day) => streakDays(streak, daysAfter(FIRST, day)))).toEqual([2, 2, 2, 0]);
  expect(streakDays(null, FIRST)).toBe(0);
});

test('the best streak is kept, over the end of a year as well', () => {
  const streak = practise([33, 34, 35, 36, 50]);
  expect(streak).toEqual({ days: 1, best: 4, lastDay: '2027-01-16' });
});

test('no order of days makes more days than there were, or fewer than one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: 1, maxLength: 30 }), (days) => {
      const streak = practise(days);
      expect(streak?.days).toBeGreaterThanOrEqual(1);
      expect(streak?.best).toBeLessThanOrEqual(new Set(days).size);
      expect(streak?.best).toBeGreaterThanOrEqual(streak?.days ?? 0);
      expect(streak?.lastDay).toBe(daysAfter(FIRST, Math.max(...days)));
    }),
  );
});
