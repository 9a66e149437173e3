import { endpoint } from '../http/endpoint.ts';
import { Instant } from '../http/ids.ts';
import { indianMonth, monthsUpTo } from '../http/indianDays.ts';
import { z } from '../http/zod.ts';
import { Paise } from '../payments/money.ts';
import { type CommissionEntry, isHeld } from './commission.ts';

const Signed = z.int();
/** A month in India: "2026-11". */
export const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'must be a month, like 2026-11');

/** An affiliate's month in sums. `opening + earned - reversed - paid` is `closing`. */
export const MonthSums = z.object({
  month: Month,
  openingPaise: Signed,
  earnedPaise: Paise,
  reversedPaise: Paise.describe('taken back by refunds'),
  paidPaise: Paise.describe('paid out to the affiliate'),
  closingPaise: Signed,
});
export type MonthSums = z.infer<typeof MonthSums>;

/** An order in a statement; never who bought. */
export const StatementLine = z.object({
  orderId: z.string(),
  paidAt: Instant,
  course: z.string(),
  orderPaise: Paise,
  earnedPaise: Paise.describe('in this month'),
  reversedPaise: Paise.describe('in this month'),
  state: z.enum(['held', 'available', 'reversed']).describe('now; reversed: nothing of it is left'),
});
export type StatementLine = z.infer<typeof StatementLine>;

const Payout = z.object({ at: Instant, paise: Paise, reference: z.string() });

export const Statement = MonthSums.extend({
  lines: z.array(StatementLine).describe('the latest first'),
  payouts: z.array(Payout).describe('the latest first'),
});
export type Statement = z.infer<typeof Statement>;

export const getAffiliateStatement = endpoint({
  method: 'GET',
  path: '/affiliate/statement',
  summary: "A month of the caller's commission: each order, never who bought, and each payout",
  query: z.object({ month: Month }),
  response: Statement,
});

/** An entry with what a statement says of it. */
export interface StatementEntry extends CommissionEntry {
  /** When it was entered; decides the month, so a month that is over never changes. */
  at: Date;
  /** The program and what was paid for it; empty and 0 for a payout. */
  course: string;
  orderPaise: number;
  /** The bank's reference of a payout, else empty. */
  reference: string;
}

/** Each month from the first entry to now, the latest first; none without entries. */
export function statementMonths(entries: readonly StatementEntry[], nowMs: number): MonthSums[] {
  const byMonth = Map.groupBy(entries, ({ at }) => indianMonth(at.getTime()));
  const first = [...byMonth.keys()].sort()[0];
  if (first === undefined) return [];
  let openingPaise = 0;
  const months = monthsUpTo(first, indianMonth(nowMs)).reverse();
  return months
    .map((month) => {
      const sums = sumsOf(month, openingPaise, byMonth.get(month) ?? []);
      openingPaise = sums.closingPaise;
      return sums;
    })
    .reverse();
}

function sumsOf(month: string, openingPaise: number, entries: readonly StatementEntry[]): MonthSums {
  const total = (kind: CommissionEntry['kind']) =>
    Math.abs(sum(entries.filter((entry) => entry.kind === kind)));
  const closingPaise = openingPaise + sum(entries);
  return {
    month,
    openingPaise,
    earnedPaise: total('earned'),
    reversedPaise: total('reversed'),
    paidPaise: total('paid'),
    closingPaise,
  };
}

/** The statement of a month; one without entries has sums alone. */
export function statementOf(entries: readonly StatementEntry[], month: string, nowMs: number): Statement {
  const inMonth = (entry: StatementEntry) => indianMonth(entry.at.getTime()) === month;
  const before = entries.filter(({ at }) => indianMonth(at.getTime()) < month);
  const those = entries.filter(inMonth);
  const byOrder = Map.groupBy(entries, ({ orderId }) => orderId);
  byOrder.delete(null);
  const lines = [...byOrder.values()]
    .filter((ofOrder) => ofOrder.some(inMonth))
    .map((ofOrder) => lineOf(ofOrder, inMonth, nowMs));
  return {
    ...sumsOf(month, sum(before), those),
    lines: lines.toSorted((one, other) => other.paidAt.localeCompare(one.paidAt)),
    payouts: those
      .filter(({ kind }) => kind === 'paid')
      .map(({ at, paise, reference }) => ({ at: at.toISOString(), paise: -paise, reference }))
      .toSorted((one, other) => other.at.localeCompare(one.at)),
  };
}

/** `entries` are all of one order. */
function lineOf(
  entries: readonly StatementEntry[],
  inMonth: (entry: StatementEntry) => boolean,
  nowMs: number,
): StatementLine {
  const [{ orderId, paidAt, course, orderPaise }] = entries as readonly [StatementEntry];
  const total = (kind: CommissionEntry['kind']) =>
    Math.abs(sum(entries.filter((entry) => entry.kind === kind && inMonth(entry))));
  const left = isHeld({ paidAt }, nowMs) ? 'held' : 'available';
  return {
    orderId: orderId ?? '',
    paidAt: (paidAt ?? new Date(0)).toISOString(),
    course,
    orderPaise,
    earnedPaise: total('earned'),
    reversedPaise: total('reversed'),
    state: sum(entries) === 0 ? 'reversed' : left,
  };
}

function sum(entries: readonly { paise: number }[]): number {
  return entries.reduce((total, { paise }) => total + paise, 0);
}
