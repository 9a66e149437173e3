import { excessPayments, refundedPaise } from '@preproom/models/contract/business/orderState';
import { keepUse } from './coupons/couponUses.ts';
import type { Order, PaymentDeps } from './order.ts';
import { addEvent } from './orderEvents.ts';
import { closePack, grantPack } from './packs.ts';
import { issueCreditNote, issueReceipt } from './receipts/issueReceipt.ts';

/**
 * Does what an order's state asks for, step by step. Each step can be repeated and changes nothing the second time, so that a process
 * that dies halfway leaves nothing but work for the next one (`settleOpenOrders`).
 */
export async function settle(deps: PaymentDeps, found: Order): Promise<Order> {
  let order = found;
  if (order.isSettled) return order;
  if (order.paidBy !== null) await keepUse(deps, order);
  if (order.status === 'success') await grantPack(deps, order);
  if (order.paidBy !== null) await issueReceipt(deps, order);
  if (order.status === 'refunded') await closePack(deps, order);
  order = await returnExcess(deps, order);
  for (const refund of order.refunds) await issueCreditNote(deps, order, refund);
  return markSettled(deps, order);
}

/** Gives back payments that paid for nothing, in full. One whose refund is not done yet is asked about again by the next run. */
async function returnExcess(deps: PaymentDeps, found: Order): Promise<Order> {
  let order = found;
  for (const { id, paise } of excessPayments(found)) {
    const refund = await deps.payments.refund(id, paise - refundedPaise(order, id), `excess-${id}`);
    if (refund) order = (await addEvent(deps, order.orderId, { type: 'refund', refund })) ?? order;
  }
  return order;
}

/** Unless something is left to do, or the order has changed meanwhile. */
async function markSettled({ database }: PaymentDeps, order: Order): Promise<Order> {
  if (excessPayments(order).length > 0) return order;
  const { _id, revision } = order;
  await database.orders.updateOne({ _id, revision }, { $set: { isSettled: true } });
  return { ...order, isSettled: true };
}
