import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { getOrder } from '@preproom/models/contract/payments/payments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { couponShop } from '../../support/payments/couponShop.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let shop: Awaited<ReturnType<typeof couponShop>>;
beforeAll(async () => {
  stack = await startStack();
  shop = await couponShop(stack);
});
afterAll(() => stack.stop());

describe('limits', () => {
  test('of 50 learners at the same moment exactly 10 are given one of 10 uses', async () => {
    const code = await shop.coupon({ limit: 10 });
    const clients = await Promise.all(Array.from({ length: 50 }, shop.learner));
    const answers = await Promise.all(clients.map((client) => shop.ask(client, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'coupon_used_up')).toHaveLength(40);
    expect(await stack.database.orders.countDocuments({ couponCode: code, paise: 639_900 })).toBe(10);
    expect(await shop.uses(code)).toHaveLength(10);
  });

  test('a learner who asks ten times at once is given one order', async () => {
    const [client, code] = [await shop.learner(), await shop.coupon({ limit: 5 })];
    const ids = await Promise.all(Array.from({ length: 10 }, () => shop.begin(client, code)));
    expect(new Set(ids).size).toBe(1);
    expect(await shop.uses(code)).toHaveLength(1);
    expect((await shop.quoted(client, code)).refusal).toBeNull();
  });

  test('an order whose price has changed gives its use to the next one', async () => {
    const [client, code] = [await shop.learner(), await shop.coupon({ limit: 1 })];
    const first = await shop.begin(client, code);
    await stack.database.coupons.updateOne({ code }, { $set: { percent: 50 } });
    const second = await shop.begin(client, code, 3999);
    expect(second).not.toBe(first);
    expect(await shop.uses(code)).toHaveLength(1);
  });
});

describe('a use that nobody pays for', () => {
  async function reconcile(afterMs: number): Promise<void> {
    stack.clock.advance(afterMs);
    await stack.jobs.settled();
  }

  test('is released after an hour, and not before', async () => {
    const [first, second, code] = [
      await shop.learner(),
      await shop.learner(),
      await shop.coupon({ limit: 1 }),
    ];
    await shop.begin(first, code);
    await reconcile(HOUR_MS - 2 * 60_000);
    expect(await shop.refusal(second, code)).toBe('coupon_used_up');
    await reconcile(4 * 60_000);
    await shop.begin(second, code);
    expect(await shop.refusal(first, code)).toBe('coupon_used_up');
  });

  test('paid after its release is honoured, and takes the free place', async () => {
    const [client, other, code] = [
      await shop.learner(),
      await shop.learner(),
      await shop.coupon({ limit: 1 }),
    ];
    const orderId = await shop.begin(client, code);
    await reconcile(2 * HOUR_MS);
    expect(await shop.uses(code)).toEqual([]);
    await shop.pay(client, orderId);
    expect(await shop.uses(code)).toMatchObject([{ isPaid: true, place: 1, ownPlace: 1 }]);
    expect(await shop.refusal(other, code)).toBe('coupon_used_up');
    expect(await shop.refusal(client, code)).toBe('coupon_used_by_you');
  });

  test('paid after somebody else was given its place is honoured all the same', async () => {
    const [client, other, code] = [
      await shop.learner(),
      await shop.learner(),
      await shop.coupon({ limit: 1 }),
    ];
    const orderId = await shop.begin(client, code);
    await reconcile(2 * HOUR_MS);
    await shop.pay(other, await shop.begin(other, code));
    await shop.pay(client, orderId);
    const { record } = (await client.call(getOrder, { params: { orderId } })).body;
    expect(record).toMatchObject({ status: 'success', price: '6399' });
    expect((await shop.uses(code)).map(({ isPaid, place }) => `${isPaid} ${place}`).toSorted()).toEqual([
      'true 1',
      'true undefined',
    ]);
  });

  test('and one that is paid stays', async () => {
    const [client, code] = [await shop.learner(), await shop.coupon({ limit: 1 })];
    await shop.pay(client, await shop.begin(client, code));
    await reconcile(3 * HOUR_MS);
    expect(await shop.uses(code)).toMatchObject([{ isPaid: true, place: 1 }]);
  });
});
