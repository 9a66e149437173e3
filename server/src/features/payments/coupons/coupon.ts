import type { CouponTerms } from '@preproom/models/contract/payments/coupons';
import type { CouponDocument } from '@preproom/models/db/payments/coupon.model';

/** A stored coupon, its programs as the contract names them. */
export function termsOf(coupon: CouponDocument): CouponTerms {
  return { ...coupon, programs: coupon.programs.map(String) };
}
