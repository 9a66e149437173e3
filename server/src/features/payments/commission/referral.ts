import { indianDay } from '@preproom/models/contract/http/indianDays';
import { type ReferralOutcome, stillCounts } from '@preproom/models/contract/payments/attribution';
import type { OrderReferral } from '@preproom/models/contract/referrals/commission';
import { isOnePerson } from '@preproom/models/db/referrals/referralWrites';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { Order, PaymentDeps } from '../order.ts';

/** By whose link this learner came last, as a new order keeps it; none after 30 days, and never the learner's own. */
export async function referralOf(
  { database, clock, config }: Pick<AppDeps, 'database' | 'clock' | 'config'>,
  userId: Types.ObjectId,
): Promise<OrderReferral<Types.ObjectId> | undefined> {
  const found = await database.referrals.findOne({ userId }).lean();
  if (!found || found.isOwn || !stillCounts(found.day, indianDay(clock.now()))) return undefined;
  const { by, kind, day } = found;
  if ((await outcomeNow(database, by, userId)) !== 'earns') return undefined;
  return { by, kind, day, percent: kind === 'affiliate' ? config.COMMISSION_PERCENT : 0, outcome: null };
}

/** Decides what comes of a paid order's referral, once: phone numbers, and the state of the link, may have changed since the order. */
export async function decideReferral({ database }: PaymentDeps, order: Order): Promise<Order> {
  const { _id, userId, referral } = order;
  if (!referral || referral.outcome !== null) return order;
  const outcome = await outcomeNow(database, referral.by, userId);
  const undecided = { _id, 'referral.outcome': null };
  await database.orders.updateOne(undecided, { $set: { 'referral.outcome': outcome } });
  const stored = await database.orders.findById(_id, { referral: 1 }).lean<Order>();
  return { ...order, referral: stored?.referral ?? { ...referral, outcome } };
}

async function outcomeNow(
  database: PaymentDeps['database'],
  by: Types.ObjectId,
  userId: Types.ObjectId,
): Promise<Extract<ReferralOutcome, 'earns' | 'own' | 'suspended'>> {
  if (await isOnePerson(database, by, userId)) return 'own';
  return (await database.affiliates.exists({ userId: by, state: 'active' })) ? 'earns' : 'suspended';
}
