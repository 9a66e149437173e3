import { NewCoupon } from '@preproom/models/contract/business/coupons';
import {
  closeCoupon,
  createCoupon,
  listCoupons,
} from '@preproom/server/features/payments/coupons/couponCommands';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const NOW = new Date('2026-12-01T06:00:00Z');
let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const create = (given: object) => createCoupon(stack.database, NewCoupon.parse(given), NOW);

test('a coupon is made, listed with its uses, and closed; both acts are in the audit log', async () => {
  const { database } = stack;
  await create({ code: 'diwali20', percent: '20', program: ['B.Tech'], limit: '10' });
  const use = { code: 'DIWALI20', course_id: new Types.ObjectId(), reservedAt: NOW };
  for (const [index, isPaid] of [true, false, false].entries())
    await database.couponUses.create({
      ...use,
      userId: new Types.ObjectId(),
      place: index + 1,
      ownPlace: 1,
      isPaid,
    });
  expect(await listCoupons(database)).toMatchObject([
    { code: 'DIWALI20', percent: 20, programs: ['B.Tech'], limit: 10, isOpen: true, reserved: 2, paid: 1 },
  ]);
  expect(await closeCoupon(database, 'diwali20', NOW)).toBe('DIWALI20');
  const coupon = await database.coupons.findOne({ code: 'DIWALI20' }).lean().orFail();
  expect(coupon).toMatchObject({ isOpen: false, closedAt: NOW });
  const entries = await database.auditLog.find({ targetId: coupon._id }).sort({ _id: 1 }).lean();
  expect(entries).toMatchObject([
    { action: 'coupon:create', actorId: null, after: { code: 'DIWALI20', percent: 20 } },
    { action: 'coupon:close', actorId: null, after: { isOpen: false } },
  ]);
});

test('what cannot be done is told, and changes nothing', async () => {
  await create({ code: 'ONCE', amount: '500' });
  await expect(create({ code: 'once', percent: '10' })).rejects.toThrow('There is a coupon ONCE already.');
  await expect(create({ code: 'OTHER', percent: '10', program: ['BTech'] })).rejects.toThrow(
    'There is no program "BTech". There are: B.Tech, MBA, PrepRoom, Digital Marketing.',
  );
  await expect(closeCoupon(stack.database, 'NEVER', NOW)).rejects.toThrow('There is no coupon NEVER.');
  await closeCoupon(stack.database, 'ONCE', NOW);
  await expect(closeCoupon(stack.database, 'ONCE', NOW)).rejects.toThrow(
    'The coupon ONCE is closed already.',
  );
  const coupons = await stack.database.coupons.find({ code: { $in: ['ONCE', 'OTHER'] } }).lean();
  expect(coupons).toMatchObject([{ code: 'ONCE', paise: 50_000, percent: null }]);
});
