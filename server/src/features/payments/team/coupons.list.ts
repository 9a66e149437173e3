import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { teamCouponState } from '@preproom/models/contract/payments/team/couponStates';
import { CouponRow, type getHqCoupons } from '@preproom/models/contract/payments/team/coupons';
import type { CouponDocument } from '@preproom/models/db/payments/coupon.model';
import type { QueryFilter } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { ListDefinition, Stored } from '../../../lists/listDefinition.ts';
import { countUses } from '../coupons/couponUses.ts';

type Query = Omit<QueryOf<typeof getHqCoupons>, 'after' | 'before'>;
type Deps = Pick<AppDeps, 'database' | 'clock'>;

export const COUPON_COLUMNS = CouponRow.keyof().options;
const FIELDS = [
  'code',
  'percent',
  'paise',
  'programs',
  'firstDay',
  'lastDay',
  'limit',
  'each',
  'isOpen',
  'createdAt',
] as const;
type Field = (typeof FIELDS)[number];

export function couponList(deps: Deps): ListDefinition<CouponDocument, CouponRow, Query, Field> {
  return {
    model: ({ coupons }) => coupons,
    fields: FIELDS,
    sortPaths: { createdAt: 'createdAt' },
    search: [{ path: 'code', as: 'code' }],
    filter: ({ ended }) =>
      ({ userId: null, ...(ended && { isOpen: ended === 'no' }) }) as QueryFilter<CouponDocument>,
    present: (coupons) => presentCoupons(deps, coupons),
  };
}

/** Coupons with the names of their programs, and how often they are used. */
export async function presentCoupons(
  { database, clock }: Deps,
  coupons: readonly Stored<Pick<CouponDocument, Field>>[],
): Promise<CouponRow[]> {
  const [products, usesOf] = await Promise.all([
    database.products.find({}, { product_name: 1 }).lean(),
    countUses(
      database,
      coupons.map(({ code }) => code),
    ),
  ]);
  const names = new Map(products.map(({ _id, product_name }) => [_id.toString(), product_name]));
  const day = indianDay(clock.now());
  return coupons.map((coupon) => {
    const { _id, code, percent, paise, programs, firstDay, lastDay, limit, each, createdAt } = coupon;
    const { reserved, paid } = usesOf(code);
    return {
      ...{ _id: _id.toString(), code, percent, paise, firstDay, lastDay, limit, each, reserved, paid },
      state: teamCouponState(coupon, reserved + paid, day),
      programs: programs.map((id) => names.get(id.toString()) ?? id.toString()),
      createdAt: createdAt.toISOString(),
    };
  });
}
