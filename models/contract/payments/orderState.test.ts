import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyEvent,
  excessPayments,
  type OrderEvent,
  type OrderState,
  PAYMENT_STATES,
  statusOf,
} from './orderState.ts';

const PRICE = 799_900;
const order: OrderState = { paise: PRICE, payments: [], refunds: [], paidBy: null };
const payment = (id: string, state: (typeof PAYMENT_STATES)[number], paise = PRICE): OrderEvent => ({
  type: 'payment',
  payment: { id, state, paise },
});
const refund = (id: string, paymentId: string, paise: number): OrderEvent => ({
  type: 'refund',
  refund: { id, paymentId, paise },
});
const after = (...events: OrderEvent[]) => events.reduce(applyEvent, order);

describe('an order', () => {
  it('is open until something is known', () => {
    expect(statusOf(order)).toBe('created');
    expect(statusOf(after(payment('pay_1', 'authorized')))).toBe('created');
  });

  it('is paid by a payment that failed first and was captured later', () => {
    expect(statusOf(after(payment('pay_1', 'failed')))).toBe('Failed');
    expect(after(payment('pay_1', 'failed'), payment('pay_1', 'captured')).paidBy).toBe('pay_1');
  });

  const retry: OrderEvent & { type: 'retry' } = { type: 'retry', at: new Date('2026-11-22T06:00:00.000Z') };

  it.each([
    ['failed, and another payment was begun', [payment('pay_1', 'failed'), retry], 'created'],
    [
      'is told once more of the failure before that',
      [payment('pay_1', 'failed'), retry, payment('pay_1', 'failed')],
      'created',
    ],
    [
      'has failed for the second time',
      [payment('pay_1', 'failed'), retry, payment('pay_2', 'failed')],
      'Failed',
    ],
    [
      'was begun a third time',
      [payment('pay_1', 'failed'), retry, payment('pay_2', 'failed'), retry],
      'created',
    ],
    [
      'hears of the failure of a first payment that was pending at the retry',
      [payment('pay_1', 'created'), retry, payment('pay_1', 'failed')],
      'created',
    ],
    [
      'has the money of one payment at the bank',
      [payment('pay_1', 'authorized'), payment('pay_2', 'failed')],
      'created',
    ],
    ['was given up', [{ type: 'cancel' }], 'Failed'],
    ['was given up before the retry', [{ type: 'cancel' }, retry], 'created'],
    ['was given up twice', [{ type: 'cancel' }, retry, { type: 'cancel' }], 'Failed'],
    [
      'heard nothing of the retry to the end',
      [payment('pay_1', 'failed'), retry, { type: 'expire', retriedAt: retry.at }],
      'Failed',
    ],
    [
      'was tried once more before an older attempt expired',
      [
        payment('pay_1', 'failed'),
        { ...retry, at: new Date(retry.at.getTime() + 1) },
        { type: 'expire', retriedAt: retry.at },
      ],
      'created',
    ],
    ['was paid then', [payment('pay_1', 'failed'), retry, payment('pay_2', 'captured')], 'success'],
    ['was paid before', [payment('pay_1', 'failed'), payment('pay_2', 'captured'), retry], 'success'],
  ] as const)('that %s', (_, events, status) => {
    expect(statusOf(after(...events))).toBe(status);
  });

  it('moves the time of its newest attempt, also when it has not failed', () => {
    expect(after(retry).retriedAt).toEqual(retry.at);
    const later = new Date(retry.at.getTime() + 60_000);
    expect(after(retry, { type: 'retry', at: later }).retriedAt).toEqual(later);
    expect(after({ type: 'retry', at: later }, retry).retriedAt).toEqual(later);
  });

  it('keeps one mark of payments that were given up, however many', () => {
    const tries = Array.from({ length: 50 }, (_, index): OrderEvent[] => [
      { type: 'cancel' },
      { type: 'cancel' },
      { type: 'retry', at: new Date(retry.at.getTime() + index) },
    ]).flat();
    expect(after(...tries).payments).toHaveLength(1);
    const given = after({ type: 'cancel' });
    expect(applyEvent(given, { type: 'cancel' })).toBe(given);
  });

  it('does not call a new attempt failed for what is said of the payments before it', () => {
    fc.assert(
      fc.property(fc.array(anEvent), fc.array(anEvent), (before, late) => {
        const retried = after(...before, retry);
        const known = new Set(retried.payments.map(({ id }) => id));
        const isOld = (event: OrderEvent) => event.type === 'payment' && known.has(event.payment.id);
        expect(statusOf(late.filter(isOld).reduce(applyEvent, retried))).not.toBe('Failed');
      }),
    );
  });

  it('stays paid when an old failure is delivered late', () => {
    expect(statusOf(after(payment('pay_1', 'captured'), payment('pay_1', 'failed')))).toBe('success');
    expect(statusOf(after(payment('pay_1', 'captured'), payment('pay_2', 'failed')))).toBe('success');
  });

  it('is not paid by another amount, which has to be refunded', () => {
    const state = after(payment('pay_1', 'captured', PRICE - 1));
    expect(statusOf(state)).toBe('created');
    expect(excessPayments(state).map(({ id }) => id)).toEqual(['pay_1']);
  });

  it('keeps the first of two payments and refunds the second', () => {
    const state = after(payment('pay_1', 'captured'), payment('pay_2', 'captured'));
    expect(state.paidBy).toBe('pay_1');
    expect(excessPayments(state).map(({ id }) => id)).toEqual(['pay_2']);
    expect(excessPayments(applyEvent(state, refund('rf_1', 'pay_2', PRICE)))).toEqual([]);
  });

  it('is refunded once all of it has gone back, and not by the refund of another payment', () => {
    const paid = after(
      payment('pay_1', 'captured'),
      payment('pay_2', 'captured'),
      refund('rf_0', 'pay_2', PRICE),
    );
    const half = applyEvent(paid, refund('rf_1', 'pay_1', PRICE / 2));
    expect([statusOf(paid), statusOf(half)]).toEqual(['success', 'success']);
    expect(statusOf(applyEvent(half, refund('rf_2', 'pay_1', PRICE / 2)))).toBe('refunded');
  });

  it('does not change when an event is repeated', () => {
    fc.assert(
      fc.property(fc.array(anEvent), (events) => {
        const state = after(...events);
        for (const event of events) expect(applyEvent(state, event)).toBe(state);
      }),
    );
  });

  it('comes to the same status whatever the order of the events of one payment', () => {
    fc.assert(
      fc.property(fc.array(anEvent), fc.infiniteStream(fc.nat()), (events, random) => {
        const shuffled = events
          .map((event) => ({ event, at: random.next().value as number }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ event }) => event);
        const [one, other] = [after(...events), after(...shuffled)];
        expect(one.payments.toSorted(byId)).toEqual(other.payments.toSorted(byId));
        expect(one.paidBy === null).toBe(other.paidBy === null);
        expect(excessPayments(one)).toHaveLength(excessPayments(other).length);
      }),
    );
  });
});

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
// A provider never changes the amount of a payment: it belongs to the id.
const anEvent = fc
  .record({ id: fc.constantFrom('pay_1', 'pay_2', 'pay_3'), state: fc.constantFrom(...PAYMENT_STATES) })
  .map(({ id, state }) => payment(id, state, id === 'pay_3' ? PRICE - 1 : PRICE));
