import type { OrderStatus } from '@preproom/models/contract/payments/orderState';
import type { PaymentRecord } from '@preproom/models/contract/payments/payments';

/** The lists of payments. `open` has those that were given up or failed. */
export const PAYMENT_FILTERS = ['all', 'paid', 'open', 'refunded'] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

const STATUSES: Record<PaymentFilter, readonly OrderStatus[]> = {
  all: ['created', 'success', 'Failed', 'refunded'],
  paid: ['success'],
  open: ['created', 'Failed'],
  refunded: ['refunded'],
};

/** The filter in an address's query; anything unknown is no filter. */
export function paymentFilter(search: URLSearchParams): PaymentFilter {
  return PAYMENT_FILTERS.find((filter) => filter === search.get('status')) ?? 'all';
}

export function paymentsPath(filter: PaymentFilter = 'all'): string {
  return `/Dashboard/user/transcation${filter === 'all' ? '' : `?status=${filter}`}`;
}

export function filterPayments(payments: readonly PaymentRecord[], filter: PaymentFilter): PaymentRecord[] {
  return payments.filter(({ status }) => STATUSES[filter].includes(status));
}

/** When the provider is first asked about an order without news. Until then its payment may be under way. */
const GIVEN_UP_AFTER_MS = 15 * 60_000;

/** The payment failed or was given up, so its program may be paid for again. */
export function canRetry({ status, triedAt }: PaymentRecord, nowMs: number): boolean {
  if (status === 'created') return nowMs - Date.parse(triedAt) >= GIVEN_UP_AFTER_MS;
  return status === 'Failed';
}
