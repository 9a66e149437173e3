import { DAY_MS, HOUR_MS } from '@preproom/models/contract/http/durations';
import { getNotifications } from '@preproom/models/contract/notifications/notifications';
import { getReferrals } from '@preproom/models/contract/referrals/referrals';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpIn } from '../../support/accounts/signingUp.ts';
import { buy } from '../../support/payments/buying.ts';
import { couponShop } from '../../support/payments/couponShop.ts';
import { refund } from '../../support/payments/refunding.ts';
import { clickLink } from '../../support/referrals/affiliates.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

async function aLearner(phone: string) {
  const user = await createUser(stack.database, { Name: 'Ravi Menon', phone });
  return { user, client: await stack.enter(user) };
}
const pageOf = async (client: ApiClient) => (await client.call(getReferrals, {})).body;

/** Signs up by the learner's link and pays. */
async function aFriendPays(owner: ApiClient, phone = '98765 00000') {
  const friend = stack.visitor();
  await clickLink(stack, friend, new URL((await pageOf(owner)).link).pathname);
  await signUpIn(stack, friend, { phone, name: 'Meena Iyer' });
  return { friend, orderId: await buy(friend) };
}

async function afterHold(): Promise<void> {
  stack.clock.advance(14 * DAY_MS + HOUR_MS);
  await stack.jobs.settled();
}

test('a friend’s first payment earns a coupon after 14 days, once, that works for its owner alone', async () => {
  const { user, client } = await aLearner('+919000000001');
  expect(await pageOf(client)).toMatchObject({
    joined: 0,
    paid: 0,
    friends: [],
    coupons: [],
    reward: { percent: 10, paise: null, validDays: 90 },
  });
  const { friend } = await aFriendPays(client);
  await buy(friend, 'Digital Marketing');
  expect(await pageOf(client)).toMatchObject({
    visitors: 1,
    joined: 1,
    paid: 1,
    friends: [{ firstName: 'Meena', state: 'paid' }],
    coupons: [],
  });
  await afterHold();
  const owner = await stack.enter(user);
  await expect.poll(async () => (await pageOf(owner)).coupons).toHaveLength(1);
  await afterHold();
  const again = await stack.enter(user);
  const { coupons, friends } = await pageOf(again);
  expect([coupons.length, friends[0]?.state]).toEqual([1, 'rewarded']);
  const code = coupons[0]?.code ?? '';
  expect((await again.call(getNotifications, { query: {} })).body.data[0]?.kind).toBe('reward_earned');
  expect(await stack.database.mails.countDocuments({ to: user.Email, template: 'reward' })).toBe(1);
  const shop = await couponShop(stack);
  expect(await shop.refusal(await shop.learner(), code, 7199)).toBe('coupon_unknown');
  await shop.pay(again, await shop.begin(again, code, 7199));
  expect((await pageOf(again)).coupons[0]?.state).toBe('used');
});

test('a payment that was refunded earns nothing', async () => {
  const { user, client } = await aLearner('+919000000002');
  const { orderId } = await aFriendPays(client);
  await refund(stack, orderId, { paise: 799_900 });
  await afterHold();
  const owner = await stack.enter(user);
  await expect.poll(async () => (await pageOf(owner)).friends[0]?.state).toBe('refunded');
  expect((await pageOf(owner)).coupons).toEqual([]);
});

test('a second account of one’s own earns nothing, be it that its phone number becomes the same later', async () => {
  const { user, client } = await aLearner('+919000000003');
  const { orderId } = await aFriendPays(client, '90000 00004');
  const { userId } = await stack.database.orders.findOne({ orderId }).orFail().lean();
  await stack.database.users.updateOne({ _id: userId }, { phone: user.phone });
  await afterHold();
  await expect
    .poll(async () => (await stack.database.orders.findOne({ orderId }).lean())?.referral?.outcome)
    .toBe('own');
  expect((await pageOf(await stack.enter(user))).coupons).toEqual([]);
});
