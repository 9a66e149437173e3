import { endpoint } from '../http/endpoint.ts';
import { Instant } from '../http/ids.ts';
import { indianMonth } from '../http/indianDays.ts';
import { z } from '../http/zod.ts';
import { Paise } from '../payments/money.ts';
import { Month, MonthSums, monthOf, Payout, sumPaise } from '../payments/statements.ts';
import { type CommissionEntry, isHeld } from './commission.ts';

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

/** The statement of a month; one without entries has sums alone. */
export function statementOf(entries: readonly StatementEntry[], month: string, nowMs: number): Statement {
  const { sums, payouts } = monthOf(entries, month);
  const inMonth = (entry: StatementEntry) => indianMonth(entry.at.getTime()) === month;
  const byOrder = Map.groupBy(entries, ({ orderId }) => orderId);
  byOrder.delete(null);
  const lines = [...byOrder.values()]
    .filter((ofOrder) => ofOrder.some(inMonth))
    .map((ofOrder) => lineOf(ofOrder, inMonth, nowMs));
  return { ...sums, lines: lines.toSorted((one, other) => other.paidAt.localeCompare(one.paidAt)), payouts };
}

/** `entries` are all of one order. */
function lineOf(
  entries: readonly StatementEntry[],
  inMonth: (entry: StatementEntry) => boolean,
  nowMs: number,
): StatementLine {
  const [{ orderId, paidAt, course, orderPaise }] = entries as readonly [StatementEntry];
  const total = (kind: CommissionEntry['kind']) =>
    Math.abs(sumPaise(entries.filter((entry) => entry.kind === kind && inMonth(entry))));
  const left = isHeld({ paidAt }, nowMs) ? 'held' : 'available';
  return {
    orderId: orderId ?? '',
    paidAt: (paidAt ?? new Date(0)).toISOString(),
    course,
    orderPaise,
    earnedPaise: total('earned'),
    reversedPaise: total('reversed'),
    state: sumPaise(entries) === 0 ? 'reversed' : left,
  };
}
