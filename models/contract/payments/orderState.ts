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
  /** When the newest attempt was begun; null or absent for the first one, and once no news of a later one is expected. */
  retriedAt?: Date | null;
  /** Ids of the payments that were known when it began: what is said of them later is no news of it. */
  beforeRetry?: readonly string[];
}

/** Stands for the payments that the learner gave up before the provider knew of them: however many, an order keeps one. */
export const CANCELLED = 'cancelled';

/** A statement of the provider, whether it came by the browser, a webhook or a look-up. */
export type OrderEvent =
  | { type: 'payment'; payment: Payment }
  | { type: 'refund'; refund: Refund }
  | { type: 'retry'; at: Date }
  /** The learner gave up the newest attempt. */
  | { type: 'cancel' }
  /** The provider was asked about the attempt of this time for the last time. */
  | { type: 'expire'; retriedAt: Date };

/** The order after an event; the same object when the event says nothing new. */
export function applyEvent(order: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case 'payment':
      return withPayment(order, event.payment);
    case 'refund':
      return withRefund(order, event.refund);
    case 'retry':
      return order.paidBy === null ? retried(order, event.at) : order;
    case 'cancel':
      return withCancelled(order);
    case 'expire':
      return order.paidBy === null && order.retriedAt?.getTime() === event.retriedAt.getTime()
        ? { ...order, retriedAt: null, beforeRetry: [] }
        : order;
  }
}

function retried(order: OrderState, at: Date): OrderState {
  if (order.retriedAt && order.retriedAt > at) return order;
  const isKnown = order.payments.every(({ id }) => order.beforeRetry?.includes(id));
  if (order.retriedAt?.getTime() === at.getTime() && isKnown) return order;
  return { ...order, retriedAt: at, beforeRetry: order.payments.map(({ id }) => id) };
}

/** The weakest statement about an order: whatever the provider says of a payment is stronger. */
function withCancelled(order: OrderState): OrderState {
  if (order.paidBy !== null || isGivenUp(order)) return order;
  const beforeRetry = (order.beforeRetry ?? []).filter((id) => id !== CANCELLED);
  const payment: Payment = { id: CANCELLED, state: 'failed', paise: order.paise };
  return { ...withPayment(order, payment), beforeRetry };
}

function isGivenUp({ payments, beforeRetry }: OrderState): boolean {
  return payments.some(({ id }) => id === CANCELLED) && !beforeRetry?.includes(CANCELLED);
}

function withPayment(order: OrderState, payment: Payment): OrderState {
  const known = order.payments.find(({ id }) => id === payment.id);
  if (known && rank(known.state) >= rank(payment.state)) return order;
  const payments = known
    ? order.payments.map((other) => (other === known ? payment : other))
    : [...order.payments, payment];
  const paidBy = order.paidBy ?? (paysFor(order, payment) ? payment.id : null);
  return { ...order, payments, paidBy };
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
  // The bank has the money of one: whoever were told to try again would pay twice.
  if (order.payments.some(({ state }) => state === 'authorized')) return 'created';
  // Only the newest attempt counts: it may be with the bank, whatever became of those before.
  const hasFailed = ({ id, state }: Payment) => state === 'failed' && !order.beforeRetry?.includes(id);
  return order.payments.some(hasFailed) ? 'Failed' : 'created';
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
