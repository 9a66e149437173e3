import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { AppError } from '@preproom/models/contract/http/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRazorpay } from './razorpay.ts';
import {
  AN_ORDER,
  aPayment,
  aRefund,
  ORDER,
  PAYMENT,
  RazorpayStandIn,
  sendJson,
} from './testing/razorpayStandIn.ts';

const KEY = 'rzp_test_1DP5mmOlF5G5ag';
const SECRET = 'the secret of the key';
const WEBHOOK_SECRET = 'the secret of the webhooks';

const provider = new RazorpayStandIn();
beforeAll(() => provider.start());
beforeEach(() => {
  provider.requests = [];
});
afterAll(() => provider.stop());

const razorpay = (timeoutMs = 5_000) =>
  createRazorpay({
    baseUrl: () => provider.url,
    key: KEY,
    secret: SECRET,
    webhookSecret: WEBHOOK_SECRET,
    timeoutMs,
  });

function onlyRequest() {
  const [request, ...others] = provider.requests;
  if (!request || others.length > 0) throw new Error(`${provider.requests.length} requests`);
  return request;
}

const hmac = (signed: string, secret: string) => createHmac('sha256', secret).update(signed).digest('hex');

const paymentStatement = (state: string) => ({
  orderId: ORDER,
  event: { type: 'payment', payment: { id: PAYMENT, state, paise: 799_900 } },
});
const refundStatement = {
  orderId: ORDER,
  event: {
    type: 'refund',
    refund: { id: 'rfnd_FP8QHiV938haTz', paymentId: PAYMENT, paise: 799_900 },
  },
};

