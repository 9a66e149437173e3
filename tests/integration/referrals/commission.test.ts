import { DAY_MS } from '@preproom/models/contract/http/durations';
import { indianMonth } from '@preproom/models/contract/http/indianDays';
import { getAffiliate } from '@preproom/models/contract/referrals/affiliates';
import { getAffiliateStatement } from '@preproom/models/contract/referrals/statements';
import {
  actOnAffiliate,
  getHqAffiliate,
  getHqAffiliates,
  payAffiliate,
} from '@preproom/models/contract/referrals/team/affiliates';
import { createUser } from '@preproom/models/db/testing/factories';
import { compareLedger } from '@preproom/server/features/payments/ledger/compareLedger';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpIn } from '../../support/accounts/signingUp.ts';
import { buy, newLearner, order } from '../../support/payments/buying.ts';
import { type Affiliate, affiliateShop, commissionOf, idOf } from '../../support/referrals/affiliateShop.ts';
import { clickLink, createAffiliate } from '../../support/referrals/affiliates.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const PRICE = 799_900;
const COMMISSION = 79_990;
const TOO_MUCH = { paise: 'is more than what is available' };
const REASON = 'Checking the traffic of this link';

let stack: Stack;
let admin: ApiClient;
let shop: ReturnType<typeof affiliateShop>;
beforeAll(async () => {
  stack = await startStack();
  shop = affiliateShop(stack);
  admin = await stack.enter(await createUser(stack.database, { role: 'admin' }));
});
afterAll(() => stack.stop());

/** The team's login would end meanwhile. */
async function advance(days: number): Promise<void> {
  stack.clock.advance(days * DAY_MS);
  admin = await stack.enter(await createUser(stack.database, { role: 'admin' }));
}

const paySome = (affiliate: Affiliate, paise: number, reference = 'UTR 100') =>
  admin.call(payAffiliate, { params: { affiliateId: idOf(affiliate) }, body: { paise, reference } });
const act = (affiliate: Affiliate, what: 'suspend' | 'restore') =>
  admin.call(actOnAffiliate, {
    params: { affiliateId: idOf(affiliate) },
    body: { act: what, reason: REASON },
  });
const audited = (affiliate: Affiliate) =>
  stack.database.auditLog
    .find({ targetId: new Types.ObjectId(idOf(affiliate)) })
    .sort({ at: 1 })
    .lean();

