import { AppError } from '@preproom/models/contract/http/errors';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { type CouponUsage, couponFault } from '@preproom/models/contract/payments/coupons';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { CouponDocument } from '@preproom/models/db/payments/coupon.model';
import type { CouponUseDocument } from '@preproom/models/db/payments/couponUse.model';
import type { Types } from 'mongoose';
import type { Order, PaymentDeps } from '../order.ts';
import { termsOf } from './coupon.ts';

type CouponUse = CouponUseDocument & { _id: Types.ObjectId };
type UseDeps = Pick<PaymentDeps, 'database' | 'clock'>;
type Limits = Pick<CouponDocument, 'code' | 'limit' | 'each'>;
/** Whose use it is, and for which program. */
export type Purchase = Pick<CouponUseDocument, 'userId' | 'course_id'>;

/** A use that nobody has paid for is released after this time, for others to have. */
const RESERVED_MS = 60 * 60_000;

interface Uses extends CouponUsage {
  /** The learner's unpaid use for this program. */
  held: CouponUse | null;
  /** A free place within each limit; undefined if all are taken or there is no limit. */
  place: number | undefined;
  ownPlace: number | undefined;
}

/** The uses of a coupon as they concern this learner. */
export async function readUses(
  { couponUses }: UseDeps['database'],
  { code, limit, each }: Limits,
  { userId, course_id }: Purchase,
): Promise<Uses> {
  const [all, own] = await Promise.all([
    limit === null ? [] : couponUses.find({ code }, { place: 1 }).lean<CouponUse[]>(),
    couponUses.find({ userId, code }).lean<CouponUse[]>(),
  ]);
  const held = own.find((use) => !use.isPaid && use.course_id.equals(course_id)) ?? null;
  return {
    total: all.length,
    byLearner: own.length,
    isHeld: held !== null,
    held,
    place:
      limit === null
        ? undefined
        : anyFree(
            all.map(({ place }) => place),
            limit,
          ),
    ownPlace: anyFree(
      own.map(({ ownPlace }) => ownPlace),
      each,
    ),
  };
}

/** How often each of these coupons is in use. */
export async function countUses(
  { couponUses }: UseDeps['database'],
  codes: readonly string[],
): Promise<(code: string) => { reserved: number; paid: number }> {
  const counts = await couponUses.aggregate<{ _id: { code: string; isPaid: boolean }; count: number }>([
    { $match: { code: { $in: codes } } },
    { $group: { _id: { code: '$code', isPaid: '$isPaid' }, count: { $sum: 1 } } },
  ]);
  const countOf = (code: string, isPaid: boolean) =>
    counts.find(({ _id }) => _id.code === code && _id.isPaid === isPaid)?.count ?? 0;
  return (code) => ({ reserved: countOf(code, false), paid: countOf(code, true) });
}

/** A free place, at random, so that learners at the same moment rarely ask for the same one. */
function anyFree(taken: readonly (number | undefined)[], limit: number): number | undefined {
  const places = new Set(taken);
  const free = Array.from({ length: limit }, (_, index) => index + 1).filter((place) => !places.has(place));
  return free[Math.floor(Math.random() * free.length)];
}

/** The learner's one reservation of this coupon for this program, made unless there is one. Throws the coupon's faults. */
export async function reserveUse(
  { database, clock }: UseDeps,
  coupon: CouponDocument,
  purchase: Purchase,
): Promise<CouponUse> {
  for (;;) {
    const { held, place, ownPlace, ...usage } = await readUses(database, coupon, purchase);
    if (held) return held;
    const day = indianDay(clock.now());
    const fault = couponFault(termsOf(coupon), { courseId: purchase.course_id.toString(), day, usage });
    if (fault) throw new AppError(fault);
    // Places that late payments were given may be missing from the count.
    if (ownPlace === undefined) throw new AppError('coupon_used_by_you');
    if (coupon.limit !== null && place === undefined) throw new AppError('coupon_used_up');
    try {
      const { code } = coupon;
      const use = { ...purchase, code, ...(place && { place }), ownPlace, isPaid: false };
      return (await database.couponUses.create({ ...use, reservedAt: new Date(clock.now()) })).toObject();
    } catch (error) {
      // Somebody was given one of these places in the same moment: read again.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

/** Gives a reservation up. One that has been paid stays. */
export async function releaseUse({ database }: UseDeps, _id: Types.ObjectId): Promise<void> {
  await database.couponUses.deleteOne({ _id, isPaid: false });
}

/** Keeps the use of a paid order for good. A payment that comes after its release is honoured: in free places, else beyond the limits. */
export async function keepUse({ database, clock }: UseDeps, order: Order): Promise<void> {
  const { couponUseId, couponCode, userId, course_id } = order;
  if (!couponUseId || couponCode === null) return;
  for (;;) {
    const kept = await database.couponUses.updateOne({ _id: couponUseId }, { $set: { isPaid: true } });
    if (kept.matchedCount > 0) return;
    const coupon = await database.coupons.findOne({ code: couponCode }).lean<CouponDocument>();
    if (!coupon) return;
    const { place, ownPlace } = await readUses(database, coupon, { userId, course_id });
    try {
      const places = { ...(place && { place }), ...(ownPlace && { ownPlace }) };
      const use = { _id: couponUseId, code: couponCode, userId, course_id, ...places, isPaid: true };
      await database.couponUses.create({ ...use, reservedAt: new Date(clock.now()) });
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

/** Releases the uses that were not paid in time. A payment captured at this very moment makes its use again (`keepUse`). */
export async function releaseUnpaidUses(deps: UseDeps): Promise<void> {
  const { couponUses, orders } = deps.database;
  const reservedAt = { $lte: new Date(deps.clock.now() - RESERVED_MS) };
  for (const { _id } of await couponUses.find({ isPaid: false, reservedAt }).limit(500).lean<CouponUse[]>()) {
    const order = await orders.findOne({ couponUseId: _id }, { paidBy: 1 }).lean();
    if (!order?.paidBy) await releaseUse(deps, _id);
  }
}
