import type { OrderEvent } from '@preproom/models/contract/payments/orderState';
import type { OrderStatement } from '../../adapters/razorpay.ts';
import type { Order, PaymentDeps } from './order.ts';
import { addEvent, nextLookUp } from './orderEvents.ts';
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
      await planLookUp(deps, order);
    } catch (error) {
      log.warn({ err: error, orderId: order.orderId }, 'an order could not be looked up');
    }
  }
}

/** Plans the next look-up. After the last one nothing is expected of the newest attempt: the order says what became of those before. */
async function planLookUp(deps: PaymentDeps, { _id, orderId, createdAt, retriedAt }: Order): Promise<void> {
  const lookUpAt = nextLookUp({ createdAt, retriedAt }, deps.clock.now());
  const isSame = { _id, paidBy: null, retriedAt: retriedAt ?? null };
  // One that was tried again meanwhile has its own time.
  const { matchedCount } = await deps.database.orders.updateOne(isSame, { $set: { lookUpAt } });
  if (matchedCount > 0 && !lookUpAt && retriedAt)
    await recordEvent(deps, orderId, { type: 'expire', retriedAt });
}
