import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../http/durations.ts';
import { isSamePerson } from '../payments/attribution.ts';
import { applyEvent, type OrderEvent } from '../payments/orderState.ts';
import { statementMonths } from '../payments/statements.ts';
import { type CommissionOrder, commissionBalances, commissionEntries } from './commission.ts';
import { type StatementEntry, statementOf } from './statements.ts';

const PAID_AT = new Date('2026-11-22T06:00:00Z');
const ORDER: CommissionOrder = {
  orderId: 'order_1',
  paise: 799_900,
  payments: [],
  refunds: [],
  paidBy: null,
  paidAt: PAID_AT,
  referral: { kind: 'affiliate', percent: 10, outcome: 'earns' },
};
const paid = (change: Partial<CommissionOrder> = {}): CommissionOrder => ({
  ...ORDER,
  payments: [{ id: 'pay_1', state: 'captured', paise: 799_900 }],
  paidBy: 'pay_1',
  ...change,
});
const sum = (entries: readonly { paise: number }[]) => entries.reduce((all, { paise }) => all + paise, 0);

describe('commission of an order', () => {
  it('is the percentage of what was paid, rounded half up to the paisa', () => {
    expect(commissionEntries(paid()).map(({ kind, paise }) => [kind, paise])).toEqual([['earned', 79_990]]);
    const referral = { kind: 'affiliate', percent: 15, outcome: 'earns' } as const;
    expect(commissionEntries(paid({ paise: 3, referral }))).toEqual([]);
    expect(sum(commissionEntries(paid({ paise: 10, referral })))).toBe(2);
  });

  it.each([
    ['nobody has paid', ORDER],
    ['no link led to it', paid({ referral: undefined as never })],
    ['the link is a learner’s', paid({ referral: { kind: 'learner', percent: 0, outcome: 'earns' } })],
    ['it is the affiliate’s own', paid({ referral: { kind: 'affiliate', percent: 10, outcome: 'own' } })],
    ['the link was paused', paid({ referral: { kind: 'affiliate', percent: 10, outcome: 'suspended' } })],
    ['nothing is decided yet', paid({ referral: { kind: 'affiliate', percent: 10, outcome: null } })],
  ])('is nothing when %s', (_, order) => {
    expect(commissionEntries(order)).toEqual([]);
  });

  it('is held for 14 days after the payment, to the millisecond', () => {
    const entries = commissionEntries(paid());
    const end = PAID_AT.getTime() + 14 * DAY_MS;
    expect(commissionBalances(entries, end - 1)).toMatchObject({ heldPaise: 79_990, availablePaise: 0 });
    expect(commissionBalances(entries, end)).toMatchObject({ heldPaise: 0, availablePaise: 79_990 });
  });
});

/** Statements of two payments and refunds of them, in any order and repeated. */
const event: fc.Arbitrary<OrderEvent> = fc.oneof(
  fc.record({
    type: fc.constant('payment' as const),
    payment: fc.record({
      id: fc.constantFrom('pay_1', 'pay_2'),
      state: fc.constantFrom('failed' as const, 'captured' as const),
      paise: fc.constant(799_900),
    }),
  }),
  fc.record({
    type: fc.constant('refund' as const),
    refund: fc.record({
      id: fc.constantFrom('r1', 'r2', 'r3', 'r4'),
      paymentId: fc.constantFrom('pay_1', 'pay_2'),
      paise: fc.integer({ min: 1, max: 199_975 }),
    }),
  }),
);
const movement = fc.oneof(
  { weight: 4, arbitrary: fc.record({ order: fc.nat(2), event }) },
  { weight: 1, arbitrary: fc.record({ payout: fc.double({ min: 0, max: 1, noNaN: true }) }) },
  { weight: 2, arbitrary: fc.record({ days: fc.integer({ min: 1, max: 20 }) }) },
);

