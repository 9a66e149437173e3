import { AppError } from '@preproom/models/contract/http/errors';
import type { OrderEvent } from '@preproom/models/contract/payments/orderState';
import type { Database } from '@preproom/models/db/database';
import { consumeLimit } from '@preproom/models/runtime/limits';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { couponFinder } from './coupons/pricing.ts';
import { quote } from './coupons/quote.ts';
import { createOrder } from './createOrder.ts';
import type { Order } from './order.ts';
import { lookUp, recordEvent } from './orders.ts';
import type { PaymentHandlers } from './payment.policy.ts';
import { presentEnrolment, presentPayment } from './payment.present.ts';
import { isReturned } from './refunds/returnToLeaver.ts';
import { paySandboxOrder } from './sandbox/sandboxPayment.ts';

type OwnHandlers = Pick<
  PaymentHandlers,
  'createPayment' | 'getQuote' | 'reportPayment' | 'getOrder' | 'paySandbox'
>;

/** A learner's own calls. */
export function paymentHandlers(deps: AppDeps): OwnHandlers {
  const { database, clock, limiter, payments, config } = deps;
  const findCoupon = couponFinder(deps);
  /** Says nothing new of an order that is paid. */
  const retry = (): OrderEvent => ({ type: 'retry', at: new Date(clock.now()) });
  const orderLimit = limiter('payment', 20, 60 * 60);
  const reportLimit = limiter('payment-report', 60, 60 * 60);
  return {
    async createPayment({ actor, body, client, log }) {
      await consumeLimit(orderLimit, actor.userId);
      const user = await database.users.findById(actor.userId).lean();
      if (!user) throw new AppError('signed_out');
      const coupon = await findCoupon(actor.userId, body.coupon);
      await deps.events.ordering({ client, log, userId: user._id });
      const askedAt = new Date(clock.now());
      const order = await createOrder(deps, user, body, coupon);
      if (order.createdAt < askedAt) {
        // Made before. What is known of its payments now says nothing of the next one.
        await lookUp(deps, order).catch((error) => lookUpSoon(deps, order, error));
        await recordEvent(deps, order.orderId, retry());
      }
      return {
        id: order.orderId,
        amount: order.paise,
        currency: 'INR',
        key: payments.key,
        provider: config.payments.provider,
        data: { id: order.orderId },
      };
    },

    getQuote: ({ actor, query }) => quote(deps, findCoupon, actor.userId, query),

    async reportPayment({ actor, body, log }) {
      await consumeLimit(reportLimit, actor.userId);
      const order = await ownOrder(database, actor.userId, body.order_id);
      const { payment_id, signature } = body;
      if (signature !== undefined) {
        const checkout = { orderId: order.orderId, paymentId: payment_id ?? '', signature };
        if (!payments.isGenuine(checkout)) throw new AppError('wrong_signature');
      }
      noteDifferences(body, order, log);
      await lookUp(deps, order).catch((error) => lookUpSoon(deps, order, error));
      // Late news of an earlier attempt gives up nothing.
      const isNewest = payment_id === undefined || !order.beforeRetry?.includes(payment_id);
      if (body.status === 'Failed' && isNewest) await recordEvent(deps, order.orderId, { type: 'cancel' });
      if (body.status === 'created') await recordEvent(deps, order.orderId, retry());
      const known = await ownOrder(database, actor.userId, order.orderId);
      return { request: { _id: known._id.toString(), status: known.status } };
    },

    async getOrder({ actor, params }) {
      const order = await ownOrder(database, actor.userId, params.orderId);
      const { orderId } = order;
      const [pack, creditNotes] = await Promise.all([
        database.packs.findOne({ orderId }).lean(),
        database.receipts
          .find({ orderId, kind: 'creditNote' }, { paise: 1, issuedAt: 1 })
          .sort({ issuedAt: 1 }),
      ]);
      return {
        record: presentPayment(order),
        pack: pack ? presentEnrolment(pack, clock.now()) : null,
        refunds: creditNotes.map(({ paise, issuedAt }) => ({ paise, at: issuedAt.toISOString() })),
        isForLeaver: isReturned(order),
      };
    },

    async paySandbox({ actor, body }) {
      if (config.payments.provider !== 'sandbox') throw new AppError('not_found');
      const { orderId } = await ownOrder(database, actor.userId, body.order_id);
      return paySandboxOrder(deps, orderId, body.outcome);
    },
  };
}

/** Somebody else's order is answered as one that does not exist. */
async function ownOrder(database: Database, userId: string, orderId: string): Promise<Order> {
  const order = await database.orders.findOne({ orderId, userId: new Types.ObjectId(userId) }).lean<Order>();
  if (!order) throw new AppError('not_found');
  return order;
}

/** The provider did not answer: the person is told the order's last known state, and the next run asks again. */
async function lookUpSoon({ database, clock, log }: AppDeps, { _id }: Order, error: unknown): Promise<void> {
  log.warn({ err: error }, 'an order could not be looked up');
  await database.orders.updateOne({ _id, paidBy: null }, { $set: { lookUpAt: new Date(clock.now()) } });
}

const COMPARED = { user_id: 'userId', course_id: 'course_id', course: 'course' } as const;

/** The server's own data decide. A client that claims something else is noted: its field names alone, since values are people's. */
function noteDifferences(
  claims: { [Name in keyof typeof COMPARED]?: string | undefined },
  order: Order,
  log: AppDeps['log'],
): void {
  const names = Object.keys(COMPARED) as (keyof typeof COMPARED)[];
  const differing = names.filter(
    (name) => claims[name] !== undefined && claims[name] !== String(order[COMPARED[name]]),
  );
  if (differing.length > 0)
    log.warn({ orderId: order.orderId, differing }, 'a payment was reported differently');
}
