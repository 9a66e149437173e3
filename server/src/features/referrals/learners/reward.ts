import { daysAfter, indianDay } from '@preproom/models/contract/http/indianDays';
import { HOLD_DAYS, type ReferralOutcome } from '@preproom/models/contract/payments/attribution';
import { leftPaise } from '@preproom/models/contract/payments/refunds';
import type { Reward } from '@preproom/models/contract/referrals/referrals';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { CouponDocument } from '@preproom/models/db/payments/coupon.model';
import type { OrderDocument } from '@preproom/models/db/payments/order.model';
import { isOnePerson } from '@preproom/models/db/referrals/referralWrites';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { randomCode } from '../links.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Gives learners the coupons that friends' payments have earned. */
    'referrals:reward': Record<string, never>;
  }
}

type Order = OrderDocument & { _id: Types.ObjectId };
export type RewardDeps = Pick<AppDeps, 'database' | 'clock' | 'config' | 'mail' | 'notify' | 'log'>;

const HOLD_MS = HOLD_DAYS * 24 * 60 * 60_000;
const AT_ONCE = 200;
const CODE_START = 'FRIEND';
const CODE_SIGNS = 8;

/** What a friend's first payment is worth now. */
export function rewardOf({ REFERRAL_REWARD, REFERRAL_REWARD_DAYS }: AppDeps['config']): Reward {
  return { ...REFERRAL_REWARD, validDays: REFERRAL_REWARD_DAYS };
}

/** Rewards the payments whose hold is over. Each step can be repeated: the coupon is one by its index, told once, and then the order is done. */
export async function giveDueRewards(deps: RewardDeps): Promise<void> {
  const paidAt = { $lte: new Date(deps.clock.now() - HOLD_MS) };
  const due = await deps.database.orders
    .find({ 'referral.outcome': 'earns', 'referral.kind': 'learner', paidAt })
    .sort({ paidAt: 1 })
    .limit(AT_ONCE)
    .lean<Order[]>();
  for (const order of due) {
    try {
      await rewardOrder(deps, order);
    } catch (error) {
      // The others are rewarded all the same; this one is tried again with the next run.
      deps.log.error({ err: error, orderId: order.orderId }, 'a referral could not be rewarded');
    }
  }
}

async function rewardOrder(deps: RewardDeps, order: Order): Promise<void> {
  const { database } = deps;
  const outcome = await outcomeOf(database, order);
  if (outcome === 'rewarded' && order.referral) {
    const coupon = await ensureCoupon(deps, order.referral.by, order.userId);
    await tell(deps, order.referral.by, coupon);
  }
  await database.orders.updateOne(
    { _id: order._id, 'referral.outcome': 'earns' },
    { $set: { 'referral.outcome': outcome } },
  );
}

async function outcomeOf({ orders, ...database }: Database, order: Order): Promise<ReferralOutcome> {
  const { _id, userId, referral, paidBy, paidAt } = order;
  // The phone number may have changed since the payment.
  if (!referral || (await isOnePerson(database, referral.by, userId))) return 'own';
  const payment = order.payments.find(({ id }) => id === paidBy);
  if (!payment || leftPaise(order, payment) <= 0) return 'refunded';
  const earlier = { userId, _id: { $ne: _id }, paidBy: { $ne: null }, paidAt: { $lt: paidAt } };
  return (await orders.exists(earlier)) ? 'later_payment' : 'rewarded';
}

/** The coupon for this friend, made unless there is one. */
async function ensureCoupon(
  { database, clock, config }: RewardDeps,
  userId: Types.ObjectId,
  rewardFor: Types.ObjectId,
): Promise<CouponDocument> {
  const { percent, paise, validDays } = rewardOf(config);
  const createdAt = new Date(clock.now());
  const lastDay = daysAfter(indianDay(createdAt.getTime()), validDays);
  for (;;) {
    const found = await database.coupons.findOne({ rewardFor }).lean<CouponDocument>();
    if (found) return found;
    const code = CODE_START + randomCode(CODE_SIGNS).toUpperCase();
    await database.coupons
      .create({ code, percent, paise, lastDay, limit: 1, userId, rewardFor, createdAt })
      .catch((error) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }
}

async function tell(
  { database, mail, notify }: RewardDeps,
  userId: Types.ObjectId,
  { code, percent, paise, lastDay }: CouponDocument,
): Promise<void> {
  const user = await database.users.findById(userId, { Email: 1, language: 1 }).lean();
  if (!user) return;
  const key = `reward:${code}`;
  await notify({ userId, key, kind: 'reward_earned' });
  const { Email: to, language } = user;
  await mail.queue({
    template: 'reward',
    to,
    userId,
    language,
    key,
    code,
    percent,
    paise,
    lastDay: lastDay ?? '',
  });
}
