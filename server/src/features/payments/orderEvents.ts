import {
  applyEvent,
  excessPayments,
  type OrderEvent,
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
    if (stored) return stored;
  }
}

/** The order as it is stored now. */
export async function reload({ database }: PaymentDeps, order: Order): Promise<Order> {
  return (await database.orders.findById(order._id).lean<Order>()) ?? order;
}

/** Stores the next state; null when somebody else was faster. */
async function store(
  { database, clock }: PaymentDeps,
  { _id, revision, paidAt }: Order,
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
          status: statusOf(next),
          paidAt: paidAt ?? (isPaid ? new Date(clock.now()) : null),
          revision: revision + 1,
          settleAt: null,
          settleFailures: 0,
          isSettled: !isPaid && excessPayments(next).length === 0,
          ...(isPaid && { lookUpAt: null }),
        },
      },
      { returnDocument: 'after' },
    )
    .lean<Order>();
}
