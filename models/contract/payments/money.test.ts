import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paiseOf, proRata, rupeesOf } from './money.ts';

describe('money', () => {
  it('reads prices of the catalogue', () => {
    expect(paiseOf('7999')).toBe(799_900);
    expect(paiseOf('0.05')).toBe(5);
    expect(paiseOf('1999.50')).toBe(199_950);
  });

  it.each(['', '-1', '1e3', '1.5', '12,000', ' 5', '0x10', '99999999', 'NaN'])('refuses %j', (price) => {
    expect(() => paiseOf(price)).toThrow('not a price in rupees');
  });

  it('writes what it reads', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (paise) => {
        expect(paiseOf(rupeesOf(paise))).toBe(paise);
      }),
    );
  });

  it('never gives back more than there is, and all of it for the whole', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(60),
        (paise, whole, some) => {
          const part = Math.min(some, whole);
          const first = proRata(paise, part, whole);
          const rest = proRata(paise, whole - part, whole);
          expect(first + rest).toBeLessThanOrEqual(paise);
          expect(first + rest).toBeGreaterThan(paise - 2);
          expect(proRata(paise, whole, whole)).toBe(paise);
        },
      ),
    );
  });
});
