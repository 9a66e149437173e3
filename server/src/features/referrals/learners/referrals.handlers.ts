import { indianDay } from '@preproom/models/contract/http/indianDays';
import {
  type Friend,
  MAX_LISTED_FRIENDS,
  type RewardCoupon,
} from '@preproom/models/contract/referrals/referrals';
import type { Database } from '@preproom/models/db/database';
import type { CouponDocument } from '@preproom/models/db/payments/coupon.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { AffiliateHandlers } from '../affiliate.policy.ts';
import { linkOf, readCounts, totalOf } from '../affiliate.service.ts';
import { markOwnBrowser } from '../linkCookies.ts';
import { ensureLink } from '../links.ts';
import { rewardOf } from './reward.ts';

const MAX_LISTED_COUPONS = 50;

/** A learner's own link. */
export function referralHandlers(deps: AppDeps): Pick<AffiliateHandlers, 'getReferrals'> {
  const { database, clock, config } = deps;
  return {
    async getReferrals({ actor, client, siteOrigin }) {
      const userId = new Types.ObjectId(actor.userId);
      const { code } = await ensureLink(deps, userId, 'learner');
      markOwnBrowser(deps, client, code);
      const [counted, joined, paid, friends, coupons] = await Promise.all([
        readCounts(database, userId),
        database.referrals.countDocuments({ joinedBy: userId }),
        paidFriends(database, userId),
        listFriends(database, userId),
        listCoupons(database, userId, indianDay(clock.now())),
      ]);
      const link = linkOf(siteOrigin(), code);
      const reward = rewardOf(config);
      return { link, visitors: totalOf(counted).clicks, joined, paid, reward, friends, coupons };
    },
  };
}

const COUNTED = ['earns', 'rewarded', 'refunded'] as const;

async function paidFriends({ orders }: Database, by: Types.ObjectId): Promise<number> {
  return (await orders.distinct('userId', { 'referral.by': by, 'referral.outcome': { $in: COUNTED } }))
    .length;
}

/** Who has joined or paid by this person's link, the latest first. */
async function listFriends(database: Database, by: Types.ObjectId): Promise<Friend[]> {
  const [joined, paid] = await Promise.all([
    database.referrals.find({ joinedBy: by }).sort({ joinedAt: -1 }).limit(MAX_LISTED_FRIENDS).lean(),
    database.orders
      .find({ 'referral.by': by, 'referral.outcome': { $in: COUNTED } })
      .sort({ paidAt: -1 })
      .limit(MAX_LISTED_FRIENDS)
      .lean(),
  ]);
  const states = new Map<string, Pick<Friend, 'state' | 'at'>>();
  for (const { userId, joinedAt } of joined)
    if (joinedAt) states.set(userId.toString(), { state: 'joined', at: joinedAt.toISOString() });
  // A friend's earliest payment is the one that is rewarded, and is set last.
  for (const { userId, paidAt, referral } of paid) {
    const outcome = referral?.outcome;
    const state = outcome === 'rewarded' || outcome === 'refunded' ? outcome : 'paid';
    states.set(userId.toString(), { state, at: (paidAt ?? new Date(0)).toISOString() });
  }
  const names = await firstNames(database, [...states.keys()]);
  return [...states]
    .flatMap(([id, state]) => {
      const firstName = names.get(id);
      return firstName === undefined ? [] : [{ firstName, ...state }];
    })
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, MAX_LISTED_FRIENDS);
}

/** Of those who still have an account. */
async function firstNames({ users }: Database, ids: string[]): Promise<Map<string, string>> {
  const found = await users.find({ _id: { $in: ids } }, { Name: 1 }).lean();
  return new Map(found.map(({ _id, Name }) => [_id.toString(), Name.split(' ')[0] ?? Name]));
}

async function listCoupons(
  { coupons, couponUses }: Database,
  userId: Types.ObjectId,
  today: string,
): Promise<RewardCoupon[]> {
  const own = await coupons
    .find({ userId })
    .sort({ createdAt: -1 })
    .limit(MAX_LISTED_COUPONS)
    .lean<CouponDocument[]>();
  const used = new Set(
    (await couponUses.find({ userId, code: { $in: own.map(({ code }) => code) }, isPaid: true }).lean()).map(
      ({ code }) => code,
    ),
  );
  return own.map(({ code, percent, paise, lastDay }) => {
    const until = lastDay ?? today;
    const state = used.has(code) ? 'used' : until < today ? 'expired' : 'open';
    return { code, percent, paise, lastDay: until, state };
  });
}
