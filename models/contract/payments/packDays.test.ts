import { describe, expect, it, test } from 'vitest';
import { extensionFault, nextPackDays, packDays, packState, startingOn } from './packDays.ts';

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

test('a pack that begins on another day keeps its length', () => {
  const extended = { startDay: '2026-11-22', lastDay: '2027-03-01' };
  expect(startingOn(extended, '2026-12-01')).toEqual({ startDay: '2026-12-01', lastDay: '2027-03-10' });
});

describe('extending a pack from 22 November 2026 to 20 January 2027', () => {
  const fault = (lastDay: string, instant: string, hasOtherOpen = false) =>
    extensionFault(packDays('2026-11-22'), lastDay, { hasOtherOpen, nowMs: at(instant) });
  const during = '2026-12-01T06:00:00Z';
  const afterwards = '2027-02-01T06:00:00Z';

  test.each([
    ['2027-01-21', during, null],
    ['2027-11-22', during, null],
    ['2027-11-23', during, 'is too late'],
    ['2027-01-20', during, 'is not later'],
    ['2027-01-31', afterwards, 'is in the past'],
    ['2027-02-01', afterwards, null],
  ])('to %s at %s: %s', (lastDay, instant, expected) => {
    expect(fault(lastDay, instant)).toBe(expected);
  });

  it('when it is over, is refused beside an open one', () => {
    expect(fault('2027-02-10', afterwards, true)).toBe('overlaps another pack');
    expect(fault('2027-02-10', during, true)).toBeNull();
  });
});
