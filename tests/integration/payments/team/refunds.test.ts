import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import { getHqPayment, previewRefund, refundPayment } from '@preproom/models/contract/payments/team/payment';
import { exportCollection } from '@preproom/models/db/privacy/exportPersonalData';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { compareLedger } from '@preproom/server/features/payments/ledger/compareLedger';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy, newLearner, order } from '../../../support/payments/buying.ts';
import { affiliateShop, commissionOf } from '../../../support/referrals/affiliateShop.ts';
import type { ApiClient } from '../../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../../support/stack/startStack.ts';

const PRICE = 799_900;
const REASON = 'Rescheduled to another city';

type Body = BodyOf<typeof refundPayment>;

let stack: Stack;
let admin: ApiClient;
let adminId: Types.ObjectId;
beforeAll(async () => {
  stack = await startStack();
  const user = await createUser(stack.database, { Name: 'Devika Team', role: 'admin' });
  adminId = user._id;
  admin = await stack.enter(user);
});
afterAll(() => stack.stop());

const file = async (orderId: string) => (await admin.call(getHqPayment, { params: { orderId } })).body.data;
const refund = (orderId: string, what: Body['what'], change: Partial<Body> = {}) =>
  admin.call(refundPayment, {
    params: { orderId },
    body: { requestId: randomUUID(), leftPaise: PRICE, reason: REASON, what, ...change },
  });
const preview = (orderId: string, what: Body['what']) =>
  admin.call(previewRefund, { params: { orderId }, body: { what } });
const gaveBack = async (orderId: string) =>
  (await stack.database.sandboxOrders.findOne({ orderId }).orFail().lean()).refunds.map(
    ({ amount }) => amount,
  );
/** Books a round of the order's pack, a day ahead. */
async function bookRound(orderId: string, round: 'Tech Round 3' | 'HR Round 2') {
  const { _id: packId, userId: learnerId } = await stack.database.packs.findOne({ orderId }).orFail().lean();
  const { _id: mentorId } = await createUser(stack.database, { Name: 'Meera Iyer', role: 'mentor' });
  const startsAt = new Date(stack.clock.now() + DAY_MS);
  return createSession(stack.database, { learnerId, mentorId, packId, round, startsAt, status: 'booked' });
}

