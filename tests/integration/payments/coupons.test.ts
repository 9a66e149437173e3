import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { getQuote } from '@preproom/models/contract/payments/coupons';
import { createPayment, getOrder } from '@preproom/models/contract/payments/payments';
import { Types } from 'mongoose';
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

describe('a coupon that fits', () => {
  test('lowers the price of quote, order and record alike, in any case', async () => {
    const [client, code] = [await shop.learner(), await shop.coupon()];
    expect(await shop.quoted(client)).toMatchObject({
      listPaise: 799_900,
      discountPaise: 0,
      coupon: null,
      refusal: null,
    });
    expect(await shop.quoted(client, ` ${code.toLowerCase()} `)).toEqual({
      course_id: shop.programs['B.Tech'],
      listPaise: 799_900,
      discountPaise: 160_000,
      totalPaise: 639_900,
      includedGstPaise: null,
      coupon: { code, percent: 20 },
      provider: 'sandbox',
      refusal: null,
    });
    const orderId = await shop.begin(client, code.toLowerCase());
    await shop.pay(client, orderId);
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
    expect(await shop.uses(code)).toMatchObject([{ isPaid: true }]);
  });

  test('never leaves less than one rupee', async () => {
    const [client, code] = [await shop.learner(), await shop.coupon({ percent: 100 })];
    expect(await shop.quoted(client, code)).toMatchObject({ totalPaise: 100 });
    await shop.begin(client, code, 1);
  });

  test('without a program the discounted price must fit exactly one that is open', async () => {
    const [client, code] = [await shop.learner(), await shop.coupon()];
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
    ['coupon_ended', () => shop.coupon({ isOpen: false })],
    ['coupon_ended', () => shop.coupon({ lastDay: '2020-12-31' })],
    ['coupon_not_yet', () => shop.coupon({ firstDay: '2100-01-01' })],
    [
      'coupon_other_program',
      () =>
        shop.coupon({
          programs: [new Types.ObjectId(shop.programs.MBA)],
        }),
    ],
  ])('%s', async (expected, make) => {
    const [client, code] = [await shop.learner(), await make()];
    expect(await shop.refusal(client, code)).toBe(expected);
    expect(await shop.quoted(client, code)).toMatchObject({
      coupon: null,
      refusal: expected,
      discountPaise: 0,
      totalPaise: 799_900,
    });
    expect((await client.call(getCurrentUser, {})).body.transcation).toEqual([]);
  });

  test('used up, by others', async () => {
    const code = await shop.coupon({ limit: 1 });
    await shop.begin(await shop.learner(), code);
    const late = await shop.learner();
    expect(await shop.refusal(late, code)).toBe('coupon_used_up');
    expect((await shop.quoted(late, code)).refusal).toBe('coupon_used_up');
  });

  test('used by this learner, and not by the next', async () => {
    const [client, other, code] = [await shop.learner(), await shop.learner(), await shop.coupon()];
    await shop.pay(client, await shop.begin(client, code));
    expect(await shop.refusal(client, code)).toBe('coupon_used_by_you');
    expect((await shop.quoted(client, code)).refusal).toBe('coupon_used_by_you');
    await shop.begin(other, code);
  });

  test('held for another program', async () => {
    const [client, code] = [await shop.learner(), await shop.coupon()];
    await shop.begin(client, code);
    expect(await shop.refusal(client, code, 2599, 'Digital Marketing')).toBe('coupon_used_by_you');
  });
});

describe('what a browser claims', () => {
  test('the amount must be that of program and coupon, else the right one is answered', async () => {
    const [client, code] = [await shop.learner(), await shop.coupon()];
    for (const [given, amount, right] of [
      [code, 1, '6399'],
      [code, 7999, '6399'],
      [undefined, 6399, '7999'],
      ['', 6399, '7999'],
    ] as const) {
      const { status, body } = await shop.ask(client, given, amount);
      expect([status, body.code, body.fields]).toEqual([409, 'price_changed', { amount: right }]);
    }
    expect(await shop.uses(code)).toEqual([]);
    expect(await stack.database.orders.countDocuments({ couponCode: code })).toBe(0);
  });

  test('codes cannot be guessed: after ten that do not exist not even a right one is looked at', async () => {
    const [client, code] = [await shop.learner(), await shop.coupon()];
    for (let right = 0; right < 15; right += 1) expect((await shop.quoted(client, code)).refusal).toBeNull();
    const guess = (typed: string) =>
      client.call(getQuote, { query: { course_id: shop.programs['B.Tech'] ?? '', coupon: typed } });
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => guess(`GUESS${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await guess(code)).status).toBe(429);
    expect((await shop.ask(client, code)).status).toBe(429);
    expect((await shop.quoted(await shop.learner(), code)).refusal).toBeNull();
  });
});
