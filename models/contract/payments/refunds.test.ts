import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { leftPaise, unusedRounds, type WantedRefund, worthOfRounds } from './refunds.ts';

test('rounds that are used, booked or refunded are not refunded', () => {
  const rounds = [
    { name: 'Introducation', state: 'used' },
    { name: 'HR Round 1', state: 'free' },
    { name: 'Tech Round 1', state: 'booked' },
    { name: 'HR Round 2', state: 'refunded' },
    { name: 'Tech Round 2', state: 'free' },
  ] as const;
  expect(unusedRounds(rounds)).toEqual(['HR Round 1', 'Tech Round 2']);
});

describe('what rounds are worth', () => {
  it('is their share of the price, rounded up to the rupee', () => {
    expect(worthOfRounds(799_900, 6, 0, 4)).toBe(533_300);
    expect(worthOfRounds(799_900, 6, 4, 2)).toBe(799_900 - 533_300);
    expect(worthOfRounds(199_950, 1, 0, 1)).toBe(199_950);
  });

  it('adds up to exactly the price, in whatever parts they are refunded', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.nat(1_000_000_000), parts, (price, counts) => {
        const all = counts.reduce((sum, count) => sum + count);
        let before = 0;
        let paid = 0;
        for (const count of counts) {
          const worth = worthOfRounds(price, all, before, count);
          expect(worth).toBeGreaterThanOrEqual(0);
          before += count;
          paid += worth;
          expect(paid * all).toBeGreaterThanOrEqual(price * before);
          expect(paid).toBeLessThanOrEqual(price);
        }
        expect(paid).toBe(price);
      }),
    );
  });
});

test('what is left of a payment counts each refund once, wanted or done', () => {
  const wish = (refundId: string | null, paise: number): WantedRefund => ({
    key: `wish-${paise}`,
    paymentId: 'pay_1',
    paise,
    rounds: [],
    by: 'command',
    reason: '',
    at: new Date(0),
    failures: 0,
    refundId,
  });
  const order = {
    refunds: [
      { id: 'rfnd_1', paymentId: 'pay_1', paise: 100 },
      { id: 'rfnd_2', paymentId: 'pay_2', paise: 50 },
    ],
    wantedRefunds: [wish('rfnd_1', 100), wish(null, 30), wish('rfnd_waiting', 7)],
  };
  expect(leftPaise(order, { id: 'pay_1', paise: 1_000 })).toBe(1_000 - 100 - 30 - 7);
});