describe('a refund on the team’s page', () => {
  test('of rounds is as previewed: their share, those rounds closed, a mail, and the audit log with before and after', async () => {
    const orderId = await buy(await newLearner(stack));
    const what = { rounds: ['HR Round 1', 'Tech Round 1'] } satisfies Body['what'];
    expect((await preview(orderId, what)).body).toEqual({
      paise: 266_700,
      leftPaise: PRICE,
      rounds: what.rounds,
      closesPack: false,
      sessions: [],
    });
    expect(await gaveBack(orderId)).toEqual([]);
    const { body } = await refund(orderId, what);
    expect(body.data).toMatchObject({
      leftPaise: PRICE - 266_700,
      refunds: [{ paise: 266_700, actor: 'Devika Team', by: 'team', state: 'done', reason: REASON }],
      receipts: [{ kind: 'receipt' }, { kind: 'creditNote', paise: 266_700 }],
    });
    expect(body.data.pack?.rounds.filter(({ state }) => state === 'refunded')).toHaveLength(2);
    expect(await gaveBack(orderId)).toEqual([266_700]);
    const { userId } = await stack.database.orders.findOne({ orderId }).orFail().lean();
    expect(await stack.database.mails.exists({ userId, template: 'creditNote' })).not.toBeNull();
    await file(orderId);
    const entries = await stack.database.auditLog.find({ targetId: userId }).sort({ at: 1, _id: 1 }).lean();
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['payment:read', 'payment:refund']);
    expect(entries.find(({ action }) => action === 'payment:refund')).toMatchObject({
      actorId: adminId,
      before: { leftPaise: PRICE },
      after: { orderId, paise: 266_700, rounds: what.rounds, reason: REASON, leftPaise: PRICE - 266_700 },
    });
    // Who of the team it was is not the learner's to see.
    const person = await stack.database.users.findById(userId).orFail().lean();
    let exported = '';
    for await (const shown of exportCollection(stack.database, 'orders', { ...person, rooms: [] }))
      exported += JSON.stringify(shown);
    expect(exported).toContain(REASON);
    expect(exported).not.toContain(adminId.toString());
    expect((await compareLedger(stack.database)).differences).toEqual([]);
  });

  test('of all that is left closes the pack and cancels the booked sessions that the preview names', async () => {
    const orderId = await buy(await newLearner(stack));
    const { roomid } = await bookRound(orderId, 'Tech Round 3');
    expect((await preview(orderId, { rounds: ['Tech Round 3'] })).body).toMatchObject({
      code: 'conflict',
      fields: { rounds: 'are not all unused' },
    });
    const all = (await preview(orderId, { paise: PRICE })).body;
    expect([all.closesPack, all.rounds.length]).toEqual([true, 6]);
    expect(all.sessions).toMatchObject([{ roomid, round: 'Tech Round 3', mentor: 'Meera Iyer' }]);
    // A part leaves pack and session.
    expect((await preview(orderId, { paise: PRICE - 1 })).body).toMatchObject({ rounds: [], sessions: [] });
    expect((await refund(orderId, { paise: PRICE })).body.data).toMatchObject({
      status: 'refunded',
      leftPaise: 0,
      pack: { state: 'ended' },
    });
    expect((await stack.database.sessions.findOne({ roomid }).lean())?.status).toBe('cancelled');
  });

  test('is made once, however often and by however many it is asked for', async () => {
    const orderId = await buy(await newLearner(stack));
    const requestId = randomUUID();
    const what = { paise: 100_000 };
    const same = await Promise.all([1, 2, 3].map(() => refund(orderId, what, { requestId })));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await gaveBack(orderId)).toEqual([100_000]);
    // The same id for something else, and a teammate who still sees the whole amount.
    expect((await refund(orderId, { paise: 1 }, { requestId })).body.code).toBe('conflict');
    expect((await refund(orderId, what)).body.code).toBe('conflict');
    const leftPaise = PRICE - 100_000;
    const two = await Promise.all([1, 2].map(() => refund(orderId, what, { leftPaise })));
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await gaveBack(orderId)).toEqual([100_000, 100_000]);
  });

  test('that is not possible says why, and changes nothing', async () => {
    const orderId = await buy(await newLearner(stack));
    const unpaid = await order(await newLearner(stack));
    const faults = async (...asked: Parameters<typeof refund>) => {
      const { status, body } = await refund(...asked);
      return { status, ...body.fields };
    };
    expect(await faults(orderId, { paise: PRICE + 1 })).toEqual({
      status: 400,
      paise: 'is more than what is left',
    });
    expect(await faults(orderId, { paise: 0 })).toMatchObject({ status: 400 });
    expect(await faults(orderId, { rounds: [] })).toMatchObject({ status: 400 });
    expect(await faults(orderId, { paise: 1 }, { reason: ' ' })).toMatchObject({ status: 400 });
    expect(await faults(unpaid, { paise: 1 }, { leftPaise: 0 })).toEqual({
      status: 409,
      orderId: 'is not paid',
    });
    expect(await faults('order_x', { paise: 1 })).toEqual({ status: 404 });
    await refund(orderId, { paise: PRICE });
    expect(await faults(orderId, { paise: 1 }, { leftPaise: 0 })).toEqual({
      status: 409,
      orderId: 'is refunded in full',
    });
    // Named twice, a round is worth its share once.
    const other = await buy(await newLearner(stack));
    expect((await preview(other, { rounds: ['HR Round 1', 'HR Round 1'] })).body.paise).toBe(133_400);
  });

  test('takes back the commission that the order earned; the page names whose link it was', async () => {
    const shop = affiliateShop(stack);
    const affiliate = await shop.affiliate();
    const orderId = await shop.paidOrder(affiliate);
    const { referral } = await file(orderId);
    expect(referral).toMatchObject({ kind: 'affiliate', outcome: 'earns', commissionPaise: 79_990 });
    await refund(orderId, { paise: 399_900 });
    expect((await file(orderId)).referral?.commissionPaise).toBe(40_000);
    expect((await commissionOf(affiliate)).earnedPaise).toBe(40_000);
  });

  test('needs the right and a fresh proof', async () => {
    const orderId = await buy(await newLearner(stack));
    const people = await stack.enter(await createUser(stack.database, { role: 'admin', rights: ['people'] }));
    const body = { requestId: randomUUID(), leftPaise: PRICE, what: { paise: 1 }, reason: REASON };
    expect((await people.call(refundPayment, { params: { orderId }, body })).status).toBe(403);
    await stack.database.logins.updateMany({ userId: adminId }, { $set: { provedAt: new Date(0) } });
    expect((await refund(orderId, { paise: 1 })).body.code).toBe('proof_needed');
    expect(await gaveBack(orderId)).toEqual([]);
    await stack.database.logins.updateMany(
      { userId: adminId },
      { $set: { provedAt: new Date(stack.clock.now()) } },
    );
  });
});
