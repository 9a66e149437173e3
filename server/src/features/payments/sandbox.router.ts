import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@preproom/models/contract/http/errors';
import { z } from '@preproom/models/contract/http/zod';
import { Paise } from '@preproom/models/contract/payments/money';
import type { SandboxOrderDocument } from '@preproom/models/db/payments/sandboxOrder.model';
import { json, type Request, Router } from 'express';
import type { AppDeps } from '../../deps.ts';
import { nameRoute } from '../../http/requestLog.ts';
import { razorpayId } from './sandbox/sandboxPayment.ts';

const NewOrder = z.object({ amount: Paise, currency: z.literal('INR'), receipt: z.string() });
const NewRefund = z.object({ amount: Paise });

/** The part of Razorpay's HTTP API that the product uses, over orders of our own. */
export function createSandboxRouter({ database, clock, config }: AppDeps): Router {
  const router = Router();
  const { sandboxOrders } = database;
  const expected = `Basic ${Buffer.from(`${config.payments.key}:${config.payments.secret}`).toString('base64')}`;
  router.use('/sandbox/v1', nameRoute('/sandbox/v1/*'), (request, _response, next) => {
    if (!isSame(request.get('authorization') ?? '', expected)) throw new AppError('not_allowed');
    next();
  });
  router.use('/sandbox/v1', json());

  router.post('/sandbox/v1/orders', async (request, response) => {
    const { amount, currency, receipt } = NewOrder.parse(request.body);
    const id = razorpayId('order');
    await sandboxOrders.create({ orderId: id, amount, createdAt: new Date(clock.now()) });
    response.json({ id, entity: 'order', amount, currency, receipt, status: 'created' });
  });

  router.get('/sandbox/v1/orders/:orderId/payments', async (request, response) => {
    const order = await sandboxOrders.findOne({ orderId: request.params.orderId }).lean();
    if (!order) throw new AppError('not_found');
    const items = order.payments.map((payment) => ({
      ...payment,
      entity: 'payment',
      order_id: order.orderId,
      currency: 'INR',
    }));
    response.json({ entity: 'collection', count: items.length, items });
  });

  router.get('/sandbox/v1/payments/:paymentId/refunds', async (request, response) => {
    const { refunds, paymentId } = await findPayment(request);
    const items = refunds.filter((refund) => refund.payment_id === paymentId).map(presentRefund);
    response.json({ entity: 'collection', count: items.length, items });
  });

  router.get('/sandbox/v1/payments/:paymentId/refunds/:refundId', async (request, response) => {
    const { refunds } = await findPayment(request);
    const refund = refunds.find(({ id }) => id === request.params.refundId);
    if (!refund) throw new AppError('not_found');
    response.json(presentRefund(refund));
  });

  router.post('/sandbox/v1/payments/:paymentId/refund', async (request, response) => {
    const { amount } = NewRefund.parse(request.body);
    const key = request.get('X-Refund-Idempotency') ?? razorpayId('rfnd');
    const { orderId, paymentId } = await findPayment(request);
    const refund = { id: razorpayId('rfnd'), payment_id: paymentId, amount, key };
    await sandboxOrders.updateOne(
      { orderId, 'refunds.key': { $ne: key }, payments: { $elemMatch: { id: paymentId } } },
      { $push: { refunds: refund }, $inc: { 'payments.$.amount_refunded': amount } },
    );
    const { refunds } = await findPayment(request);
    response.json(presentRefund(refunds.find((other) => other.key === key) ?? refund));
  });

  async function findPayment(request: Request) {
    const paymentId = String(request.params.paymentId);
    const order = await sandboxOrders.findOne({ 'payments.id': paymentId }).lean();
    if (!order) throw new AppError('not_found');
    return { ...order, paymentId };
  }

  return router;
}

function presentRefund({ id, payment_id, amount }: SandboxOrderDocument['refunds'][number]) {
  return { id, entity: 'refund', payment_id, amount, currency: 'INR', status: 'processed' };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
