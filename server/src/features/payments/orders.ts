import {
  applyEvent,
  excessPayments,
  type OrderEvent,
  refundedPaise,
  statusOf,
} from '@preproom/models/contract/business/orderState';
import type { OrderStatement } from '../../adapters/razorpay.ts';
import type { Order, PaymentDeps } from './order.ts';
import { closePack, grantPack } from './packs.ts';

/** Adds what the provider states about its orders. Statements may come in any order, repeatedly, and in several processes at once. */
export async function recordStatements(
  deps: PaymentDeps,
  statements: readonly OrderStatement[],
): Promise<void> {
  for (const { orderId, event } of statements) await recordEvent(deps, orderId, event);
}

/** Adds one event to an order and settles what follows from it; answers the order, or null for one that is not ours. */
export async function recordEvent(
  deps: PaymentDeps,
  orderId: string,
  event: OrderEvent,
): Promise<Order | null> {
  for (;;) {
    const order = await deps.database.orders.findOne({ orderId }).lean<Order>();
    if (!order) {
      deps.log.warn({ orderId }, 'statement about an unknown order');
      return null;
    }
    const next = applyEvent(order, event);
    if (next === order) return order;
    const stored = await store(deps, order, next);
    if (stored) return settle(deps, stored);
  }
}

/** Stores the next state over the revision it was made from; null when somebody else was faster. */
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
          status: statusOf(next),
          paidAt: paidAt ?? (isPaid ? new Date(clock.now()) : null),
          revision: revision + 1,
          isSettled: !isPaid && excessPayments(next).length === 0,
          ...(isPaid && { lookUpAt: null }),
        },
      },
      { returnDocument: 'after' },
    )
    .lean<Order>();
}

/**
 * Does what an order's state asks for: grants its pack, closes that of a refunded one, gives back payments that paid for nothing. Each
 * step can be repeated, so that a process that dies halfway leaves nothing but work for the next one (`settleOpenOrders`).
 */
async function settle(deps: PaymentDeps, order: Order): Promise<Order> {
  if (order.isSettled) return order;
  if (order.status === 'success') await grantPack(deps, order);
  if (order.status === 'refunded') await closePack(deps, order);
  for (const { id, paise } of excessPayments(order)) {
    const refund = await deps.payments.refund(id, paise - refundedPaise(order, id), `excess-${id}`);
    // Not done yet: the next run asks again.
    if (!refund) return order;
    return (await recordEvent(deps, order.orderId, { type: 'refund', refund })) ?? order;
  }
  const { _id, revision } = order;
  await deps.database.orders.updateOne({ _id, revision }, { $set: { isSettled: true } });
  return { ...order, isSettled: true };
}

/** Finishes what a process that died, or a provider that did not answer, has left undone. */
export async function settleOpenOrders(deps: PaymentDeps): Promise<void> {
  for await (const order of deps.database.orders.find({ isSettled: false }).lean<Order[]>().cursor())
    await settle(deps, order as Order);
}

const MINUTE_MS = 60_000;
/** When an order without an answer is looked up at the provider, counted from its creation. Most are abandoned; UPI may take days. */
const LOOK_UPS_MS = [15, 60, 6 * 60, 24 * 60, 72 * 60].map((minutes) => minutes * MINUTE_MS);

/** The time of the next look-up of an order of this age; null after the last one. */
export function nextLookUp(createdAt: Date, nowMs: number): Date | null {
  const age = nowMs - createdAt.getTime();
  const next = LOOK_UPS_MS.find((afterMs) => afterMs > age);
  return next === undefined ? null : new Date(createdAt.getTime() + next);
}

/** Asks the provider about an order and records the answer. Throws AppError `unavailable`. */
export async function lookUp(deps: PaymentDeps, order: Pick<Order, 'orderId'>): Promise<void> {
  await recordStatements(deps, await deps.payments.fetchStatements(order.orderId));
}

/** Looks up the orders whose time has come. One that fails is tried again with the next run. */
export async function lookUpOpenOrders(deps: PaymentDeps): Promise<void> {
  const { database, clock, log } = deps;
  const due = database.orders.find({ lookUpAt: { $lte: new Date(clock.now()) } }).limit(200);
  for (const order of await due.lean<Order[]>()) {
    try {
      await lookUp(deps, order);
      const lookUpAt = nextLookUp(order.createdAt, clock.now());
      await database.orders.updateOne({ _id: order._id, paidBy: null }, { $set: { lookUpAt } });
    } catch (error) {
      log.warn({ err: error, orderId: order.orderId }, 'an order could not be looked up');
    }
  }
}
