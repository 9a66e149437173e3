/** As the specification spells them. */
export const ORDER_STATUSES = ['created', 'success', 'Failed', 'refunded'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What a provider says of one payment, from the weakest statement to the strongest: a failed payment may still be captured later. */
export const PAYMENT_STATES = ['created', 'failed', 'authorized', 'captured'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export interface Payment {
  /** The provider's id. */
  id: string;
  state: PaymentState;
  /** Amount in paise. */
  paise: number;
}

export interface Refund {
  /** The provider's id. */
  id: string;
  paymentId: string;
  /** Amount in paise. */
  paise: number;
}

/** What is known about an order. It only ever grows, so events may come in any order and any number of times. */
export interface OrderState {
  /** What the order costs, in paise. */
  paise: number;
  payments: readonly Payment[];
  refunds: readonly Refund[];
  /** The payment that paid the order. Set once, never changed. */
  paidBy: string | null;
  /** When another payment was begun after the ones that failed; null or absent once that one has failed too. */
  retriedAt?: Date | null;
}

/** A statement of the provider, whether it came by the browser, a webhook or a look-up. */
export type OrderEvent =
  | { type: 'payment'; payment: Payment }
  | { type: 'refund'; refund: Refund }
  | { type: 'retry'; at: Date };

/** The order after an event; the same object when the event says nothing new. */
export function applyEvent(order: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case 'payment':
      return withPayment(order, event.payment);
    case 'refund':
      return withRefund(order, event.refund);
    case 'retry':
      return statusOf(order) === 'Failed' ? { ...order, retriedAt: event.at } : order;
  }
}

function withPayment(order: OrderState, payment: Payment): OrderState {
  const known = order.payments.find(({ id }) => id === payment.id);
  if (known && rank(known.state) >= rank(payment.state)) return order;
  const payments = known
    ? order.payments.map((other) => (other === known ? payment : other))
    : [...order.payments, payment];
  const paidBy = order.paidBy ?? (paysFor(order, payment) ? payment.id : null);
  // News of a failure is of the newest payment: those before it are known to have failed.
  const retriedAt = payment.state === 'failed' ? null : (order.retriedAt ?? null);
  return { ...order, payments, paidBy, retriedAt };
}

function withRefund(order: OrderState, refund: Refund): OrderState {
  if (order.refunds.some(({ id }) => id === refund.id)) return order;
  return { ...order, refunds: [...order.refunds, refund] };
}

function rank(state: PaymentState): number {
  return PAYMENT_STATES.indexOf(state);
}

/** Only the exact amount pays an order. */
function paysFor(order: OrderState, { state, paise }: Payment): boolean {
  return state === 'captured' && paise === order.paise;
}

/** The order's status, derived from what is known. */
export function statusOf(order: OrderState): OrderStatus {
  if (order.paidBy !== null)
    return refundedPaise(order, order.paidBy) >= order.paise ? 'refunded' : 'success';
  // A payment that was begun since may be with the bank: whoever were told to try again would pay twice.
  if (order.retriedAt) return 'created';
  return order.payments.some(({ state }) => state === 'failed') ? 'Failed' : 'created';
}

/** How much of a payment has been refunded, in paise. */
export function refundedPaise({ refunds }: Pick<OrderState, 'refunds'>, paymentId: string): number {
  return refunds.reduce((sum, refund) => (refund.paymentId === paymentId ? sum + refund.paise : sum), 0);
}

/** Captured payments that did not pay the order (a second one, or a wrong amount) and have to be refunded in full. */
export function excessPayments(order: OrderState): Payment[] {
  return order.payments.filter(
    ({ id, state, paise }) => state === 'captured' && id !== order.paidBy && refundedPaise(order, id) < paise,
  );
}
