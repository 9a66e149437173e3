import { AppError } from '@preproom/models/contract/http/errors';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import {
  type CouponFault,
  couponCode,
  couponFault,
  discountPaise,
  isForProgram,
} from '@preproom/models/contract/payments/coupons';
import { paiseOf } from '@preproom/models/contract/payments/money';
import type { Product } from '@preproom/models/contract/programs/products';
import type { CouponDocument } from '@preproom/models/db/payments/coupon.model';
import { consumeLimit } from '@preproom/models/runtime/limits';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { termsOf } from './coupon.ts';
import { readUses } from './couponUses.ts';

type Priced = Pick<Product, 'discount_pricing'> & { _id: Types.ObjectId };

/** What a program costs. */
export interface Price {
  listPaise: number;
  discountPaise: number;
  totalPaise: number;
}

/** The price with a coupon; one for other programs takes nothing off. */
export function priceOf({ _id, discount_pricing }: Priced, coupon: CouponDocument | null): Price {
  const listPaise = paiseOf(discount_pricing);
  const counts = coupon && isForProgram(termsOf(coupon), _id.toString());
  const discount = counts ? discountPaise(listPaise, coupon) : 0;
  return { listPaise, discountPaise: discount, totalPaise: listPaise - discount };
}

/** Finds coupons by what learners type. Codes that do not exist are limited, so that nobody can guess. */
export function couponFinder({ database, limiter }: Pick<AppDeps, 'database' | 'limiter'>) {
  const guesses = limiter('coupon', 10, 10 * 60);
  /** Null without a code. Throws `coupon_unknown`, and `too_many_requests` after too many of those. */
  return async (userId: string, typed: string | undefined): Promise<CouponDocument | null> => {
    if (!typed) return null;
    // Counted before the search, so that guesses at the same moment count too; given back for a code that exists.
    await consumeLimit(guesses, userId);
    const code = couponCode(typed);
    const coupon = code === null ? null : await database.coupons.findOne({ code }).lean<CouponDocument>();
    // Somebody else's own coupon is answered, and counted, like one that does not exist.
    const isTheirs = coupon && (!coupon.userId || coupon.userId.toString() === userId);
    if (!isTheirs) throw new AppError('coupon_unknown');
    await guesses.reward(userId, 1);
    return coupon;
  };
}

/** Why this learner cannot use the coupon for this program now; null when they can. */
export async function faultFor(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  coupon: CouponDocument,
  userId: string,
  course_id: Types.ObjectId,
): Promise<CouponFault | null> {
  const usage = await readUses(database, coupon, { userId: new Types.ObjectId(userId), course_id });
  return couponFault(termsOf(coupon), {
    courseId: course_id.toString(),
    day: indianDay(clock.now()),
    usage,
  });
}
