import { getQuote } from '@preproom/models/contract/business/coupons';
import { createPayment, getOrder, reportPayment } from '@preproom/models/contract/business/payments';
import { getProducts } from '@preproom/models/contract/business/products';
import { paySandbox } from '@preproom/models/contract/business/sandbox';
import { getCurrentUser } from '@preproom/models/contract/people/users';
import type { CouponDocument } from '@preproom/models/db/business/coupon.model';
import { createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const HOUR_MS = 60 * 60_000;
let stack: Stack;
let programs: Record<string, string>;
beforeAll(async () => {
  stack = await startStack();
  const { product } = (await stack.visitor().call(getProducts, {})).body;
  programs = Object.fromEntries(product.map(({ product_name, _id }) => [product_name, _id]));
});
afterAll(() => stack.stop());

let made = 0;
/** 20 % off, for everyone, any number of times. */
async function coupon(change: Partial<CouponDocument> = {}): Promise<string> {
  made += 1;
  const code = `COUPON${made}`;
  await stack.database.coupons.create({
    code,
    percent: 20,
    createdAt: new Date(stack.clock.now()),
    ...change,
  });
  return code;
}

const learner = async () => stack.enter(await createUser(stack.database));

const ask = (client: ApiClient, code: string | undefined, amount = 6399, program = 'B.Tech') =>
  client.call(createPayment, {
    body: {
      amount,
      email: '',
      course_id: programs[program] ?? '',
      ...(code !== undefined && { coupon: code }),
    },
  });

async function begin(client: ApiClient, code: string, amount?: number, program?: string): Promise<string> {
  const { status, body } = await ask(client, code, amount, program);
  if (status !== 200) throw new Error(`Refused: ${status} ${body.code}`);
  return body.id;
}

async function pay(client: ApiClient, order_id: string): Promise<void> {
  const body = { order_id, method: 'upi', outcome: 'success' } as const;
  const { payment_id, signature } = (await client.call(paySandbox, { body })).body;
  await client.call(reportPayment, { body: { order_id, payment_id, signature: signature ?? '' } });
}

const refusal = async (client: ApiClient, code: string, amount?: number, program?: string) =>
  (await ask(client, code, amount, program)).body.code;
const quoted = async (client: ApiClient, code?: string, program = 'B.Tech') =>
  (
    await client.call(getQuote, {
      query: { course_id: programs[program] ?? '', ...(code !== undefined && { coupon: code }) },
    })
  ).body;
const uses = (code: string) => stack.database.couponUses.find({ code }).lean();

describe('a coupon that fits', () => {
  test('lowers the price of quote, order and record alike, in any case', async () => {
    const [client, code] = [await learner(), await coupon()];
    expect(await quoted(client)).toMatchObject({
      listPaise: 799_900,
      discountPaise: 0,
      coupon: null,
      refusal: null,
    });
    expect(await quoted(client, ` ${code.toLowerCase()} `)).toEqual({
      course_id: programs['B.Tech'],
      listPaise: 799_900,
      discountPaise: 160_000,
      totalPaise: 639_900,
      includedGstPaise: null,
      coupon: { code, percent: 20 },
      refusal: null,
    });
    const orderId = await begin(client, code.toLowerCase());
    await pay(client, orderId);
    const { record, pack } = (await client.call(getOrder, { params: { orderId } })).body;
    expect(record).toMatchObject({
      status: 'success',
      price: '6399',
      listPrice: '7999',
      discount: '1600',
      coupon: code,
    });
    expect(pack).toMatchObject({ state: 'active' });
    expect((await client.call(getCurrentUser, {})).body.transcation).toEqual([record]);
    expect(await uses(code)).toMatchObject([{ isPaid: true }]);
  });

  test('never leaves less than one rupee', async () => {
    const [client, code] = [await learner(), await coupon({ percent: 100 })];
    expect(await quoted(client, code)).toMatchObject({ totalPaise: 100 });
    await begin(client, code, 1);
  });

  test('without a program the discounted price must fit exactly one that is open', async () => {
    const [client, code] = [await learner(), await coupon()];
    const body = { amount: 6399, email: '', coupon: code };
    expect((await client.call(createPayment, { body })).body.amount).toBe(639_900);
    const listPrice = { ...body, amount: 7999 };
    expect((await client.call(createPayment, { body: listPrice })).body.code).toBe('price_changed');
  });
});

describe('a coupon that does not fit is refused, and the quote says why', () => {
  test.each<[string, () => Promise<string>]>([
    ['coupon_unknown', async () => 'NEVERMADE'],
    ['coupon_unknown', async () => 'no code at all'],
    ['coupon_ended', () => coupon({ isOpen: false })],
    ['coupon_ended', () => coupon({ lastDay: '2020-12-31' })],
    ['coupon_not_yet', () => coupon({ firstDay: '2100-01-01' })],
    [
      'coupon_other_program',
      () =>
        coupon({
          programs: [new Types.ObjectId(programs.MBA)],
        }),
    ],
  ])('%s', async (expected, make) => {
    const [client, code] = [await learner(), await make()];
    expect(await refusal(client, code)).toBe(expected);
    expect(await quoted(client, code)).toMatchObject({
      coupon: null,
      refusal: expected,
      discountPaise: 0,
      totalPaise: 799_900,
    });
    expect((await client.call(getCurrentUser, {})).body.transcation).toEqual([]);
  });

  test('used up, by others', async () => {
    const code = await coupon({ limit: 1 });
    await begin(await learner(), code);
    const late = await learner();
    expect(await refusal(late, code)).toBe('coupon_used_up');
    expect((await quoted(late, code)).refusal).toBe('coupon_used_up');
  });

  test('used by this learner, and not by the next', async () => {
    const [client, other, code] = [await learner(), await learner(), await coupon()];
    await pay(client, await begin(client, code));
    expect(await refusal(client, code)).toBe('coupon_used_by_you');
    expect((await quoted(client, code)).refusal).toBe('coupon_used_by_you');
    await begin(other, code);
  });

  test('held for another program', async () => {
    const [client, code] = [await learner(), await coupon()];
    await begin(client, code);
    expect(await refusal(client, code, 2599, 'Digital Marketing')).toBe('coupon_used_by_you');
  });
});

describe('what a browser claims', () => {
  test('the amount must be that of program and coupon, else the right one is answered', async () => {
    const [client, code] = [await learner(), await coupon()];
    for (const [given, amount, right] of [
      [code, 1, '6399'],
      [code, 7999, '6399'],
      [undefined, 6399, '7999'],
      ['', 6399, '7999'],
    ] as const) {
      const { status, body } = await ask(client, given, amount);
      expect([status, body.code, body.fields]).toEqual([409, 'price_changed', { amount: right }]);
    }
    expect(await uses(code)).toEqual([]);
    expect(await stack.database.orders.countDocuments({ couponCode: code })).toBe(0);
  });

  test('codes cannot be guessed: after ten that do not exist not even a right one is looked at', async () => {
    const [client, code] = [await learner(), await coupon()];
    for (let right = 0; right < 15; right += 1) expect((await quoted(client, code)).refusal).toBeNull();
    const guess = (typed: string) =>
      client.call(getQuote, { query: { course_id: programs['B.Tech'] ?? '', coupon: typed } });
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => guess(`GUESS${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await guess(code)).status).toBe(429);
    expect((await ask(client, code)).status).toBe(429);
    expect((await quoted(await learner(), code)).refusal).toBeNull();
  });
});

describe('limits', () => {
  test('of 50 learners at the same moment exactly 10 are given one of 10 uses', async () => {
    const code = await coupon({ limit: 10 });
    const clients = await Promise.all(Array.from({ length: 50 }, learner));
    const answers = await Promise.all(clients.map((client) => ask(client, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'coupon_used_up')).toHaveLength(40);
    expect(await stack.database.orders.countDocuments({ couponCode: code, paise: 639_900 })).toBe(10);
    expect(await uses(code)).toHaveLength(10);
  }, 60_000);

  test('a learner who asks ten times at once is given one order', async () => {
    const [client, code] = [await learner(), await coupon({ limit: 5 })];
    const ids = await Promise.all(Array.from({ length: 10 }, () => begin(client, code)));
    expect(new Set(ids).size).toBe(1);
    expect(await uses(code)).toHaveLength(1);
    expect((await quoted(client, code)).refusal).toBeNull();
  });

  test('an order whose price has changed gives its use to the next one', async () => {
    const [client, code] = [await learner(), await coupon({ limit: 1 })];
    const first = await begin(client, code);
    await stack.database.coupons.updateOne({ code }, { $set: { percent: 50 } });
    const second = await begin(client, code, 3999);
    expect(second).not.toBe(first);
    expect(await uses(code)).toHaveLength(1);
  });
});

describe('a use that nobody pays for', () => {
  async function reconcile(afterMs: number): Promise<void> {
    stack.clock.advance(afterMs);
    await stack.jobs.settled();
  }

  test('is released after an hour, and not before', async () => {
    const [first, second, code] = [await learner(), await learner(), await coupon({ limit: 1 })];
    await begin(first, code);
    await reconcile(HOUR_MS - 2 * 60_000);
    expect(await refusal(second, code)).toBe('coupon_used_up');
    await reconcile(4 * 60_000);
    await begin(second, code);
    expect(await refusal(first, code)).toBe('coupon_used_up');
  });

  test('paid after its release is honoured, and takes the free place', async () => {
    const [client, other, code] = [await learner(), await learner(), await coupon({ limit: 1 })];
    const orderId = await begin(client, code);
    await reconcile(2 * HOUR_MS);
    expect(await uses(code)).toEqual([]);
    await pay(client, orderId);
    expect(await uses(code)).toMatchObject([{ isPaid: true, place: 1, ownPlace: 1 }]);
    expect(await refusal(other, code)).toBe('coupon_used_up');
    expect(await refusal(client, code)).toBe('coupon_used_by_you');
  });

  test('paid after somebody else was given its place is honoured all the same', async () => {
    const [client, other, code] = [await learner(), await learner(), await coupon({ limit: 1 })];
    const orderId = await begin(client, code);
    await reconcile(2 * HOUR_MS);
    await pay(other, await begin(other, code));
    await pay(client, orderId);
    const { record } = (await client.call(getOrder, { params: { orderId } })).body;
    expect(record).toMatchObject({ status: 'success', price: '6399' });
    expect((await uses(code)).map(({ isPaid, place }) => `${isPaid} ${place}`).toSorted()).toEqual([
      'true 1',
      'true undefined',
    ]);
  });

  test('and one that is paid stays', async () => {
    const [client, code] = [await learner(), await coupon({ limit: 1 })];
    await pay(client, await begin(client, code));
    await reconcile(3 * HOUR_MS);
    expect(await uses(code)).toMatchObject([{ isPaid: true, place: 1 }]);
  });
});
