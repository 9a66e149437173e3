import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@preproom/models/contract/http/errors';
import { z } from '@preproom/models/contract/http/zod';
import type { OrderEvent, PaymentState, Refund } from '@preproom/models/contract/payments/orderState';

export interface RazorpaySettings {
  /** The start of every address, `https://api.razorpay.com` or the sandbox's; asked for at each request. */
  baseUrl(): string;
  /** The public key; pages show it. */
  key: string;
  secret: string;
  webhookSecret: string;
  /** How long an answer is waited for. */
  timeoutMs?: number;
}

/** What the provider says about an order. */
export interface OrderStatement {
  orderId: string;
  event: OrderEvent;
}

/** A refund as the provider sees it at present: the money is on its way, has arrived, or could not be sent. */
export interface ProviderRefund extends Refund {
  state: 'pending' | 'processed' | 'failed';
}

/** Creates orders, asks about them and refunds payments; checks what is said to come from the provider. */
export interface Razorpay {
  key: string;
  /** Creates an order of this many paise; answers its id. Throws AppError `unavailable`. */
  createOrder(paise: number, receipt: string): Promise<string>;
  /** The browser got this signature from the provider for this payment of this order. */
  isGenuine(checkout: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Everything the provider knows about an order's payments and refunds. Throws AppError `unavailable`. */
  fetchStatements(orderId: string): Promise<OrderStatement[]>;
  /** What a webhook says; null when the signature is not the provider's. An event that concerns no order says nothing. */
  readWebhook(body: Buffer, signature: string): { statements: OrderStatement[]; type: string } | null;
  /** Refunds part of a payment; the same key refunds once. Throws AppError `unavailable`. */
  refund(paymentId: string, paise: number, idempotencyKey: string): Promise<ProviderRefund>;
  /** A refund that was asked for earlier. Throws AppError `unavailable`. */
  fetchRefund(paymentId: string, refundId: string): Promise<ProviderRefund>;
}

const PaymentEntity = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.int().min(0),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: z.int().min(0).nullish(),
});
type PaymentEntity = z.infer<typeof PaymentEntity>;
const RefundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int().min(0),
  status: z.enum(['pending', 'processed', 'failed']),
});
type RefundEntity = z.infer<typeof RefundEntity>;

/**
 * Payments are captured by the provider whatever the account's settings say, also when the bank approves one hours after it seemed to
 * fail. One that is not captured goes back to the payer after some days
 * (https://razorpay.com/docs/payments/payments/capture-settings/api).
 */
const CAPTURE = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 3 * 24 * 60, refund_speed: 'normal' },
};
/** The provider's largest page of a list; without `count` it gives ten. */
const PAGE = 100;

const Order = z.object({ id: z.string(), amount: z.int(), currency: z.literal('INR') });
const Payments = z.object({ items: z.array(PaymentEntity) });
const Refunds = z.object({ items: z.array(RefundEntity) });
const Webhook = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: PaymentEntity }).optional(),
    refund: z.object({ entity: RefundEntity }).optional(),
  }),
});

