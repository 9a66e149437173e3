import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { describe, expect, it } from 'vitest';
import { minuteTicks, percentOf, scaleUpTo, valueAt } from './scale.ts';

describe('a scale', () => {
  it('finds the place of a value, and the value of a place', () => {
    const scale = { min: -60, max: 140 };
    expect([-60, 40, 140].map((value) => percentOf(scale, value))).toEqual([0, 50, 100]);
    expect([0, 50, 100].map((percent) => valueAt(scale, percent))).toEqual([-60, 40, 140]);
  });

  it('has a place for the only value of a span without length', () => {
    expect(percentOf({ min: 5, max: 5 }, 5)).toBe(0);
  });

  it.each([
    [8, 8, [0, 2, 4, 6, 8]],
    [8_000, 8_000, [0, 2_000, 4_000, 6_000, 8_000]],
    [14_000, 15_000, [0, 5_000, 10_000, 15_000]],
    [61_300, 80_000, [0, 20_000, 40_000, 60_000, 80_000]],
  ])('ends on a round tick that is not below %d', (value, max, ticks) => {
    expect(scaleUpTo(value)).toEqual({ min: 0, max, ticks });
  });

  it.each([
    ['half a minute', 0, 0.5, [0]],
    ['a short call', 0, 5, [0, 1, 2, 3, 4, 5]],
    ['half an hour and the wait before', -1.5, 31, [0, 10, 20, 30]],
    ['an hour', -1, 61, [0, 15, 30, 45, 60]],
    ['an afternoon', 0, 200, [0, 60, 120, 180]],
  ])('has few ticks for %s, as a clock has them', (_, from, to, minutes) => {
    const ticks = minuteTicks({ min: from * MINUTE_MS, max: to * MINUTE_MS }, 5);
    expect(ticks.map((atMs) => atMs / MINUTE_MS)).toEqual(minutes);
  });
});
