import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Gstin, type TaxSplit, taxWithin, taxWithinRefund } from './gst.ts';

const sumOf = ({ taxablePaise, cgstPaise, sgstPaise }: TaxSplit) => taxablePaise + cgstPaise + sgstPaise;
const paise = fc.nat(1_000_000_000);

describe('the tax within a price', () => {
  it('is 18 % of the taxable value', () => {
    expect(taxWithin(118_00)).toEqual({ taxablePaise: 100_00, cgstPaise: 9_00, sgstPaise: 9_00 });
    expect(taxWithin(7_999_00)).toEqual({ taxablePaise: 6_778_82, cgstPaise: 610_09, sgstPaise: 610_09 });
    expect(taxWithin(0)).toEqual({ taxablePaise: 0, cgstPaise: 0, sgstPaise: 0 });
  });

  it('adds up to the price, in two equal halves, each within half a paisa of 9 %', () => {
    fc.assert(
      fc.property(paise, (price) => {
        const split = taxWithin(price);
        expect(sumOf(split)).toBe(price);
        expect(split.cgstPaise).toBe(split.sgstPaise);
        expect(Math.abs(split.cgstPaise - (price * 9) / 118)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

it('refunds in any parts carry the tax of the payment, no more and no less', () => {
  // A provider refunds a rupee at least.
  const parts = fc.array(fc.integer({ min: 100, max: 2_000_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, (refunds) => {
      let before = 0;
      const sums = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0 };
      for (const refund of refunds) {
        const split = taxWithinRefund(before, refund);
        expect(sumOf(split)).toBe(refund);
        for (const name of ['taxablePaise', 'cgstPaise', 'sgstPaise'] as const) {
          expect(split[name]).toBeGreaterThan(0);
          sums[name] += split[name];
        }
        before += refund;
      }
      expect(sums).toEqual(taxWithin(before));
    }),
  );
});

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('%s is one', (text) => {
    expect(Gstin.parse(text)).toBe(text);
  });

  it('has a check digit that finds every single wrong character', () => {
    const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const right = '27AAPFU0939F1ZV';
    fc.assert(
      fc.property(fc.nat(14), fc.constantFrom(...characters), (at, character) => {
        fc.pre(right[at] !== character);
        expect(Gstin.safeParse(right.slice(0, at) + character + right.slice(at + 1)).success).toBe(false);
      }),
    );
  });

  it.each(['', '27aapfu0939f1zv', ' 27AAPFU0939F1ZV', '27AAPFU0939F1ZVV', '27AAPFU0939F1YV'])(
    '%j is none',
    (text) => {
      expect(() => Gstin.parse(text)).toThrow('must be a GSTIN');
    },
  );
});
