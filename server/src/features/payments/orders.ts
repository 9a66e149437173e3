import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { OrderEvent } from '@preproom/models/contract/payments/orderState';
import type { OrderStatement } from '../../adapters/razorpay.ts';
import type { Order, PaymentDeps } from './order.ts';
import { addEvent } from './orderEvents.ts';
import { settle } from './settle.ts';

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
  const order = await addEvent(deps, orderId, event);
  return order && settle(deps, order);
}

/** Finishes what a process that died, or a provider that did not answer, has left undone. */
export async function settleOpenOrders(deps: PaymentDeps): Promise<void> {
  const { database, clock, log } = deps;
  const isDue = { $or: [{ settleAt: null }, { settleAt: { $lte: new Date(clock.now()) } }] };
  const due = database.orders
    .find({ isSettled: false, ...isDue })
    .lean<Order[]>()
    .cursor();
  for await (const order of due) {
    try {
      await settle(deps, order as Order);
    } catch (error) {
      // The others are settled all the same.
      log.error({ err: error, orderId: order.orderId }, 'an order could not be settled');
    }
  }
}

/** Settles an order if something is left to do. */
export async function settleOrder(deps: PaymentDeps, orderId: string): Promise<void> {
  const order = await deps.database.orders.findOne({ orderId }).lean<Order>();
  if (order) await settle(deps, order);
}

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
