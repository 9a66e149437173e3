import { DAY_MS } from '@preproom/models/contract/http/durations';
import { daysAfter, indianDay, lastDays } from '@preproom/models/contract/http/indianDays';
import type { Database } from '@preproom/models/db/database';
import { createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Visits and sign-ups of most of the last days. */
export async function seedVisits({ affiliateClicks }: Database, userId: Types.ObjectId): Promise<void> {
  const counts = lastDays(Date.now(), 24).map((day, i) => ({
    ...{ userId, day, at: new Date() },
    clicks: (i * 7) % 11,
    signUps: i % 5 === 1 ? 1 : 0,
  }));
  await affiliateClicks.create(counts);
}

/** Two months of an affiliate's orders, one of them refunded in part, and a payout. */
export async function seedCommission(
  { commissionEntries }: Database,
  affiliateId: Types.ObjectId,
): Promise<void> {
  const order = (n: number, days: number, course: string, orderPaise: number) => ({
    ...{ affiliateId, orderId: `order_SHOT${n}`, course, orderPaise, reference: '' },
    paidAt: ago(days),
  });
  const [first, second, third] = [
    order(1, 45, 'B.Tech', 799_900),
    order(2, 40, 'Digital Marketing', 324_900),
    order(3, 4, 'B.Tech', 799_900),
  ];
  const earned = [first, second, third].map((one) => ({
    ...one,
    key: `${one.orderId}:commission`,
    kind: 'earned',
    paise: one.orderPaise / 10,
    at: one.paidAt,
  }));
  await commissionEntries.create([
    ...earned,
    { ...first, key: `${first.orderId}:refund`, kind: 'reversed', paise: -26_700, at: ago(38) },
    {
      ...{ affiliateId, key: 'payout:shots', kind: 'paid', paise: -50_000, at: ago(5) },
      ...{ reference: 'UTR 4021 7788', payoutNumber: 1 },
    },
  ] as never);
}

/** Friends of the demo's learner, and the coupon that one of them has earned. */
export async function seedFriends(database: Database, by: Types.ObjectId): Promise<void> {
  const at = ago(20);
  const click = { by, kind: 'learner', day: indianDay(at.getTime()), joinedBy: by } as const;
  for (const [index, Name] of ['Meena Iyer', 'Kabir Singh', 'Farah Khan'].entries()) {
    const friend = await createUser(database, { Name });
    await database.referrals.create({ ...click, userId: friend._id, joinedAt: ago(20 - 6 * index) });
  }
  const lastDay = daysAfter(indianDay(Date.now()), 84);
  const rewardFor = new Types.ObjectId();
  const coupon = { code: 'FRIENDK7M2QXRT', percent: 10, limit: 1, userId: by, rewardFor, lastDay };
  await database.coupons.create({ ...coupon, createdAt: ago(6) });
}
