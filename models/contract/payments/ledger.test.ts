import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUNDS } from '../sessions/rounds.ts';
import { balancesOf, entriesOf, type LedgerEntry, storedBalances } from './ledger.ts';
import { applyEvent, type OrderEvent, type OrderState, PAYMENT_STATES } from './orderState.ts';
import type { WantedRefund } from './refunds.ts';

const PRICE = 799_900;
const payment = fc
  .record({ id: fc.constantFrom('pay_1', 'pay_2', 'pay_3'), state: fc.constantFrom(...PAYMENT_STATES) })
  .map(({ id, state }): OrderEvent => {
    return { type: 'payment', payment: { id, state, paise: id === 'pay_3' ? PRICE - 1 : PRICE } };
  });
const refund = fc
  .record({
    id: fc.constantFrom('rfnd_1', 'rfnd_2', 'rfnd_3'),
    paymentId: fc.constantFrom('pay_1', 'pay_2', 'pay_3'),
    paise: fc.integer({ min: 1, max: PRICE }),
  })
  .map((made): OrderEvent => ({ type: 'refund', refund: made }));
const step = fc.oneof(payment, refund, fc.constant('round' as const), fc.constant('close' as const));

function takenRound(index: number): WantedRefund {
  const round = ROUNDS[index] ?? 'HR Round 1';
  const at = new Date(0);
  const wish = {
    key: round,
    paymentId: 'pay_1',
    paise: 1,
    rounds: [round],
    by: 'command',
    reason: '',
    at,
  } as const;
  return { ...wish, rounds: [round], failures: 0, refundId: null };
}

describe('the ledger', () => {
  it('gives every balance of an order, whatever happened and however often it was entered on the way', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let order: OrderState = { paise: PRICE, payments: [], refunds: [], paidBy: null };
        let wantedRefunds: WantedRefund[] = [];
        const pack = { rounds: [...ROUNDS], refundedRounds: [] as string[], closedAt: null as Date | null };
        const ledger = new Map<string, LedgerEntry>();
        for (const next of steps) {
          if (next === 'close') pack.closedAt ??= new Date(0);
          else if (next !== 'round') order = applyEvent(order, next);
          else if (pack.closedAt === null && wantedRefunds.length < ROUNDS.length) {
            const wish = takenRound(wantedRefunds.length);
            wantedRefunds = [...wantedRefunds, wish];
            pack.refundedRounds.push(...wish.rounds);
          }
          const granted = order.paidBy === null ? null : pack;
          for (const entry of entriesOf({ ...order, orderId: 'order_1', wantedRefunds }, granted))
            if (!ledger.has(entry.key)) ledger.set(entry.key, entry);
          expect(balancesOf([...ledger.values()])).toEqual(storedBalances(order, granted));
        }
      }),
    );
  });

  it('names each movement once', () => {
    const order = { paise: PRICE, payments: [], refunds: [], paidBy: null } as OrderState;
    const paid = applyEvent(order, {
      type: 'payment',
      payment: { id: 'pay_1', state: 'captured', paise: PRICE },
    });
    const pack = { rounds: ROUNDS, refundedRounds: [], closedAt: null };
    expect(entriesOf({ ...paid, orderId: 'order_1', wantedRefunds: [] }, pack)).toEqual([
      { key: 'order_1:payment:pay_1', orderId: 'order_1', kind: 'captured', paise: PRICE, rounds: 0 },
      { key: 'order_1:granted', orderId: 'order_1', kind: 'granted', paise: 0, rounds: 6 },
    ]);
  });
});
