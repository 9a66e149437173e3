import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { signatureOf } from '../../../adapters/razorpay.ts';
import type { AppDeps } from '../../../deps.ts';

/** An event that the sandbox sends as Razorpay does, over HTTP and signed. */
export type Delivery = {
  eventId: string;
  type: 'payment.authorized' | 'payment.captured' | 'payment.failed';
  orderId: string;
  paymentId: string;
  paise: number;
};

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    'sandbox:webhook': Delivery;
  }
}

/** What a payment was before it is authorized or captured. */
const EARLIER = {
  'payment.failed': [],
  'payment.authorized': ['failed'],
  'payment.captured': ['failed', 'authorized'],
} as const;

/** Lets the payment become what the event says, and posts the event to our own webhook. Throws when it was not taken, to be sent again. */
export async function deliverWebhook(
  { config, database, ownUrl }: Pick<AppDeps, 'config' | 'database' | 'ownUrl'>,
  { eventId, type, orderId, paymentId, paise }: Delivery,
): Promise<void> {
  const status = type.slice('payment.'.length);
  // A look-up must not say less than the webhook.
  await database.sandboxOrders.updateOne(
    { orderId, payments: { $elemMatch: { id: paymentId, status: { $in: EARLIER[type] } } } },
    { $set: { 'payments.$.status': status } },
  );
  const entity = {
    id: paymentId,
    entity: 'payment',
    order_id: orderId,
    amount: paise,
    currency: 'INR',
    status,
  };
  const body = JSON.stringify({
    entity: 'event',
    event: type,
    contains: ['payment'],
    payload: { payment: { entity } },
  });
  const response = await fetch(`${ownUrl()}${API_BASE}/payment/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signatureOf(body, config.payments.webhookSecret),
      'x-razorpay-event-id': eventId,
    },
    body,
  });
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
}
