import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { createPayment, getOrder, reportPayment } from '@preproom/models/contract/payments/payments';
import { paySandbox, type SandboxOutcome } from '@preproom/models/contract/payments/sandbox';
import { getProducts } from '@preproom/models/contract/programs/products';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

async function learner(): Promise<ApiClient> {
  return stack.enter(await createUser(stack.database, { Name: 'Asha Rao', phone: '+919876543210' }));
}

async function program(name = 'B.Tech') {
  const { product } = (await stack.visitor().call(getProducts, {})).body;
  const found = product.find(({ product_name }) => product_name === name);
  if (!found) throw new Error(`No program ${name}`);
  return found;
}

const orderBody = async (name?: string) => {
  const { _id, discount_pricing } = await program(name);
  return { amount: Number(discount_pricing), email: 'asha@people.example', course_id: _id };
};

async function begin(client: ApiClient, name?: string): Promise<string> {
  const { status, body } = await client.call(createPayment, { body: await orderBody(name) });
  if (status !== 200) throw new Error(`Refused: ${status} ${body.code}`);
  return body.id;
}

/** Pays in the sandbox; the page tells the server unless it is closed. */
async function pay(client: ApiClient, order_id: string, outcome: SandboxOutcome, isClosed = false) {
  const paid = (await client.call(paySandbox, { body: { order_id, method: 'upi', outcome } })).body;
  if (isClosed) return paid;
  const { payment_id, signature } = paid;
  const status = signature === null ? 'Failed' : 'success';
  await client.call(reportPayment, {
    body: { order_id, payment_id, status, ...(signature && { signature }) },
  });
  return paid;
}

const orderOf = async (client: ApiClient, orderId: string) =>
  (await client.call(getOrder, { params: { orderId } })).body;
const packsOf = (orderId: string) => stack.database.packs.find({ orderId }).lean();

describe('a program that is paid for', () => {
  test('is a pack of its rounds, active from today, in the current-user call', async () => {
    const client = await learner();
    const orderId = await begin(client);
    await pay(client, orderId, 'success');
    const { record, pack } = await orderOf(client, orderId);
    expect(record).toMatchObject({ status: 'success', price: '7999', course: 'B.Tech', order_id: orderId });
    const me = (await client.call(getCurrentUser, {})).body;
    expect(me.enrolments).toEqual([pack]);
    expect(me.transcation).toEqual([record]);
    expect(me.hasActivePack).toBe(true);
    expect(me.ActivePack).toMatchObject({ course: 'B.Tech', total_session: 6, expiresOn: pack?.expiresOn });
    expect(me.ActivePack?.rounds.map(({ state }) => state)).toEqual(Array(6).fill('free'));
  });

  test('queues behind a pack that is active', async () => {
    const client = await learner();
    for (const name of ['B.Tech', 'Digital Marketing'])
      await pay(client, await begin(client, name), 'success');
    const { enrolments, ActivePack } = (await client.call(getCurrentUser, {})).body;
    expect(enrolments.map(({ state }) => state)).toEqual(['active', 'queued']);
    expect(ActivePack?.course).toBe('B.Tech');
  });
});

describe('whatever happens on the way', () => {
  test.each(['success', 'webhook_late', 'webhook_doubled', 'out_of_order'] as const)(
    '%s: one pack, and the browser knows at once',
    async (outcome) => {
      const client = await learner();
      const orderId = await begin(client);
      await pay(client, orderId, outcome);
      expect((await orderOf(client, orderId)).record.status).toBe('success');
      stack.clock.advance(60_000);
      await stack.jobs.settled();
      expect(await packsOf(orderId)).toHaveLength(1);
    },
  );

  test.each(['tab_closed', 'callback_lost'] as const)(
    '%s: the webhook alone grants the pack',
    async (outcome) => {
      const client = await learner();
      const orderId = await begin(client);
      await pay(client, orderId, outcome, true);
      await stack.jobs.settled();
      expect(await orderOf(client, orderId)).toMatchObject({ record: { status: 'created' }, pack: null });
      stack.clock.advance(10_000);
      await stack.jobs.settled();
      expect((await orderOf(client, orderId)).record.status).toBe('success');
      expect(await packsOf(orderId)).toHaveLength(1);
    },
  );

  test('a failed payment grants nothing, and the pack comes if it is captured later', async () => {
    const client = await learner();
    const orderId = await begin(client);
    await pay(client, orderId, 'captured_after_failing');
    expect(await orderOf(client, orderId)).toMatchObject({ record: { status: 'Failed' }, pack: null });
    stack.clock.advance(10_000);
    await stack.jobs.settled();
    expect((await orderOf(client, orderId)).record.status).toBe('success');
    expect(await packsOf(orderId)).toHaveLength(1);
    const known = await stack.database.sandboxOrders.findOne({ orderId }).lean();
    expect(known?.payments.map(({ status }) => status)).toEqual(['captured']);
  });

  test('both callback and webhook are lost: the provider is asked after 15 minutes', async () => {
    const client = await learner();
    const orderId = await begin(client);
    await pay(client, orderId, 'success', true);
    await stack.database.jobRuns.deleteMany({ kind: 'sandbox:webhook', state: 'waiting' });
    const before = (await orderOf(client, orderId)).record.status;
    stack.clock.advance(16 * 60_000);
    await stack.jobs.settled();
    const after = (await orderOf(client, orderId)).record.status;
    expect(after).toBe('success');
    expect(['created', 'success']).toContain(before);
    expect(await packsOf(orderId)).toHaveLength(1);
  });

  test('two tabs pay one order: one pack, and the second payment is given back', async () => {
    const client = await learner();
    const orderId = await begin(client);
    await Promise.all([pay(client, orderId, 'success'), pay(client, orderId, 'success')]);
    await stack.jobs.settled();
    expect(await packsOf(orderId)).toHaveLength(1);
    const order = await stack.database.orders.findOne({ orderId }).lean();
    const excess = order?.payments.filter(({ id }) => id !== order.paidBy) ?? [];
    expect(order?.refunds.map(({ paymentId, paise }) => [paymentId, paise])).toEqual(
      excess.map(({ id }) => [id, 799_900]),
    );
    expect(excess).toHaveLength(1);
    expect(order?.status).toBe('success');
  });
});

