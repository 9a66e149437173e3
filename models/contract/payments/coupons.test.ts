import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type CouponTerms,
  couponCode,
  couponFault,
  couponTerms,
  discountPaise,
  NewCoupon,
} from './coupons.ts';

const COUPON: CouponTerms = {
  code: 'DIWALI20',
  percent: 20,
  paise: null,
  programs: [],
  firstDay: '2026-12-01',
  lastDay: '2026-12-31',
  limit: 10,
  each: 1,
  isOpen: true,
};
const UNUSED = { total: 0, byLearner: 0, isHeld: false };

describe('the discount', () => {
  it.each([
    // 20 % of 7,999 is 1,599.80: what is left is rounded down.
    [799_900, { percent: 20, paise: null }, 160_000],
    [799_900, { percent: null, paise: 50_000 }, 50_000],
    [799_900, { percent: 100, paise: null }, 799_800],
    [799_900, { percent: null, paise: 9_000_000 }, 799_800],
    [100, { percent: 50, paise: null }, 0],
    [50, { percent: 50, paise: null }, 0],
  ])('of %j with %j is %j', (listPaise, terms, discount) => {
    expect(discountPaise(listPaise, terms)).toBe(discount);
  });

  const anyPrice = fc.integer({ min: 1, max: 9_999_999 }).map((rupees) => rupees * 100);
  const anyTerms = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), paise: fc.constant(null) }),
    fc.record({
      percent: fc.constant(null),
      paise: fc.integer({ min: 1, max: 100_000 }).map((r) => r * 100),
    }),
  );

  it('leaves whole rupees, at least one and at most the price', () => {
    fc.assert(
      fc.property(anyPrice, anyTerms, (listPaise, terms) => {
        const total = listPaise - discountPaise(listPaise, terms);
        expect(total % 100).toBe(0);
        expect(total).toBeGreaterThanOrEqual(100);
        expect(total).toBeLessThanOrEqual(listPaise);
      }),
    );
  });

  it('is never less than the percentage promised, nor a rupee more, but for the rupee that has to be paid', () => {
    fc.assert(
      fc.property(anyPrice, fc.integer({ min: 1, max: 100 }), (listPaise, percent) => {
        const discount = discountPaise(listPaise, { percent, paise: null });
        if (listPaise - discount === 100) return;
        expect(discount * 100).toBeGreaterThanOrEqual(listPaise * percent);
        expect((discount - 100) * 100).toBeLessThan(listPaise * percent);
      }),
    );
  });
});

describe('why a coupon cannot be used', () => {
  const fault = (change: Partial<CouponTerms>, day = '2026-12-10', usage = {}, courseId = 'b') =>
    couponFault({ ...COUPON, ...change }, { courseId, day, usage: { ...UNUSED, ...usage } });

  test.each([
    ['on its days', fault({}), null],
    ['on its first day', fault({}, '2026-12-01'), null],
    ['the day before', fault({}, '2026-11-30'), 'coupon_not_yet'],
    ['on its last day', fault({}, '2026-12-31'), null],
    ['the day after', fault({}, '2027-01-01'), 'coupon_ended'],
    ['closed', fault({ isOpen: false }), 'coupon_ended'],
    ['for this program', fault({ programs: ['a', 'b'] }), null],
    ['for others', fault({ programs: ['a'] }), 'coupon_other_program'],
    ['with a use left', fault({}, undefined, { total: 9 }), null],
    ['without', fault({}, undefined, { total: 10 }), 'coupon_used_up'],
    ['without a limit', fault({ limit: null }, undefined, { total: 10_000 }), null],
    ['used by this learner', fault({}, undefined, { total: 1, byLearner: 1 }), 'coupon_used_by_you'],
    ['twice for each', fault({ each: 2 }, undefined, { total: 1, byLearner: 1 }), null],
  ])('%s', (_, given, expected) => {
    expect(given).toBe(expected);
  });

  it('a use that is held is promised, whatever has changed since', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.nat(20),
        fc.nat(3),
        fc.constantFrom('2026-01-01', '2027-06-01'),
        (isOpen, total, byLearner, day) => {
          expect(fault({ isOpen }, day, { total, byLearner, isHeld: true })).toBeNull();
        },
      ),
    );
  });

  it('within its limits and days only', () => {
    const days = fc
      .integer({ min: 0, max: 60 })
      .map((n) => new Date(Date.UTC(2026, 10, 20 + n)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, fc.nat(20), fc.nat(3), (day, total, byLearner) => {
        const isUsable = day >= '2026-12-01' && day <= '2026-12-31' && total < 10 && byLearner < 1;
        expect(fault({}, day, { total, byLearner }) === null).toBe(isUsable);
      }),
    );
  });
});

test('codes are read in any case, and nothing else is a code', () => {
  expect(couponCode(' diwali20 ')).toBe('DIWALI20');
  for (const typed of ['', 'abc', 'a b c d', 'ABCD!', 'X'.repeat(21), 'दिवाली'])
    expect(couponCode(typed)).toBeNull();
});

describe('a new coupon', () => {
  it('has every term the team gives it', () => {
    const given = { code: 'diwali20', percent: 20, from: '2026-12-01', until: '2026-12-31', limit: 10 };
    expect(couponTerms(NewCoupon.parse(given), [])).toEqual(COUPON);
    expect(couponTerms(NewCoupon.parse({ code: 'FLAT', amount: 500 }), ['a'])).toMatchObject({
      percent: null,
      paise: 50_000,
      programs: ['a'],
      limit: null,
      each: 1,
    });
  });

  it.each([
    ['code', { code: 'a-b', percent: 20 }],
    ['percent', { code: 'GOOD' }],
    ['percent', { code: 'GOOD', percent: 20, amount: 500 }],
    ['percent', { code: 'GOOD', percent: 101 }],
    ['amount', { code: 'GOOD', amount: 0.5 }],
    ['from', { code: 'GOOD', percent: 20, from: '2026-02-30' }],
    ['until', { code: 'GOOD', percent: 20, from: '2026-12-02', until: '2026-12-01' }],
    ['limit', { code: 'GOOD', percent: 20, limit: 0 }],
    ['limit', { code: 'GOOD', percent: 20, limit: '10' }],
  ])('names %s in %j', (field, given) => {
    const { error } = NewCoupon.safeParse(given);
    expect(error?.issues.map(({ path }) => path[0])).toContain(field);
  });
});
