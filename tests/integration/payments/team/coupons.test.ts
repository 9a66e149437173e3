import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import { addCoupon, endCoupon, getHqCoupons } from '@preproom/models/contract/payments/team/coupons';
import { createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponShop } from '../../../support/payments/couponShop.ts';
import type { ApiClient } from '../../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../../support/stack/startStack.ts';

type Body = BodyOf<typeof addCoupon>;

let stack: Stack;
let admin: ApiClient;
let adminId: Types.ObjectId;
beforeAll(async () => {
  stack = await startStack();
  const user = await createUser(stack.database, { role: 'admin', rights: ['money'] });
  adminId = user._id;
  admin = await stack.enter(user);
});
afterAll(() => stack.stop());

const add = (body: Partial<Body>) =>
  admin.call(addCoupon, { body: { code: 'SUMMER20', program: [], each: 1, ...body } });
const end = (couponId: string) => admin.call(endCoupon, { params: { couponId } });
const listed = async (query: { ended?: 'yes' | 'no'; search?: string } = {}) =>
  (await admin.call(getHqCoupons, { query })).body.data.map(({ code, state }) => `${code} ${state}`);

test('a coupon is made, used, listed and ended; who did it is in the audit log', async () => {
  const shop = await couponShop(stack);
  const { body, status } = await add({ code: 'diwali20', percent: 20, program: ['B.Tech'], limit: 2 });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ code: 'DIWALI20', state: 'open', programs: ['B.Tech'], paid: 0 });
  const learner = await shop.learner();
  await shop.pay(learner, await shop.begin(learner, 'DIWALI20'));
  await shop.begin(await shop.learner(), 'DIWALI20');
  // Rewards of one learner each are not the team's to list or end.
  const reward = { code: 'REWARD11', userId: new Types.ObjectId(), percent: 10, createdAt: new Date() };
  const { _id } = await stack.database.coupons.create(reward);
  expect((await admin.call(getHqCoupons, { query: {} })).body.data).toMatchObject([
    { code: 'DIWALI20', state: 'used_up', paid: 1, reserved: 1 },
  ]);
  expect((await end(_id.toString())).status).toBe(404);
  expect((await end(new Types.ObjectId().toString())).status).toBe(404);
  expect((await end(body.data._id)).body.data.state).toBe('closed');
  expect((await end(body.data._id)).body.code).toBe('coupon_closed');
  expect(await shop.refusal(await shop.learner(), 'DIWALI20')).toBe('coupon_ended');
  expect(await listed({ ended: 'no' })).toEqual([]);
  expect(await listed({ ended: 'yes', search: 'diwali20' })).toEqual(['DIWALI20 closed']);
  const entries = await stack.database.auditLog
    .find({ targetId: body.data._id })
    .sort({ at: 1, _id: 1 })
    .lean();
  expect(entries).toMatchObject([
    { action: 'coupon:create', actorId: adminId, after: { code: 'DIWALI20', percent: 20, limit: 2 } },
    { action: 'coupon:close', actorId: adminId, before: { isOpen: true }, after: { isOpen: false } },
  ]);
});

test.each([
  ['percent', 400, { percent: 0 }],
  ['percent', 400, { percent: 101 }],
  ['percent', 400, { percent: 20, amount: 500 }],
  ['percent', 400, {}],
  ['amount', 400, { amount: -1 }],
  ['amount', 400, { amount: 0.5 }],
  ['amount', 400, { amount: 100_000 }],
  ['amount', 400, { amount: 7999, program: ['B.Tech'] }],
  ['code', 400, { code: '=1+1', percent: 20 }],
  ['program', 404, { percent: 20, program: ['Law'] }],
  ['until', 400, { percent: 20, from: '2030-01-02', until: '2030-01-01' }],
  ['until', 400, { percent: 20, until: '2020-01-01' }],
  ['limit', 400, { percent: 20, limit: 0 }],
  ['each', 400, { percent: 20, each: 101 }],
] as const)('%s is refused with %i in %j, and nothing is stored', async (field, status, given) => {
  const { body, ...answer } = await add({ code: 'REFUSED', ...given } as Partial<Body>);
  expect([answer.status, Object.keys(body.fields ?? {})]).toEqual([status, [field]]);
  expect(await stack.database.coupons.exists({ code: { $in: ['REFUSED', '=1+1'] } })).toBeNull();
});

test('of two who make the same code at the same moment, one is told', async () => {
  const both = await Promise.all(['TWICE', 'twice'].map((code) => add({ code, percent: 10 })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.fields).toEqual({ code: 'is taken' });
  expect(await stack.database.coupons.countDocuments({ code: 'TWICE' })).toBe(1);
});
