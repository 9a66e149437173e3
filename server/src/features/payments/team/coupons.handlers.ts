import { AppError } from '@preproom/models/contract/http/errors';
import type { CouponDocument } from '@preproom/models/db/payments/coupon.model';
import type { QueryFilter } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { Stored } from '../../../lists/listDefinition.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import { closeCoupon, createCoupon } from '../coupons/couponCommands.ts';
import type { PaymentHandlers } from '../payment.policy.ts';
import { COUPON_COLUMNS, couponList, presentCoupons } from './coupons.list.ts';

/** The team's calls about coupons for everyone. */
export function teamCouponHandlers(
  deps: AppDeps,
): Pick<PaymentHandlers, 'getHqCoupons' | 'exportHqCoupons' | 'addCoupon' | 'endCoupon'> {
  const { database, clock } = deps;
  const list = listHandlers(deps, couponList(deps), { name: 'coupons', columns: COUPON_COLUMNS });

  /** Those of one learner each are found by nobody else. Throws `not_found`. */
  async function find(_id: unknown): Promise<Stored<CouponDocument>> {
    const asked = { _id, userId: null } as QueryFilter<CouponDocument>;
    const coupon = await database.coupons.findOne(asked).lean<Stored<CouponDocument>>();
    if (!coupon) throw new AppError('not_found');
    return coupon;
  }
  async function answer(_id: unknown) {
    const [row] = await presentCoupons(deps, [await find(_id)]);
    if (!row) throw new AppError('not_found');
    return { data: row };
  }

  return {
    getHqCoupons: list.page,
    exportHqCoupons: list.exported,
    async addCoupon({ actor, body, log }) {
      const _id = await createCoupon(database, body, new Date(clock.now()), actor.userId);
      log.info({ coupon: body.code }, 'coupon created');
      return answer(_id);
    },
    async endCoupon({ actor, params: { couponId }, log }) {
      const { code } = await find(couponId);
      await closeCoupon(database, code, new Date(clock.now()), actor.userId);
      log.info({ coupon: code }, 'coupon closed');
      return answer(couponId);
    },
  };
}
