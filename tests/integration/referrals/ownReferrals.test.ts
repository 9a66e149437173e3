import { createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpIn } from '../../support/accounts/signingUp.ts';
import { buy, newLearner, order } from '../../support/payments/buying.ts';
import { couponShop } from '../../support/payments/couponShop.ts';
import { affiliateShop, commissionOf, idOf } from '../../support/referrals/affiliateShop.ts';
import { clickLink, createAffiliate } from '../../support/referrals/affiliates.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let shop: ReturnType<typeof affiliateShop>;
beforeAll(async () => {
  stack = await startStack();
  shop = affiliateShop(stack);
});
afterAll(() => stack.stop());

describe('nobody earns from themselves', () => {
  test('with the same phone number, be it given between order and payment', async () => {
    const affiliate = await shop.affiliate();
    const learner = await newLearner(stack);
    await clickLink(stack, learner, affiliate.path);
    const orderId = await order(learner);
    expect(await shop.referralOf(orderId)).toMatchObject({ outcome: null, percent: 10 });
    const { phone } = await stack.database.users.findById(idOf(affiliate)).orFail().lean();
    const { userId } = await stack.database.orders.findOne({ orderId }).orFail().lean();
    await stack.database.users.updateOne({ _id: userId }, { phone });
    await (await couponShop(stack)).pay(learner, orderId);
    expect(await shop.referralOf(orderId)).toMatchObject({ outcome: 'own' });
    expect(await shop.referralOf(await buy(learner))).toBeUndefined();
    expect(await commissionOf(affiliate)).toMatchObject({ orders: 0 });
  });

  test('with the same mailbox, in whatever spelling', async () => {
    const affiliate = await shop.affiliate();
    const [name, host] = affiliate.email.split('@');
    const learner = await stack.enter(
      await createUser(stack.database, { Email: `${name}+second@${host}`, phone: '+919876500002' }),
    );
    await clickLink(stack, learner, affiliate.path);
    expect(await shop.referralOf(await order(learner))).toBeUndefined();
  });

  test('in the same browser: the owner of the link has looked at it there', async () => {
    const affiliate = await shop.affiliate();
    const shared = stack.visitor();
    shared.keepCookie(`ownref=${affiliate.path.slice(-8)}; Path=/`);
    await clickLink(stack, shared, affiliate.path);
    await signUpIn(stack, shared);
    expect(await stack.database.referrals.countDocuments({ by: new Types.ObjectId(idOf(affiliate)) })).toBe(
      0,
    );
    const later = stack.visitor();
    await clickLink(stack, later, affiliate.path);
    await signUpIn(stack, later);
    later.keepCookie(`ownref=${affiliate.path.slice(-8)}; Path=/`);
    expect(await shop.referralOf(await buy(later))).toBeUndefined();
    expect(await commissionOf(affiliate)).toMatchObject({ orders: 0 });
  });

  test('the page marks its browser', async () => {
    const { client, path } = await createAffiliate(stack);
    expect(client.cookie).toContain(`ownref=${path.slice(-8)}`);
  });
});
