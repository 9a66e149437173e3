import { endpoint } from '../http/endpoint.ts';
import { Instant } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { COUPON_STATES } from '../payments/coupons.ts';
import { Paise } from '../payments/money.ts';

/** What a learner gets for a friend's first payment: a percentage or an amount off their next pack. */
export const Reward = z.object({
  percent: z.int().nullable(),
  paise: Paise.nullable(),
  validDays: z.int().describe('how long the coupon can be used'),
});
export type Reward = z.infer<typeof Reward>;

/** Friends listed; those beyond only count. */
export const MAX_LISTED_FRIENDS = 50;
const FRIEND_STATES = ['joined', 'paid', 'rewarded', 'refunded'] as const;

export const Friend = z.object({
  firstName: z.string(),
  state: z.enum(FRIEND_STATES),
  at: Instant.describe('when they joined or, once they have paid, when they paid'),
});
export type Friend = z.infer<typeof Friend>;

export const RewardCoupon = z.object({
  code: z.string(),
  percent: z.int().nullable(),
  paise: Paise.nullable(),
  lastDay: z.iso.date(),
  state: z.enum(COUPON_STATES),
});
export type RewardCoupon = z.infer<typeof RewardCoupon>;

export const Referrals = z.object({
  link: z.string(),
  visitors: z.int().describe('people who opened the link, each once a day'),
  joined: z.int().describe('friends who signed up by it'),
  paid: z.int().describe('friends whose payment counted for it'),
  reward: Reward,
  friends: z.array(Friend).describe('the newest first; first names only'),
  coupons: z.array(RewardCoupon).describe('the newest first'),
});
export type Referrals = z.infer<typeof Referrals>;

export const getReferrals = endpoint({
  method: 'GET',
  path: '/referrals',
  summary: "The caller's link, what came of it, and the coupons it has earned",
  response: Referrals,
});
