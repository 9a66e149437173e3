import { holdEndsAt, type ReferralKind, type ReferralOutcome } from '../payments/attribution.ts';
import { shareOf } from '../payments/money.ts';
import type { OrderState } from '../payments/orderState.ts';

/** Whose link led to an order, copied when the order is made and kept. */
export interface OrderReferral<PersonId = string> {
  by: PersonId;
  kind: ReferralKind;
  /** The day in India on which the link was opened last. */
  day: string;
  /** The commission of an affiliate, as it was at the order; 0 for a learner. */
  percent: number;
  /** Null until the order is paid. */
  outcome: ReferralOutcome | null;
}

export const COMMISSION_KINDS = ['earned', 'reversed', 'paid'] as const;

/** One movement of an affiliate's commission, with its sign. Entries are only ever added. */
export interface CommissionEntry {
  /** Names the movement, so that it is entered once. */
  key: string;
  kind: (typeof COMMISSION_KINDS)[number];
  paise: number;
  /** The order, and when it was paid: its hold counts from then. Null for a payout. */
  orderId: string | null;
  paidAt: Date | null;
}

export interface CommissionOrder extends OrderState {
  orderId: string;
  paidAt: Date | null;
  referral?: Pick<OrderReferral<unknown>, 'kind' | 'percent' | 'outcome'>;
}

/**
 * Every movement of commission that an order has caused until now. Commission is the percentage of what is kept of the payment, rounded
 * half up to the paisa; a refund takes the difference, so a payment refunded in whatever parts leaves exactly nothing.
 */
export function commissionEntries(order: CommissionOrder): CommissionEntry[] {
  const { orderId, paidAt, paidBy, referral } = order;
  if (!paidAt || paidBy === null || referral?.kind !== 'affiliate' || referral.outcome !== 'earns') return [];
  const { percent } = referral;
  const commission = (keptPaise: number) => shareOf(Math.max(0, keptPaise), percent, 100);
  const of = { orderId, paidAt };
  const earned = {
    ...of,
    key: `${orderId}:commission`,
    kind: 'earned',
    paise: commission(order.paise),
  } as const;
  let kept = order.paise;
  const reversed = order.refunds
    .filter(({ paymentId }) => paymentId === paidBy)
    .map(({ id, paise }) => {
      const before = commission(kept);
      kept -= paise;
      const key = `${orderId}:commission:refund:${id}`;
      return { ...of, key, kind: 'reversed', paise: commission(kept) - before } as const;
    });
  return [earned, ...reversed].filter(({ paise }) => paise !== 0);
}

export interface CommissionBalances {
  /** Earned, less what refunds took back. */
  earnedPaise: number;
  /** The part of it whose hold has not ended. */
  heldPaise: number;
  /** What has been paid out. */
  paidPaise: number;
  /** What can be paid out. Below zero after a refund of what was paid out already; later commission makes up for it. */
  availablePaise: number;
}

type Movement = Pick<CommissionEntry, 'kind' | 'paise' | 'paidAt'>;

/** The balances that entries add up to at this time. */
export function commissionBalances(entries: readonly Movement[], nowMs: number): CommissionBalances {
  const sum = { earnedPaise: 0, heldPaise: 0, paidPaise: 0 };
  for (const entry of entries) {
    if (entry.kind === 'paid') sum.paidPaise -= entry.paise;
    else sum.earnedPaise += entry.paise;
    if (isHeld(entry, nowMs)) sum.heldPaise += entry.paise;
  }
  return { ...sum, availablePaise: sum.earnedPaise - sum.heldPaise - sum.paidPaise };
}

/** The hold is a rule over entries and time; nothing is stored when it ends. */
export function isHeld({ paidAt }: Pick<Movement, 'paidAt'>, nowMs: number): boolean {
  return paidAt !== null && holdEndsAt(paidAt).getTime() > nowMs;
}
