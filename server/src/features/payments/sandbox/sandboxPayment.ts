import { randomBytes, randomUUID } from 'node:crypto';
import { SECOND_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import type { SandboxOutcome } from '@preproom/models/contract/payments/sandbox';
import { signatureOf } from '../../../adapters/razorpay.ts';
import type { AppDeps } from '../../../deps.ts';
import type { Delivery } from './deliveries.ts';

/** An id in Razorpay's form. */
export function razorpayId(prefix: 'order' | 'pay' | 'rfnd'): string {
  return `${prefix}_${randomBytes(7).toString('hex')}`;
}

interface Plan {
  /** The payment as the sandbox knows it at once; an event raises it when it is sent. */
  status: 'captured' | 'failed';
  /** The events to come, each so many milliseconds from now. */
  events: { type: Delivery['type']; afterMs: number; isRepeated?: true }[];
}

const PLANS: Record<SandboxOutcome, Plan> = {
  success: { status: 'captured', events: [{ type: 'payment.captured', afterMs: 0 }] },
  failure: { status: 'failed', events: [{ type: 'payment.failed', afterMs: 0 }] },
  // The page is told nothing, so that its webhook is the first news.
  tab_closed: { status: 'captured', events: [{ type: 'payment.captured', afterMs: 5 * SECOND_MS }] },
  callback_lost: { status: 'captured', events: [{ type: 'payment.captured', afterMs: 8 * SECOND_MS }] },
  webhook_late: { status: 'captured', events: [{ type: 'payment.captured', afterMs: 30 * SECOND_MS }] },
  webhook_doubled: {
    status: 'captured',
    events: [
      { type: 'payment.captured', afterMs: 0 },
      { type: 'payment.captured', afterMs: 0, isRepeated: true },
    ],
  },
  out_of_order: {
    status: 'captured',
    events: [
      { type: 'payment.captured', afterMs: 0 },
      { type: 'payment.authorized', afterMs: 2 * SECOND_MS },
    ],
  },
  captured_after_failing: {
    status: 'failed',
    events: [
      { type: 'payment.failed', afterMs: 0 },
      { type: 'payment.authorized', afterMs: 8 * SECOND_MS },
      { type: 'payment.captured', afterMs: 9 * SECOND_MS },
    ],
  },
};

/** Pays an order of the sandbox with this outcome; answers what Razorpay's checkout would hand to the page. */
export async function paySandboxOrder(
  { database, clock, jobs, config }: Pick<AppDeps, 'database' | 'clock' | 'jobs' | 'config'>,
  orderId: string,
  outcome: SandboxOutcome,
): Promise<{ payment_id: string; signature: string | null }> {
  const { status, events } = PLANS[outcome];
  const paymentId = razorpayId('pay');
  const order = await database.sandboxOrders.findOne({ orderId }).lean();
  if (!order) throw new AppError('not_found');
  const payment = { id: paymentId, status, amount: order.amount, amount_refunded: 0 };
  await database.sandboxOrders.updateOne({ orderId }, { $push: { payments: payment } });
  const eventId = randomUUID();
  for (const [index, { type, afterMs, isRepeated }] of events.entries())
    await jobs.add({
      kind: 'sandbox:webhook',
      key: `${paymentId}-${index}`,
      runAt: new Date(clock.now() + afterMs),
      data: {
        eventId: isRepeated ? `${eventId}-0` : `${eventId}-${index}`,
        type,
        orderId,
        paymentId,
        paise: order.amount,
      },
    });
  const signed = signatureOf(`${orderId}|${paymentId}`, config.payments.secret);
  return { payment_id: paymentId, signature: status === 'captured' ? signed : null };
}
