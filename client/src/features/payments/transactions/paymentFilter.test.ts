import { ORDER_STATUSES } from '@preproom/models/contract/payments/orderState';
import { expect, test } from 'vitest';
import { aPayment } from '../../../lib/testing/samples.ts';
import { canRetry, filterPayments, PAYMENT_FILTERS, paymentFilter, paymentsPath } from './paymentFilter.ts';

test.each(PAYMENT_FILTERS)('the address of the list "%s" says which it is', (filter) => {
  const { searchParams } = new URL(paymentsPath(filter), 'https://x.example');
  expect(paymentFilter(searchParams)).toBe(filter);
});

test('anything else lists all payments', () => {
  expect(paymentFilter(new URLSearchParams('status=success'))).toBe('all');
});

test('each payment is in the list of all and in one other', () => {
  for (const status of ORDER_STATUSES) {
    const lists = PAYMENT_FILTERS.filter(
      (filter) => filterPayments([aPayment({ status })], filter).length > 0,
    );
    expect(lists).toHaveLength(2);
    expect(lists[0]).toBe('all');
  }
});

test('a failed payment can be tried again at once, one without news 15 minutes after it was begun, others never', () => {
  const triedAt = '2026-11-22T06:00:00.000Z';
  const at = (minutes: number) => Date.parse(triedAt) + minutes * 60_000;
  const answers = ORDER_STATUSES.map((status) => [
    canRetry(aPayment({ status, createdAt: '2026-11-20T06:00:00.000Z', triedAt }), at(14)),
    canRetry(aPayment({ status, createdAt: '2026-11-20T06:00:00.000Z', triedAt }), at(15)),
  ]);
  expect(Object.fromEntries(ORDER_STATUSES.map((status, index) => [status, answers[index]]))).toEqual({
    created: [false, true],
    success: [false, false],
    Failed: [true, true],
    refunded: [false, false],
  });
});