/** A client of Razorpay's HTTP API (https://razorpay.com/docs/api). Amounts are paise on both sides. */
export function createRazorpay({
  baseUrl,
  key,
  secret,
  webhookSecret,
  timeoutMs = 10_000,
}: RazorpaySettings): Razorpay {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;

  async function request<S extends z.ZodType>(
    schema: S,
    path: string,
    post?: { body: object; headers?: Record<string, string> },
  ): Promise<z.output<S>> {
    try {
      const response = await fetch(`${baseUrl()}/v1${path}`, {
        method: post ? 'POST' : 'GET',
        headers: { authorization, 'content-type': 'application/json', ...post?.headers },
        ...(post && { body: JSON.stringify(post.body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`The payment provider answered ${response.status} to ${path}`);
      return schema.parse(await response.json());
    } catch (cause) {
      throw new AppError('unavailable', undefined, { cause });
    }
  }

  async function fetchRefunds({ id, amount_refunded }: PaymentEntity): Promise<RefundEntity[]> {
    const refunds: RefundEntity[] = [];
    let isMore = Boolean(amount_refunded);
    while (isMore) {
      const path = `/payments/${id}/refunds?count=${PAGE}&skip=${refunds.length}`;
      const { items } = await request(Refunds, path);
      refunds.push(...items);
      isMore = items.length === PAGE;
    }
    return refunds;
  }

  return {
    key,
    async createOrder(paise, receipt) {
      const order = await request(Order, '/orders', {
        body: { amount: paise, currency: 'INR', receipt, payment: CAPTURE },
      });
      if (order.amount !== paise) throw new AppError('unavailable');
      return order.id;
    },
    isGenuine: ({ orderId, paymentId, signature }) =>
      isSignature(signature, `${orderId}|${paymentId}`, secret),
    async fetchStatements(orderId) {
      const { items } = await request(Payments, `/orders/${encodeURIComponent(orderId)}/payments`);
      const refunds = (await Promise.all(items.map(fetchRefunds))).flat();
      return [
        ...items.flatMap((payment) => paymentStatement({ ...payment, order_id: orderId })),
        ...refunds.flatMap((refund) => refundStatement(refund, orderId)),
      ];
    },
    readWebhook(body, signature) {
      if (!isSignature(signature, body, webhookSecret)) return null;
      const webhook = Webhook.safeParse(readJson(body));
      if (!webhook.success) return { statements: [], type: 'unknown' };
      const { payment, refund } = webhook.data.payload;
      const orderId = payment?.entity.order_id;
      return {
        type: webhook.data.event,
        statements: [
          ...(payment ? paymentStatement(payment.entity) : []),
          ...(refund && orderId ? refundStatement(refund.entity, orderId) : []),
        ],
      };
    },
    async refund(paymentId, paise, idempotencyKey) {
      const path = `/payments/${encodeURIComponent(paymentId)}/refund`;
      const headers = { 'X-Refund-Idempotency': idempotencyKey };
      return providerRefund(await request(RefundEntity, path, { body: { amount: paise }, headers }));
    },
    async fetchRefund(paymentId, refundId) {
      const path = `/payments/${encodeURIComponent(paymentId)}/refunds/${encodeURIComponent(refundId)}`;
      return providerRefund(await request(RefundEntity, path));
    },
  };
}

function providerRefund({ id, payment_id, amount, status }: RefundEntity): ProviderRefund {
  return { id, paymentId: payment_id, paise: amount, state: status };
}

/** Null for what is not JSON. */
function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** HMAC SHA-256 in hexadecimal, as Razorpay signs checkouts and webhooks. */
export function signatureOf(signed: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(signed).digest('hex');
}

function isSignature(given: string, signed: string | Buffer, secret: string): boolean {
  const expected = Buffer.from(signatureOf(signed, secret));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

const STATES: Record<PaymentEntity['status'], PaymentState> = {
  created: 'created',
  failed: 'failed',
  authorized: 'authorized',
  captured: 'captured',
  // Money that came and went again.
  refunded: 'captured',
};

/** Orders are in rupees only: a payment in another currency pays nothing. */
function paymentStatement({ id, order_id, amount, currency, status }: PaymentEntity): OrderStatement[] {
  if (!order_id || currency !== 'INR') return [];
  return [
    { orderId: order_id, event: { type: 'payment', payment: { id, state: STATES[status], paise: amount } } },
  ];
}

function refundStatement(
  { id, payment_id, amount, status }: RefundEntity,
  orderId: string,
): OrderStatement[] {
  // Only what is done counts: a pending refund may still fail.
  if (status !== 'processed') return [];
  return [{ orderId, event: { type: 'refund', refund: { id, paymentId: payment_id, paise: amount } } }];
}