describe('an order', () => {
  test('is created in paise, with key and secret', async () => {
    provider.answer = (response) => sendJson(response, AN_ORDER);
    expect(await razorpay().createOrder(799_900, 'receipt 1')).toBe(ORDER);
    const { method, path, headers, body } = onlyRequest();
    expect([method, path]).toEqual(['POST', '/v1/orders']);
    expect(headers.authorization).toBe(`Basic ${Buffer.from(`${KEY}:${SECRET}`).toString('base64')}`);
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toEqual({
      amount: 799_900,
      currency: 'INR',
      receipt: 'receipt 1',
      // In minutes: also what the bank approves three days after it failed.
      payment: {
        capture: 'automatic',
        capture_options: { automatic_expiry_period: 4_320, refund_speed: 'normal' },
      },
    });
  });

  test.each([
    ['of another amount', { ...AN_ORDER, amount: 7_999 }],
    ['in another currency', { ...AN_ORDER, currency: 'USD' }],
  ])('%s is none', async (_, order) => {
    provider.answer = (response) => sendJson(response, order);
    await expect(razorpay().createOrder(799_900, 'receipt 1')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe("a checkout's signature", () => {
  const signature = hmac(`${ORDER}|${PAYMENT}`, SECRET);
  const checkout = { orderId: ORDER, paymentId: PAYMENT, signature };

  test('is over order and payment, with the secret of the key', () => {
    expect(razorpay().isGenuine(checkout)).toBe(true);
  });

  test.each([
    ['of another order', { ...checkout, orderId: 'order_other' }],
    ['of another payment', { ...checkout, paymentId: 'pay_other' }],
    ['by the webhook secret', { ...checkout, signature: hmac(`${ORDER}|${PAYMENT}`, WEBHOOK_SECRET) }],
    ['changed in its last digit', { ...checkout, signature: `${signature.slice(0, -1)}g` }],
    ['cut short', { ...checkout, signature: signature.slice(0, -1) }],
    ['of as many letters, but more bytes', { ...checkout, signature: 'é'.repeat(64) }],
    ['empty', { ...checkout, signature: '' }],
  ])('%s proves nothing', (_, wrong) => {
    expect(razorpay().isGenuine(wrong)).toBe(false);
  });
});

describe('a webhook', () => {
  // As no serializer of ours would write it.
  const body = (status: string) =>
    JSON.stringify({
      entity: 'event',
      account_id: 'acc_BFQ7uQEaa7j2z7',
      event: `payment.${status}`,
      contains: ['payment'],
      payload: { payment: { entity: aPayment({ status }) } },
      created_at: 1_795_300_050,
    }).replace('"entity":"event"', '"entity" : "event"');
  const read = (content: string, signature = hmac(content, WEBHOOK_SECRET)) =>
    razorpay().readWebhook(Buffer.from(content), signature);

  test.each(['failed', 'authorized', 'captured'])('says that a payment is %s', (status) => {
    expect(read(body(status))).toEqual({
      type: `payment.${status}`,
      statements: [paymentStatement(status)],
    });
  });

  test('says that a payment was refunded', () => {
    const payment = { entity: aPayment({ status: 'refunded', amount_refunded: 799_900 }) };
    const content = { event: 'refund.processed', payload: { payment, refund: { entity: aRefund() } } };
    expect(read(JSON.stringify(content))).toEqual({
      type: 'refund.processed',
      statements: [paymentStatement('captured'), refundStatement],
    });
  });

  test('counts only under the signature of its very bytes', () => {
    const content = body('captured');
    expect(read(content, hmac(content, SECRET))).toBeNull();
    expect(read(content, '')).toBeNull();
    const written = JSON.stringify(JSON.parse(content));
    expect(written).not.toBe(content);
    expect(read(content, hmac(written, WEBHOOK_SECRET))).toBeNull();
    expect(read(written, hmac(content, WEBHOOK_SECRET))).toBeNull();
  });

  test('that is signed but no JSON says nothing', () => {
    expect(read('not JSON')).toEqual({ type: 'unknown', statements: [] });
  });

  test('about something else says nothing', () => {
    const invoice = JSON.stringify({ event: 'invoice.paid', payload: { invoice: { entity: {} } } });
    expect(read(invoice)).toEqual({ type: 'invoice.paid', statements: [] });
    const withoutOrder = { entity: aPayment({ order_id: null }) };
    const content = { event: 'payment.captured', payload: { payment: withoutOrder } };
    expect(read(JSON.stringify(content))).toEqual({ type: 'payment.captured', statements: [] });
  });
});

describe('what the provider knows of an order', () => {
  test('is each payment with its state; refunds are asked for where there are some', async () => {
    provider.knows([aPayment({ status: 'failed' }), aPayment({ id: 'pay_second' })]);
    expect(await razorpay().fetchStatements(ORDER)).toEqual([
      paymentStatement('failed'),
      {
        orderId: ORDER,
        event: { type: 'payment', payment: { id: 'pay_second', state: 'captured', paise: 799_900 } },
      },
    ]);
    expect(provider.requests.map(({ path }) => path)).toEqual([`/v1/orders/${ORDER}/payments`]);
  });

  test('has every refund, however many pages they fill', async () => {
    const many = Array.from({ length: 201 }, (_, index) => aRefund({ id: `rfnd_${index}`, amount: 100 }));
    provider.knows([aPayment({ amount_refunded: 20_100 })], many);
    const statements = await razorpay().fetchStatements(ORDER);
    expect(statements.filter(({ event }) => event.type === 'refund')).toHaveLength(201);
  });

  test('a refunded payment was captured and has refunds; those that failed or wait gave nothing back', async () => {
    provider.knows(
      [aPayment({ status: 'refunded', amount_refunded: 799_900 })],
      [
        aRefund(),
        aRefund({ id: 'rfnd_failed', status: 'failed' }),
        aRefund({ id: 'rfnd_waits', status: 'pending' }),
      ],
    );
    expect(await razorpay().fetchStatements(ORDER)).toEqual([paymentStatement('captured'), refundStatement]);
    expect(provider.requests.at(-1)?.path).toBe(`/v1/payments/${PAYMENT}/refunds?count=100&skip=0`);
  });

  test('a payment in another currency is no payment', async () => {
    provider.knows([aPayment({ currency: 'USD' })]);
    expect(await razorpay().fetchStatements(ORDER)).toEqual([]);
  });
});

describe('a refund', () => {
  test('names its amount in paise, and a key under which it is made once', async () => {
    provider.answer = (response) => sendJson(response, aRefund({ amount: 133_317 }));
    expect(await razorpay().refund(PAYMENT, 133_317, `excess-${PAYMENT}`)).toEqual({
      id: 'rfnd_FP8QHiV938haTz',
      paymentId: PAYMENT,
      paise: 133_317,
      state: 'processed',
    });
    const { method, path, headers, body } = onlyRequest();
    expect([method, path]).toEqual(['POST', `/v1/payments/${PAYMENT}/refund`]);
    expect(headers['x-refund-idempotency']).toBe(`excess-${PAYMENT}`);
    expect(JSON.parse(body)).toEqual({ amount: 133_317 });
  });

  test.each(['pending', 'processed', 'failed'] as const)('says that it is %s, also later', async (status) => {
    provider.answer = (response) => sendJson(response, aRefund({ status, amount: 100 }));
    const asked = await razorpay().refund(PAYMENT, 100, 'key');
    expect(asked.state).toBe(status);
    expect(await razorpay().fetchRefund(PAYMENT, asked.id)).toEqual(asked);
    expect(provider.requests.at(-1)?.path).toBe(`/v1/payments/${PAYMENT}/refunds/${asked.id}`);
  });
});

describe('a provider that does not answer as it should', () => {
  const answers: [string, (response: ServerResponse) => void][] = [
    ['500', (response) => sendJson(response, { error: { code: 'SERVER_ERROR' } }, 500)],
    ['401', (response) => sendJson(response, { error: { code: 'BAD_REQUEST_ERROR' } }, 401)],
    ['no JSON', (response) => response.writeHead(200).end('<html>')],
    ['other JSON', (response) => sendJson(response, { items: [{ id: 1 }] })],
    ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['a cut connection', (response) => response.destroy()],
  ];

  test.each(answers)('%s is `unavailable`', async (_, respond) => {
    provider.answer = respond;
    const { createOrder, fetchStatements, refund } = razorpay();
    const asked = [createOrder(799_900, 'receipt 1'), fetchStatements(ORDER), refund(PAYMENT, 100, 'key')];
    for (const result of await Promise.allSettled(asked)) {
      const reason = result.status === 'rejected' ? result.reason : result.value;
      expect(reason).toBeInstanceOf(AppError);
      expect(reason).toMatchObject({ code: 'unavailable' });
    }
    expect(provider.requests.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  test('silence is `unavailable` after the time that is waited', async () => {
    provider.answer = () => {};
    await expect(razorpay(50).fetchStatements(ORDER)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
