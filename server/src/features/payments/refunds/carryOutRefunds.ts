import { AppError } from '@preproom/models/contract/http/errors';
import { excessPayments } from '@preproom/models/contract/payments/orderState';
import { isCarriedOut, leftPaise, type WantedRefund } from '@preproom/models/contract/payments/refunds';
import type { ProviderRefund } from '../../../adapters/razorpay.ts';
import type { Order, PaymentDeps } from '../order.ts';
import { addEvent, reload } from '../orderEvents.ts';

/** Wants back in full every payment that paid for nothing. */
export async function wantExcessBack(deps: PaymentDeps, order: Order): Promise<Order> {
  const wishes = excessPayments(order).map(
    ({ id, paise }): WantedRefund => ({
      key: `excess-${id}`,
      paymentId: id,
      paise: leftPaise(order, { id, paise }),
      rounds: [],
      by: 'product',
      reason: 'paid for nothing',
      at: new Date(deps.clock.now()),
      failures: 0,
      refundId: null,
    }),
  );
  const missing = wishes.filter(({ paise }) => paise > 0);
  for (const wish of missing) {
    const isNew = { _id: order._id, 'wantedRefunds.key': { $ne: wish.key } };
    await deps.database.orders.updateOne(isNew, { $push: { wantedRefunds: wish } });
  }
  return missing.length > 0 ? reload(deps, order) : order;
}

/** Asks the provider for each refund that is wanted, or how it stands. One that it does not answer for now stays wanted. */
export async function carryOutRefunds(deps: PaymentDeps, order: Order): Promise<Order> {
  const waiting = order.wantedRefunds.filter((wish) => !isCarriedOut(order, wish));
  for (const wish of waiting) {
    try {
      await advance(deps, order, wish);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const ids = { orderId: order.orderId, wish: wish.key };
      deps.log.error({ ...ids, err: error }, 'the provider did not take a refund; it will be asked again');
    }
  }
  return waiting.length > 0 ? reload(deps, order) : order;
}

async function advance(deps: PaymentDeps, { _id, orderId }: Order, wish: WantedRefund): Promise<void> {
  const { key, paymentId, paise, failures, refundId } = wish;
  const refund = await (refundId === null
    ? deps.payments.refund(paymentId, paise, idempotencyKey(wish))
    : deps.payments.fetchRefund(paymentId, refundId));
  const next =
    refund.state === 'failed' ? { failures: failures + 1, refundId: null } : { refundId: refund.id };
  // Two processes may have the same answer: the second one changes nothing.
  await deps.database.orders.updateOne(
    { _id, wantedRefunds: { $elemMatch: { key, failures } } },
    { $set: prefixed(next) },
  );
  if (refund.state === 'processed') await addEvent(deps, orderId, { type: 'refund', refund: plain(refund) });
  if (refund.state === 'failed')
    deps.log.error(
      { orderId, wish: key, refundId: refund.id, failures },
      'a refund failed; it will be tried again',
    );
}

function plain({ id, paymentId, paise }: ProviderRefund) {
  return { id, paymentId, paise };
}

function prefixed(change: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [`wantedRefunds.$.${name}`, value]),
  );
}

/** The provider answers a repeated key with the first refund, so that one that has failed needs another. */
function idempotencyKey({ key, failures }: WantedRefund): string {
  return failures === 0 ? key : `${key}-${failures}`;
}
