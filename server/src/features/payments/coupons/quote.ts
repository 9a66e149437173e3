import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import {
  COUPON_FAULTS,
  type CouponFault,
  type getQuote,
  type Quote,
} from '@preproom/models/contract/payments/coupons';
import { gstWithin } from '@preproom/models/contract/payments/gst';
import type { AppDeps } from '../../../deps.ts';
import { findProduct } from '../createOrder.ts';
import { type couponFinder, faultFor, priceOf } from './pricing.ts';

/** What an open program costs this learner. A coupon that cannot be used changes nothing, and the answer says why. */
export async function quote(
  deps: AppDeps,
  findCoupon: ReturnType<typeof couponFinder>,
  userId: string,
  { course_id, coupon: typed }: QueryOf<typeof getQuote>,
): Promise<Quote> {
  const product = await findProduct(deps.database, { course_id }, null);
  const { coupon, refusal } = await usableCoupon();
  const price = priceOf(product, coupon);
  return {
    course_id,
    ...price,
    includedGstPaise: deps.config.seller.gstin ? gstWithin(price.totalPaise) : null,
    coupon: coupon && { code: coupon.code, percent: coupon.percent },
    provider: deps.config.payments.provider,
    refusal,
  };

  async function usableCoupon() {
    try {
      const coupon = await findCoupon(userId, typed);
      const refusal = coupon && (await faultFor(deps, coupon, userId, product._id));
      return { coupon: refusal ? null : coupon, refusal };
    } catch (error) {
      if (!(error instanceof AppError && isCouponFault(error.code))) throw error;
      return { coupon: null, refusal: error.code };
    }
  }
}

function isCouponFault(code: string): code is CouponFault {
  return (COUPON_FAULTS as readonly string[]).includes(code);
}
