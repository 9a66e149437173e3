import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant } from '../../http/ids.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { z } from '../../http/zod.ts';
import { NewCoupon } from '../coupons.ts';
import { TEAM_COUPON_STATES } from './couponStates.ts';

/** A coupon for everyone in the team's list. Those of one learner each are rewards, and not in it. */
export const CouponRow = ListRow.extend({
  code: z.string(),
  state: z.enum(TEAM_COUPON_STATES),
  percent: z.int().nullable().describe('null: an amount'),
  paise: z.int().nullable().describe('null: a percentage'),
  programs: z.array(z.string()).describe('names; none: all'),
  firstDay: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
  limit: z.int().nullable().describe('of all orders; null: any number'),
  each: z.int().describe('orders of one learner'),
  reserved: z.int().describe('uses that nobody has paid for yet'),
  paid: z.int().describe('uses of paid orders'),
  createdAt: Instant,
});
export type CouponRow = z.infer<typeof CouponRow>;

const SORTS = ['-createdAt', 'createdAt'] as const;
const FILTERS = { ended: z.enum(['yes', 'no']).optional().describe('yes: by the team') };
const CouponId = z.strictObject({ couponId: Id });
const answer = z.object({ data: CouponRow });

export const getHqCoupons = endpoint({
  method: 'GET',
  path: '/hq/coupons',
  summary: 'Coupons for everyone and how often they are used, page by page',
  query: pageQuery(SORTS, FILTERS),
  response: listPage(CouponRow),
});

export const exportHqCoupons = endpoint({
  method: 'GET',
  path: '/hq/coupons/export',
  summary: 'Coupons for everyone, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, FILTERS),
  response: z.file(),
  download: CSV_TYPE,
});

export const addCoupon = endpoint({
  method: 'POST',
  path: '/hq/coupons',
  summary: 'Makes a coupon; an amount has to be below the price of each program that it is for',
  body: NewCoupon,
  response: answer,
});

export const endCoupon = endpoint({
  method: 'POST',
  path: '/hq/coupons/:couponId/end',
  summary: 'Closes a coupon to new orders now; those that hold a use can still be paid',
  params: CouponId,
  response: answer,
});
