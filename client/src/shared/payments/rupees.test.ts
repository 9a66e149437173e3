import { describe, expect, it } from 'vitest';
import { inPaise, inWholeRupees } from './rupees.ts';

describe('an amount that is typed', () => {
  it.each([
    ['1400', 140_000],
    [' 1400 ', 140_000],
    ['₹1400', 140_000],
    ['₹ 1,400', 140_000],
    ['₹\u00a01,400.50', 140_050],
    ['1,00,000', 10_000_000],
    ['100,000', 10_000_000],
    ['1 00 000', 10_000_000],
    ['Rs. 500', 50_000],
    ['rs 500/-', 50_000],
    ['INR 500', 50_000],
    ['799.9', 79_990],
    ['0', 0],
  ])('%s is %d paise', (typed, paise) => {
    expect(inPaise(typed)).toBe(paise);
  });

  it.each(['', '₹', 'none', '-5', '1.234', '12,3', '1,2,3', '1400 500', '$5', '12345678', '1..5'])(
    '%s is none',
    (typed) => {
      expect(inPaise(typed)).toBeNull();
      expect(inWholeRupees(typed)).toBeNull();
    },
  );

  it('has paise or is whole', () => {
    expect([inWholeRupees('₹ 7,999'), inWholeRupees('7999.00'), inWholeRupees('7999.50')]).toEqual([
      7999,
      7999,
      null,
    ]);
  });
});
