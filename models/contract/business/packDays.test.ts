import { describe, expect, it, test } from 'vitest';
import { nextPackDays, packDays, packState } from './packDays.ts';

const at = (instant: string) => Date.parse(instant);

describe('the days of a pack', () => {
  it('are counted in India, from the day of the payment', () => {
    expect(nextPackDays([], at('2026-11-22T18:29:59.999Z'))).toEqual({
      startDay: '2026-11-22',
      lastDay: '2027-01-20',
    });
    expect(nextPackDays([], at('2026-11-22T18:30:00Z')).startDay).toBe('2026-11-23');
  });

  it('begin after those of the packs that are still open', () => {
    const first = packDays('2026-11-22');
    const second = nextPackDays([first], at('2026-11-22T12:00:00Z'));
    expect(second.startDay).toBe('2027-01-21');
    expect(nextPackDays([second, first], at('2026-11-23T12:00:00Z')).startDay).toBe('2027-03-22');
  });
});

test.each([
  ['2026-11-21T18:29:59.999Z', 'queued'],
  ['2026-11-21T18:30:00.000Z', 'active'],
  ['2027-01-20T18:29:59.999Z', 'active'],
  ['2027-01-20T18:30:00.000Z', 'ended'],
])('at %s a pack from 22 November is %s', (instant, state) => {
  expect(packState(packDays('2026-11-22'), null, at(instant))).toBe(state);
});

test('a closed pack has ended', () => {
  expect(packState(packDays('2026-11-22'), new Date(0), at('2026-11-23T00:00:00Z'))).toBe('ended');
});