it('any order of payments, refunds and payouts ends in the plain model, however often it is entered', () => {
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 40 }), fc.integer({ min: 1, max: 50 }), (steps, percent) => {
      const referral = { kind: 'affiliate', percent, outcome: 'earns' } as const;
      const orders = [0, 1, 2].map((n) => ({
        ...ORDER,
        orderId: `order_${n}`,
        referral,
        paidAt: null as Date | null,
      }));
      const entered = new Map<string, StatementEntry>();
      let nowMs = PAID_AT.getTime();
      let payouts = 0;
      for (const step of steps) {
        if ('days' in step) nowMs += step.days * DAY_MS;
        else if ('payout' in step) {
          const { availablePaise } = commissionBalances([...entered.values()], nowMs);
          const paise = Math.floor(availablePaise * step.payout);
          if (paise <= 0) continue;
          const key = `payout_${payouts++}`;
          const payout = { key, kind: 'paid' as const, paise: -paise, orderId: null, paidAt: null };
          entered.set(key, { ...payout, at: new Date(nowMs), course: '', orderPaise: 0, reference: key });
        } else {
          const before = orders[step.order];
          if (!before) continue;
          const after = { ...before, ...applyEvent(before, step.event) };
          after.paidAt ??= after.paidBy === null ? null : new Date(nowMs);
          orders[step.order] = after;
          for (const entry of commissionEntries(after)) {
            const known = entered.get(entry.key);
            // What is entered once never comes out otherwise.
            if (known) expect(known.paise).toBe(entry.paise);
            const line = { at: new Date(nowMs), course: 'B.Tech', orderPaise: after.paise, reference: '' };
            entered.set(entry.key, known ?? { ...entry, ...line });
          }
        }
      }
      const all = [...entered.values()];
      const expected = orders
        .filter(({ paidBy }) => paidBy !== null)
        .map(({ paise, refunds, paidBy }) => {
          const kept = paise - sum(refunds.filter(({ paymentId }) => paymentId === paidBy));
          return Math.floor((kept * percent) / 100 + 0.5);
        })
        .reduce((total, paise) => total + paise, 0);
      const balances = commissionBalances(all, nowMs);
      expect(balances.earnedPaise).toBe(expected);
      expect(balances.availablePaise + balances.heldPaise + balances.paidPaise).toBe(expected);
      expect(commissionBalances(all, nowMs + 15 * DAY_MS).heldPaise).toBe(0);
      const months = statementMonths(all, nowMs);
      expect(months[0]?.closingPaise ?? 0).toBe(sum(all));
      for (const sums of months) {
        const { openingPaise, earnedPaise, reversedPaise, paidPaise, closingPaise } = sums;
        expect(openingPaise + earnedPaise - reversedPaise - paidPaise).toBe(closingPaise);
        const { lines, payouts: paidOut, ...same } = statementOf(all, sums.month, nowMs);
        expect(same).toEqual(sums);
        expect(lines.reduce((total, line) => total + line.earnedPaise - line.reversedPaise, 0)).toBe(
          earnedPaise - reversedPaise,
        );
        expect(sum(paidOut)).toBe(paidPaise);
      }
    }),
    { numRuns: 400 },
  );
});

describe('one person with two accounts', () => {
  const contact = (Email: string, phone = '', pendingEmail?: string) => ({ Email, phone, pendingEmail });
  it.each([
    ['the same number', contact('a@x.in', '+919000000001'), contact('b@x.in', '+919000000001'), true],
    ['no number at all', contact('a@x.in'), contact('b@x.in'), false],
    ['a tag', contact('asha@x.in'), contact('Asha+two@x.in'), true],
    ['dots at Gmail', contact('asha.rao@gmail.com'), contact('asharao+1@googlemail.com'), true],
    ['dots elsewhere', contact('asha.rao@x.in'), contact('asharao@x.in'), false],
    ['an address not proved yet', contact('1@unproved.invalid', '', 'asha@x.in'), contact('asha@x.in'), true],
  ])('is known by %s', (_, one, other, expected) => {
    expect(isSamePerson(one, other)).toBe(expected);
  });
});
