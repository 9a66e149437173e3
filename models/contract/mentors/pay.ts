import { endpoint } from '../http/endpoint.ts';
import { z } from '../http/zod.ts';
import { FREE_INTRODUCTION } from '../sessions/bookings.ts';
import { ROUNDS } from '../sessions/rounds.ts';
import { MAX_PAY_PAISE } from './payLimits.ts';

/** What a mentor can be paid for: the free introduction, and each round. */
export const PAY_KINDS = [FREE_INTRODUCTION, ...ROUNDS] as const;
export type PayKind = (typeof PAY_KINDS)[number];

export function payKind({ isFree, round }: { isFree: boolean; round: PayKind }): PayKind {
  return isFree ? FREE_INTRODUCTION : round;
}

/** Null says "not paid" on purpose; 0 is refused, because it looks like an amount that somebody forgot. */
const PayAmount = z
  .int()
  .min(1, 'must be more than nothing')
  .max(MAX_PAY_PAISE)
  .nullable()
  .describe('in paise; null: not paid');

/** What a session of each kind earns its mentor. */
export const PayRates = z.strictObject(
  Object.fromEntries(PAY_KINDS.map((kind) => [kind, PayAmount])) as Record<PayKind, typeof PayAmount>,
);
export type PayRates = z.infer<typeof PayRates>;

/** The kinds for which one mentor is paid otherwise than the others. */
export const PayExceptions = z.partialRecord(z.enum(PAY_KINDS), PayAmount);
export type PayExceptions = z.infer<typeof PayExceptions>;

/** Until the team sets amounts. */
export const NO_PAY = Object.fromEntries(PAY_KINDS.map((kind) => [kind, null])) as PayRates;

export function withExceptions(rates: PayRates, exceptions: PayExceptions): PayRates {
  return { ...rates, ...exceptions };
}

/** One kind that earns another amount from now on, in paise; null: not paid. */
export interface PayChange {
  kind: PayKind;
  before: number | null;
  after: number | null;
}

/** The kinds that are paid otherwise than before. */
export function payChanges(before: PayRates, after: PayRates): PayChange[] {
  return PAY_KINDS.filter((kind) => before[kind] !== after[kind]).map((kind) => ({
    kind,
    before: before[kind],
    after: after[kind],
  }));
}

export const getMentorPay = endpoint({
  method: 'GET',
  path: '/mentors/pay',
  summary: 'What mentors are paid for a session of each kind; exceptions are not in it',
  response: z.object({ data: PayRates }),
});
