import { Instant } from '../http/ids.ts';
import { indianMonth, monthsUpTo } from '../http/indianDays.ts';
import { Line } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { Paise } from './money.ts';
import { PAYOUT_REFERENCE_LENGTH } from './payoutLimits.ts';

const Signed = z.int();
/** A month in India: "2026-11". */
export const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'must be a month, like 2026-11');

/** A month of somebody whom we pay, in sums. `opening + earned - reversed + corrected - paid` is `closing`. */
export const MonthSums = z.object({
  month: Month,
  openingPaise: Signed,
  earnedPaise: Paise,
  reversedPaise: Paise.describe('taken back by refunds'),
  correctedPaise: Signed.describe('added or taken back by the team'),
  paidPaise: Paise.describe('paid out, with the tax that was withheld'),
  closingPaise: Signed,
});
export type MonthSums = z.infer<typeof MonthSums>;

export const Payout = z.object({
  at: Instant,
  paise: Paise.describe('before tax'),
  tdsPaise: Paise.describe('of it, withheld as tax (TDS)'),
  reference: z.string(),
});
export type Payout = z.infer<typeof Payout>;

/** What the team enters of a payout that the bank has made. */
export const PAYOUT_FIELDS = {
  paise: Paise.min(1, 'must be more than nothing'),
  reference: Line.min(1, 'is missing')
    .max(PAYOUT_REFERENCE_LENGTH)
    .describe("the bank's reference; the same one again is refused"),
};

/** One movement of what we owe somebody. Its time decides the month, so a month that is over never changes. */
interface Movement {
  kind: 'earned' | 'reversed' | 'corrected' | 'paid';
  paise: number;
  at: Date;
}

/** Each month from the first movement to now, the latest first; none without movements. */
export function statementMonths(entries: readonly Movement[], nowMs: number): MonthSums[] {
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

function sumsOf(month: string, openingPaise: number, entries: readonly Movement[]): MonthSums {
  const signed = (kind: Movement['kind']) => sumPaise(entries.filter((entry) => entry.kind === kind));
  const total = (kind: Movement['kind']) => Math.abs(signed(kind));
  return {
    month,
    openingPaise,
    earnedPaise: total('earned'),
    reversedPaise: total('reversed'),
    correctedPaise: signed('corrected'),
    paidPaise: total('paid'),
    closingPaise: openingPaise + sumPaise(entries),
  };
}

/** One month in sums, with its payouts, the latest first. `inMonth` are its movements. */
export function monthOf<Entry extends Movement & { reference: string; tdsPaise?: number }>(
  entries: readonly Entry[],
  month: string,
): { sums: MonthSums; inMonth: Entry[]; payouts: Payout[] } {
  const monthBy = (entry: Entry) => indianMonth(entry.at.getTime());
  const inMonth = entries.filter((entry) => monthBy(entry) === month);
  const openingPaise = sumPaise(entries.filter((entry) => monthBy(entry) < month));
  const payouts = inMonth
    .filter(({ kind }) => kind === 'paid')
    .map(({ at, paise, tdsPaise = 0, reference }) => ({
      at: at.toISOString(),
      paise: -paise,
      tdsPaise,
      reference,
    }))
    .toSorted((one, other) => other.at.localeCompare(one.at));
  return { sums: sumsOf(month, openingPaise, inMonth), inMonth, payouts };
}

export function sumPaise(entries: readonly { paise: number }[]): number {
  return entries.reduce((total, { paise }) => total + paise, 0);
}
