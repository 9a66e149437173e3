import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import {
  applyEvent,
  excessPayments,
  type OrderEvent,
  type OrderStatus,
  statusOf,
} from '@preproom/models/contract/payments/orderState';
import type { Order, PaymentDeps } from './order.ts';

/** Adds one event to an order, over the revision that it was made from; answers the order, or null for one that is not ours. */
export async function addEvent(deps: PaymentDeps, orderId: string, event: OrderEvent): Promise<Order | null> {
  for (;;) {
    const order = await deps.database.orders.findOne({ orderId }).lean<Order>();
    if (!order) {
      deps.log.warn({ orderId }, 'statement about an unknown order');
      return null;
    }
    const next = applyEvent(order, event);
    if (next === order) return order;
    const stored = await store(deps, order, next);
    if (stored) {
      countOutcome(deps, statusOf(order), statusOf(next));
      return stored;
    }
  }
}

/** The order as it is stored now. */
export async function reload({ database }: PaymentDeps, order: Order): Promise<Order> {
  return (await database.orders.findById(order._id).lean<Order>()) ?? order;
}

/** When an order without an answer is looked up at the provider, counted from its newest attempt. Most are abandoned; UPI may take days. */
const LOOK_UPS_MS = [15, 60, 6 * 60, 24 * 60, 72 * 60].map((minutes) => minutes * MINUTE_MS);

/** The time of the next look-up of an order; null after the last one. */
export function nextLookUp(
  { createdAt, retriedAt }: { createdAt: Date; retriedAt?: Date | null | undefined },
  nowMs: number,
): Date | null {
  const begunMs = (retriedAt ?? createdAt).getTime();
  const next = LOOK_UPS_MS.find((afterMs) => begunMs + afterMs > nowMs);
  return next === undefined ? null : new Date(begunMs + next);
}

/** Stores the next state; null when somebody else was faster. */
async function store(
  { database, clock }: PaymentDeps,
  { _id, revision, paidAt, createdAt, retriedAt }: Order,
  next: ReturnType<typeof applyEvent>,
): Promise<Order | null> {
  const isPaid = next.paidBy !== null;
  return database.orders
    .findOneAndUpdate(
      { _id, revision },
      {
        $set: {
          payments: [...next.payments],
          refunds: [...next.refunds],
          paidBy: next.paidBy,
          retriedAt: next.retriedAt ?? null,
          beforeRetry: [...(next.beforeRetry ?? [])],
          status: statusOf(next),
          paidAt: paidAt ?? (isPaid ? new Date(clock.now()) : null),
          revision: revision + 1,
          settleAt: null,
          settleFailures: 0,
          isSettled: !isPaid && excessPayments(next).length === 0,
          ...(isPaid && { lookUpAt: null }),
          // The new attempt is waited for as long as the first one.
          ...(!isPaid &&
            next.retriedAt &&
            next.retriedAt > (retriedAt ?? createdAt) && {
              lookUpAt: nextLookUp({ createdAt, retriedAt: next.retriedAt }, clock.now()),
            }),
        },
      },
      { returnDocument: 'after' },
    )
    .lean<Order>();
}

const COUNTED = { success: 'paid', Failed: 'failed', refunded: 'refunded' } as const;

/** Counts what has become of an order, once per change. */
function countOutcome({ metrics }: PaymentDeps, before: OrderStatus, after: OrderStatus): void {
  if (after !== before && after !== 'created') metrics.payments.inc({ outcome: COUNTED[after] });
}
