import { endpoint } from '../http/endpoint.ts';
import { Id } from '../http/ids.ts';
import { Line } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { Paise, paiseOf, proRata, wholeRupees } from './money.ts';
import { PAYMENT_PROVIDERS } from './providers.ts';

/** What a coupon takes off, and who may use it when. */
export interface CouponTerms {
  /** Capital letters and digits; typed in any case. */
  code: string;
  /** 1 to 100; null when the coupon takes off an amount. */
  percent: number | null;
  /** The amount it takes off; null when it takes off a percentage. */
  paise: number | null;
  /** Ids of the programs it is for; empty: all. */
  programs: readonly string[];
  /** Its first and last day in India ("2026-12-01"), both included; null: no bound. */
  firstDay: string | null;
  lastDay: string | null;
  /** How many orders may use it in total; null: any number. */
  limit: number | null;
  /** How many orders of one learner may use it. */
  each: number;
  isOpen: boolean;
}

/** Where a coupon of one learner stands. */
export const COUPON_STATES = ['open', 'used', 'expired'] as const;

/** Why a coupon cannot be used: codes of errors. */
export const COUPON_FAULTS = [
  'coupon_unknown',
  'coupon_not_yet',
  'coupon_ended',
  'coupon_other_program',
  'coupon_used_up',
  'coupon_used_by_you',
] as const;
export type CouponFault = (typeof COUPON_FAULTS)[number];

const CODE_FORM = /^[A-Z0-9]{4,20}$/;

/** A code as it is stored; null when no coupon can have it. */
export function couponCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return CODE_FORM.test(code) ? code : null;
}

/** Providers take no payment of nothing. */
const LEAST_PAISE = 100;

/** What a coupon takes off a price. What is left to pay is rounded down to the rupee, and at least ₹1. */
export function discountPaise(
  listPaise: number,
  { percent, paise }: Pick<CouponTerms, 'percent' | 'paise'>,
): number {
  const left = percent === null ? listPaise - (paise ?? 0) : proRata(listPaise, 100 - percent, 100);
  return Math.max(0, listPaise - Math.max(LEAST_PAISE, wholeRupees(left)));
}

/** How often a coupon is in use: reserved or paid. */
export interface CouponUsage {
  total: number;
  byLearner: number;
  /** The learner has an unpaid order of this program with it: its use is promised. */
  isHeld: boolean;
}

/** Why a learner cannot use a coupon for this program on this day in India ("2026-12-01"); null when they can. */
export function couponFault(
  coupon: CouponTerms,
  { courseId, day, usage }: { courseId: string; day: string; usage: CouponUsage },
): CouponFault | null {
  if (usage.isHeld) return null;
  if (!coupon.isOpen || (coupon.lastDay !== null && day > coupon.lastDay)) return 'coupon_ended';
  if (coupon.firstDay !== null && day < coupon.firstDay) return 'coupon_not_yet';
  if (!isForProgram(coupon, courseId)) return 'coupon_other_program';
  if (usage.byLearner >= coupon.each) return 'coupon_used_by_you';
  if (coupon.limit !== null && usage.total >= coupon.limit) return 'coupon_used_up';
  return null;
}

export function isForProgram({ programs }: Pick<CouponTerms, 'programs'>, courseId: string): boolean {
  return programs.length === 0 || programs.includes(courseId);
}

/** A new coupon as the team writes it. */
export const NewCoupon = z
  .strictObject({
    code: z.string().trim().toUpperCase().regex(CODE_FORM, 'must be 4 to 20 letters or digits'),
    percent: z.int().min(1).max(100).optional(),
    amount: z.int().min(1).max(100_000).optional().describe('rupees'),
    program: z.array(Line.max(100)).max(20).default([]).describe('names of programs; none: all'),
    from: z.iso.date().optional().describe('its first day in India'),
    until: z.iso.date().optional().describe('its last day in India'),
    limit: z.int().min(1).max(10_000).optional().describe('of all orders'),
    each: z.int().min(1).max(100).default(1).describe('orders of one learner'),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    path: ['percent'],
    message: 'give either a percentage or an amount',
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    path: ['until'],
    message: 'is before the first day',
  });
export type NewCoupon = z.infer<typeof NewCoupon>;

/** The terms of a new coupon for these programs. */
export function couponTerms(
  { code, percent, amount, from, until, limit, each }: NewCoupon,
  programs: readonly string[],
): CouponTerms {
  return {
    code,
    percent: percent ?? null,
    paise: amount === undefined ? null : paiseOf(String(amount)),
    programs,
    firstDay: from ?? null,
    lastDay: until ?? null,
    limit: limit ?? null,
    each,
    isOpen: true,
  };
}

/** A coupon's code as somebody typed it. Empty: none. */
export const TypedCoupon = Line.max(100);

/** What a program costs a learner now, and who takes the payment. */
export const Quote = z.object({
  course_id: Id,
  listPaise: Paise.describe('before the coupon'),
  discountPaise: Paise,
  totalPaise: Paise.describe('what is paid'),
  includedGstPaise: Paise.nullable().describe('GST in the total; null without a registration'),
  coupon: z
    .object({ code: z.string(), percent: z.int().nullable().describe('null: an amount') })
    .nullable()
    .describe('the coupon that counts'),
  provider: z.enum(PAYMENT_PROVIDERS),
  refusal: z.enum(COUPON_FAULTS).nullable().describe('why the coupon asked for does not count'),
});
export type Quote = z.infer<typeof Quote>;

export const getQuote = endpoint({
  method: 'GET',
  path: '/payment/quote',
  summary:
    'What a program costs, with or without a coupon; a coupon that does not fit is answered with the reason',
  query: z.object({ course_id: Id, coupon: TypedCoupon.optional() }),
  response: Quote,
});
