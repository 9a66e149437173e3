import { leftPaise, type WantedRefund } from '@preproom/models/contract/payments/refunds';
import type { Order, PaymentDeps } from '../order.ts';
import { reload } from '../orderEvents.ts';
import { wasGranted } from '../packs.ts';

/**
 * Whether the payment arrived when its learner had asked for the account's deletion, or was gone: nobody would use the pack. Stays so
 * once the money is on its way back, even if the account is kept after all.
 */
export async function isForLeaver({ database }: PaymentDeps, order: Order): Promise<boolean> {
  const { orderId, paidBy, userId } = order;
  if (paidBy === null) return false;
  if (isReturned(order)) return true;
  if (await database.users.exists({ _id: userId, deletion: null })) return false;
  return !(await wasGranted({ database }, orderId));
}

/** Whether the payment goes back, or went back, because it arrived for a leaver. */
export const isReturned = ({ wantedRefunds }: Order): boolean =>
  wantedRefunds.some(({ by }) => by === 'deletion');

/** Wants all that is left of the payment back, and gives up the coupon's use. */
export async function returnToLeaver(deps: PaymentDeps, order: Order): Promise<Order> {
  const { _id, revision, paidBy, payments, couponUseId } = order;
  // Also one that was marked as paid by a process that died before it granted the pack.
  if (couponUseId) await deps.database.couponUses.deleteOne({ _id: couponUseId });
  const payment = payments.find(({ id }) => id === paidBy);
  const paise = payment ? leftPaise(order, payment) : 0;
  if (!payment || paise <= 0) return order;
  const wish: WantedRefund = {
    key: `deletion-${payment.id}`,
    paymentId: payment.id,
    paise,
    rounds: [],
    by: 'deletion',
    reason: 'the account was being deleted',
    at: new Date(deps.clock.now()),
    failures: 0,
    refundId: null,
  };
  // Over the revision it was computed from: the team may want a refund of the same payment at this moment.
  await deps.database.orders.updateOne(
    { _id, revision },
    { $push: { wantedRefunds: wish }, $inc: { revision: 1 } },
  );
  return reload(deps, order);
}