describe('what is refused, and changes nothing', () => {
  test('a price changed in the browser: the right one is answered', async () => {
    const client = await learner();
    const body = { ...(await orderBody()), amount: 1 };
    const answer = await client.call(createPayment, { body });
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
      409,
      'price_changed',
      { amount: '7999' },
    ]);
    expect((await client.call(getCurrentUser, {})).body.transcation).toEqual([]);
  });

  test('a program that is closed or gone', async () => {
    const client = await learner();
    const closed = await client.call(createPayment, { body: await orderBody('MBA') });
    expect([closed.status, closed.body.code]).toEqual([409, 'program_closed']);
    const gone = { ...(await orderBody()), course_id: 'f'.repeat(24) };
    expect((await client.call(createPayment, { body: gone })).status).toBe(404);
  });

  test("somebody else's order does not exist", async () => {
    const [owner, other] = [await learner(), await learner()];
    const orderId = await begin(owner);
    expect((await other.call(getOrder, { params: { orderId } })).status).toBe(404);
    expect((await other.call(reportPayment, { body: { order_id: orderId, status: 'Failed' } })).status).toBe(
      404,
    );
    expect((await orderOf(owner, orderId)).record.status).toBe('created');
  });

  test('a wrong signature, and that of another order', async () => {
    const client = await learner();
    const [one, two] = [await begin(client), await begin(client)];
    const { payment_id, signature } = await pay(client, one, 'success', true);
    for (const wrong of ['0'.repeat(64), signature ?? '', '']) {
      const body = { order_id: two, payment_id, signature: wrong, status: 'success' };
      const answer = await client.call(reportPayment, { body });
      expect([answer.status, answer.body.code]).toEqual([400, 'wrong_signature']);
    }
    expect(await packsOf(two)).toEqual([]);
  });

  test('a webhook with a wrong signature', async () => {
    const client = await learner();
    const orderId = await begin(client);
    const entity = { id: 'pay_x', order_id: orderId, amount: 799_900, currency: 'INR', status: 'captured' };
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
    const answer = await stack.visitor().send('POST', '/api/v1.3/payment/webhook', body, {
      'x-razorpay-signature': 'f'.repeat(64),
    });
    expect(answer.status).toBe(400);
    expect(await packsOf(orderId)).toEqual([]);
  });
});

describe('the calls as older clients make them', () => {
  test('without a program the price must fit exactly one that is open; unknown keys are passed over', async () => {
    const client = await learner();
    const old = { amount: 7999, email: 'asha@people.example', theme: 'dark' };
    const { status, body } = await client.call(createPayment, { body: old });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^order_/),
        amount: 799_900,
        currency: 'INR',
        key: 'rzp_sandbox',
        provider: 'sandbox',
        data: { id: body.id },
      },
    ]);
  });

  test('a report with every field of the specification is answered with id and status', async () => {
    const client = await learner();
    const order_id = await begin(client);
    const { payment_id, signature } = await pay(client, order_id, 'success', true);
    const body = {
      user_id: 'somebody',
      course: 'B.Tech',
      course_id: 'x',
      price: '7999',
      username: 'Asha',
      email: 'asha@people.example',
      status: 'success',
      order_id,
      payment_id,
      Purchasedate: '2026-3-9',
      signature: signature ?? '',
      more: true,
    };
    const answer = await client.send('POST', '/api/v1.3/paymentstatus', { ...body, price: 7999 });
    expect([answer.status, answer.body]).toEqual([
      200,
      { request: { _id: expect.stringMatching(/^[0-9a-f]{24}$/), status: 'success' } },
    ]);
  });
});
