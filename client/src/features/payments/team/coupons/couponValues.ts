import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import type { addCoupon } from '@preproom/models/contract/payments/team/coupons';
import { inWholeRupees } from '../../../../shared/payments/rupees.ts';

/** A new coupon as it is typed; named as the server names its faults. */
export interface CouponValues {
  code: string;
  kind: 'percent' | 'amount';
  percent: string;
  amount: string;
  program: string[];
  from: string;
  until: string;
  limit: string;
  each: string;
}

export const EMPTY_COUPON: CouponValues = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  program: [],
  from: '',
  until: '',
  limit: '',
  each: '1',
};

/** Whether a text is a whole number within these bounds. */
export function isWhole(typed: string, least: number, most: number): boolean {
  return /^\d{1,6}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
}

/** The coupon as the call takes it; empty fields are left out. */
export function newCoupon(values: CouponValues): BodyOf<typeof addCoupon> {
  const { code, kind, percent, amount, program, from, until, limit, each } = values;
  return {
    code: code.trim().toUpperCase(),
    ...(kind === 'percent' ? { percent: Number(percent) } : { amount: inWholeRupees(amount) ?? 0 }),
    program,
    ...(from !== '' && { from }),
    ...(until !== '' && { until }),
    ...(limit.trim() !== '' && { limit: Number(limit) }),
    each: Number(each),
  };
}
