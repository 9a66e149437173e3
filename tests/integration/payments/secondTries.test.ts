import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { getOrder, reportPayment } from '@preproom/models/contract/payments/payments';
import { paySandbox, type SandboxOutcome } from '@preproom/models/contract/payments/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newLearner, order } from '../../support/payments/buying.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** What the page says of a payment; answers the order's status. */
async function report(client: ApiClient, body: { order_id: string; payment_id?: string; status: string }) {
  return (await client.call(reportPayment, { body })).body.request.status;
}

const pay = async (client: ApiClient, order_id: string, outcome: SandboxOutcome) =>
  (await client.call(paySandbox, { body: { order_id, method: 'upi', outcome } })).body;

async function fail(client: ApiClient, order_id: string): Promise<void> {
  const { payment_id } = await pay(client, order_id, 'failure');
  await report(client, { order_id, payment_id, status: 'Failed' });
}

async function giveUp(client: ApiClient, order_id: string): Promise<void> {
  await report(client, { order_id, status: 'Failed' });
}

const tryAgain = (client: ApiClient, order_id: string) => report(client, { order_id, status: 'created' });

const recordOf = async (client: ApiClient, orderId: string) =>
  (await client.call(getOrder, { params: { orderId } })).body.record;

test.each([
  ['failed', fail],
  ['was given up', giveUp],
  [
    'was given up twice',
    async (client: ApiClient, orderId: string) => {
      await giveUp(client, orderId);
      expect(await tryAgain(client, orderId)).toBe('created');
      await giveUp(client, orderId);
    },
  ],
])('a payment after one that %s is waited for like a first one', async (_, before) => {
  const client = await newLearner(stack);
  const orderId = await order(client);
  await before(client, orderId);
  await stack.jobs.settled();
  expect((await recordOf(client, orderId)).status).toBe('Failed');
  stack.clock.advance(60_000);
  expect(await tryAgain(client, orderId)).toBe('created');
  await pay(client, orderId, 'callback_lost');
  await stack.jobs.settled();
  const { status, createdAt, triedAt } = await recordOf(client, orderId);
  expect(status).toBe('created');
  expect(Date.parse(triedAt) - Date.parse(createdAt)).toBeGreaterThanOrEqual(60_000);
  const me = (await client.call(getCurrentUser, {})).body;
  expect(me.transcation.map((record) => record.status)).toEqual(['created']);
  stack.clock.advance(10_000);
  await stack.jobs.settled();
  expect((await recordOf(client, orderId)).status).toBe('success');
});

test('an order that was paid meanwhile is known as paid before another payment begins', async () => {
  const client = await newLearner(stack);
  const orderId = await order(client);
  await fail(client, orderId);
  await pay(client, orderId, 'callback_lost');
  expect(await tryAgain(client, orderId)).toBe('success');
});

test('late news of the payment before leaves a new attempt pending', async () => {
  const client = await newLearner(stack);
  const orderId = await order(client);
  const { payment_id } = await pay(client, orderId, 'failure');
  await report(client, { order_id: orderId, payment_id, status: 'Failed' });
  stack.clock.advance(60_000);
  expect(await tryAgain(client, orderId)).toBe('created');
  // Another tab still shows the first attempt.
  expect(await report(client, { order_id: orderId, payment_id, status: 'Failed' })).toBe('created');
  await giveUp(client, orderId);
  expect((await recordOf(client, orderId)).status).toBe('Failed');
});

test('an order that has not failed is as new when it is tried again, and is asked about again until it is old', async () => {
  const client = await newLearner(stack);
  const orderId = await order(client);
  await giveUp(client, orderId);
  await tryAgain(client, orderId);
  stack.clock.advance(20 * 60_000);
  await stack.database.orders.updateOne({ orderId }, { lookUpAt: null });
  expect(await tryAgain(client, orderId)).toBe('created');
  const { triedAt, createdAt } = await recordOf(client, orderId);
  expect(Date.parse(triedAt) - Date.parse(createdAt)).toBeGreaterThanOrEqual(20 * 60_000);
  const lookUpAt = async () => (await stack.database.orders.findOne({ orderId }).lean())?.lookUpAt ?? null;
  expect((await lookUpAt())?.getTime()).toBe(Date.parse(triedAt) + 15 * 60_000);
  for (let hours = 0; hours < 80 && (await lookUpAt()); hours += 4) {
    stack.clock.advance(4 * 60 * 60_000);
    await stack.jobs.settled();
  }
  expect(await lookUpAt()).toBeNull();
  const asked = await stack.database.orders.findOne({ orderId }).lean();
  expect(asked).toMatchObject({ status: 'Failed', retriedAt: null });
});

test('giving up again and again keeps one mark and ends in a refusal', async () => {
  const client = await newLearner(stack);
  const orderId = await order(client);
  for (let count = 0; count < 30; count += 1) {
    await giveUp(client, orderId);
    await tryAgain(client, orderId);
  }
  const refused = await client.call(reportPayment, { body: { order_id: orderId, status: 'Failed' } });
  expect(refused.status).toBe(429);
  expect((await stack.database.orders.findOne({ orderId }).lean())?.payments).toHaveLength(1);
});
