import { excessPayments } from '@preproom/models/contract/payments/orderState';
import { isCarriedOut } from '@preproom/models/contract/payments/refunds';
import { retryDelayMs } from '../../backgroundJobs/retryDelay.ts';
import { enterCommission } from './commission/enterCommission.ts';
import { decideReferral } from './commission/referral.ts';
import { keepUse } from './coupons/couponUses.ts';
import { enterLedger } from './ledger/enterLedger.ts';
import type { Order, PaymentDeps } from './order.ts';
import { cancelRefundedSessions, closePack, grantPack, moveUpQueue, takeRefundedRounds } from './packs.ts';
import { issueCreditNote, issueReceipt } from './receipts/issueReceipt.ts';
import { auditRefunds } from './refunds/auditRefunds.ts';
import { carryOutRefunds, wantExcessBack } from './refunds/carryOutRefunds.ts';
import { isForLeaver, returnToLeaver } from './refunds/returnToLeaver.ts';

/**
 * Does what an order's state asks for, step by step. Each step can be repeated and changes nothing the second time, so that a process
 * that dies halfway leaves nothing but work for the next one (`settleOpenOrders`).
 */
export async function settle(deps: PaymentDeps, found: Order): Promise<Order> {
  let order = found;
  if (order.isSettled) return order;
  const isPaid = order.paidBy !== null;
  if (await isForLeaver(deps, order)) order = await returnToLeaver(deps, order);
  else if (isPaid) order = await handOver(deps, order);
  if (isPaid) await issueReceipt(deps, order);
  await auditRefunds(deps, order);
  await takeRefundedRounds(deps, order);
  order = await wantExcessBack(deps, order);
  order = await carryOutRefunds(deps, order);
  // What became known meanwhile may ask for the steps before: a payment whose process died before its pack, for example.
  if (order.revision !== found.revision) return settle(deps, order);
  for (const refund of order.refunds) await issueCreditNote(deps, order, refund);
  if (isPaid) await closePack(deps, order);
  await cancelRefundedSessions(deps, order);
  if (isPaid) await moveUpQueue(deps, order);
  await enterLedger(deps, order);
  await enterCommission(deps, order);
  return finish(deps, order);
}

/** What a payment buys. */
async function handOver(deps: PaymentDeps, order: Order): Promise<Order> {
  await keepUse(deps, order);
  await grantPack(deps, order);
  return decideReferral(deps, order);
}

/** Settled, unless a refund is not done yet: then there is another time, later after each failure. */
async function finish({ database, clock }: PaymentDeps, order: Order): Promise<Order> {
  const { _id, revision, settleFailures } = order;
  const isWaiting = order.wantedRefunds.some((wish) => !isCarriedOut(order, wish));
  const isSettled = !isWaiting && excessPayments(order).length === 0;
  const change = isSettled
    ? { isSettled, settleFailures: 0, settleAt: null }
    : {
        isSettled,
        settleFailures: settleFailures + 1,
        settleAt: new Date(clock.now() + retryDelayMs(settleFailures + 1)),
      };
  await database.orders.updateOne({ _id, revision }, { $set: change });
  return { ...order, ...change };
}