describe('an order by an affiliate’s link', () => {
  test('earns 10 %, held for 14 days, less what is refunded; it is paid out once and stands in the statement', async () => {
    const affiliate = await shop.affiliate();
    const orderId = await shop.paidOrder(affiliate);
    expect(await commissionOf(affiliate)).toEqual({
      orders: 1,
      earnedPaise: COMMISSION,
      heldPaise: COMMISSION,
      availablePaise: 0,
      paidPaise: 0,
    });
    expect((await paySome(affiliate, 1)).body.fields).toEqual(TOO_MUCH);
    await shop.refund(orderId, 100_000);
    await advance(14);
    const left = COMMISSION - 10_000;
    expect(await commissionOf(affiliate)).toMatchObject({ heldPaise: 0, availablePaise: left });
    expect((await paySome(affiliate, left + 1)).body.fields).toEqual(TOO_MUCH);
    expect((await paySome(affiliate, left)).body.data).toMatchObject({
      availablePaise: 0,
      paidPaise: left,
    });
    const month = indianMonth(stack.clock.now());
    const { body } = await affiliate.client.call(getAffiliateStatement, { query: { month } });
    expect(body).toMatchObject({
      paidPaise: left,
      closingPaise: 0,
      payouts: [{ paise: left, reference: 'UTR 100' }],
    });
    const [first] = (await affiliate.client.call(getAffiliate, {})).body.months.toReversed();
    const { body: earlier } = await affiliate.client.call(getAffiliateStatement, {
      query: { month: first?.month ?? '' },
    });
    expect(earlier.lines).toEqual([
      {
        orderId,
        paidAt: expect.any(String),
        course: 'B.Tech',
        orderPaise: PRICE,
        earnedPaise: COMMISSION,
        reversedPaise: 10_000,
        state: 'available',
      },
    ]);
    expect(JSON.stringify(earlier)).not.toContain('Asha');
    expect(await audited(affiliate)).toMatchObject([
      {
        action: 'affiliate:pay',
        before: { availablePaise: left },
        after: { availablePaise: 0, paise: left, reference: 'UTR 100' },
      },
    ]);
    // What is refunded after the payout is made up for by later commission.
    await shop.refund(orderId, PRICE - 100_000);
    expect(await commissionOf(affiliate)).toMatchObject({ earnedPaise: 0, availablePaise: -left });
    expect((await compareLedger(stack.database)).differences).toEqual([]);
  });

  test('is paid out by one of two of the team at the same moment, and by no reference twice', async () => {
    const affiliate = await shop.affiliate();
    await shop.paidOrder(affiliate);
    await advance(14);
    const both = await Promise.all([1, 2].map((n) => paySome(affiliate, 30_000, `UTR ${n}`)));
    const taken = both.filter(({ status }) => status === 200).length;
    const codes = both.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(codes).toEqual(Array(2 - taken).fill('conflict'));
    expect((await paySome(affiliate, COMMISSION, 'UTR 9')).body.fields).toEqual(TOO_MUCH);
    expect((await paySome(affiliate, 1000, 'UTR 7')).status).toBe(200);
    expect((await paySome(affiliate, 1000, 'utr 7')).body.code).toBe('conflict');
    expect(await commissionOf(affiliate)).toMatchObject({ paidPaise: taken * 30_000 + 1000 });
    expect((await audited(affiliate)).map(({ action }) => action)).toEqual(
      Array(taken + 1).fill('affiliate:pay'),
    );
  });

  test('of a balance that is there once goes out once, however many pay it at once', async () => {
    const affiliate = await shop.affiliate();
    await shop.paidOrder(affiliate);
    await advance(14);
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, n) => paySome(affiliate, COMMISSION, `UTR ${n}`)),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await commissionOf(affiliate)).toMatchObject({ availablePaise: 0, paidPaise: COMMISSION });
  });

  test('counts for the link opened last, by whoever is logged in, and for nobody after 30 days', async () => {
    const [first, last] = [await shop.affiliate(), await shop.affiliate()];
    const learner = await newLearner(stack);
    await clickLink(stack, learner, first.path);
    await clickLink(stack, learner, last.path);
    expect((await shop.referralOf(await order(learner)))?.by.toString()).toBe(idOf(last));
    await advance(29);
    expect((await shop.referralOf(await order(learner)))?.by.toString()).toBe(idOf(last));
    await advance(2);
    const { userId } = await stack.database.referrals
      .findOne({ by: new Types.ObjectId(idOf(last)) })
      .orFail()
      .lean();
    expect(await shop.referralOf(await order(await stack.enter({ _id: userId })))).toBeUndefined();
    const late = await stack.enter(await createUser(stack.database));
    expect(await shop.referralOf(await order(late))).toBeUndefined();
    expect(
      await stack.database.orders.countDocuments({ 'referral.by': new Types.ObjectId(idOf(first)) }),
    ).toBe(0);
  });

  test('counts by the browser it is made in for a learner who logged in after opening the link', async () => {
    const affiliate = await shop.affiliate();
    const browser = stack.visitor();
    await clickLink(stack, browser, affiliate.path);
    const learner = await newLearner(stack);
    learner.keepCookie(browser.cookie);
    expect(await shop.referralOf(await order(learner))).toMatchObject({ kind: 'affiliate' });
  });
});

describe('the team', () => {
  test('pauses a link, which earns nothing from then on, and restores it; both are in the audit log', async () => {
    const affiliate = await shop.affiliate();
    const learner = stack.visitor();
    await clickLink(stack, learner, affiliate.path);
    await signUpIn(stack, learner);
    expect((await act(affiliate, 'suspend')).body.data.state).toBe('suspended');
    expect((await act(affiliate, 'suspend')).body.code).toBe('conflict');
    expect(await shop.referralOf(await buy(learner))).toBeUndefined();
    await act(affiliate, 'restore');
    expect(await commissionOf(affiliate)).toMatchObject({ orders: 0 });
    await buy(learner);
    expect(await commissionOf(affiliate)).toMatchObject({ orders: 1 });
    expect(await audited(affiliate)).toMatchObject([
      {
        action: 'affiliate:suspend',
        before: { state: 'active' },
        after: { state: 'suspended', reason: REASON },
      },
      {
        action: 'affiliate:restore',
        before: { state: 'suspended' },
        after: { state: 'active', reason: REASON },
      },
    ]);
  });

  test('pays nobody whose address is not proved', async () => {
    const affiliate = await createAffiliate(stack);
    expect((await paySome(affiliate, 100)).body).toMatchObject({ code: 'email_unconfirmed' });
  });

  test('sees affiliates with balances, and one with address and statement; the look is noted', async () => {
    const affiliate = await shop.affiliate();
    const { body } = await admin.call(getHqAffiliates, { query: {} });
    expect(body.data[0]).toMatchObject({
      ...{ _id: idOf(affiliate), state: 'active', isEmailProved: true, clicks: 0, availablePaise: 0 },
    });
    expect(JSON.stringify(body)).not.toContain(affiliate.email);
    const params = { affiliateId: idOf(affiliate) };
    const { data } = (await admin.call(getHqAffiliate, { params, query: {} })).body;
    expect(data).toMatchObject({
      Email: affiliate.email,
      months: [],
      statement: { lines: [], closingPaise: 0 },
    });
    expect((await audited(affiliate)).map(({ action }) => action)).toEqual(['affiliate:read']);
  });
});
