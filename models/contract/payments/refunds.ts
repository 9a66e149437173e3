import type { Round } from '../sessions/sessions.ts';
import { shareBetween } from './money.ts';
import { type OrderState, refundedPaise } from './orderState.ts';

/**
 * Who wants a refund: the team, or the product itself: of a payment that paid for nothing (`product`) or that arrived when its learner
 * had asked for the account's deletion (`deletion`). Older refunds are of a command of the team (`command`).
 */
export const REFUNDERS = ['command', 'deletion', 'product', 'team'] as const;

/** A refund that the product has decided on and carries out at the provider. It is never dropped. */
export interface WantedRefund {
  /** Names it within the order: the same wish again is the same refund. The provider's idempotency key is made of it. */
  key: string;
  paymentId: string;
  paise: number;
  /** The rounds that it takes from the pack. */
  rounds: Round[];
  by: (typeof REFUNDERS)[number];
  /** Id of the member of the team who asked. */
  actorId?: string;
  /** What was left of the payment before it, for the audit log. */
  leftPaise?: number;
  reason: string;
  at: Date;
  /** How many refunds for it have failed at the provider. Each new one has an idempotency key of its own. */
  failures: number;
  /** The provider's id of the present one, waiting or done; null until the provider has taken it. */
  refundId: string | null;
}

/** Where a round of a pack stands. */
type RoundState = 'free' | 'booked' | 'used' | 'refunded';

/** The rounds of a pack that can be refunded: those not used, not booked and not refunded yet. */
export function unusedRounds(rounds: readonly { name: Round; state: RoundState }[]): Round[] {
  return rounds.filter(({ state }) => state === 'free').map(({ name }) => name);
}

/** What so many rounds are worth after `before` others were refunded. Refunding all of them, in whatever parts, gives exactly the price. */
export function worthOfRounds(price: number, allRounds: number, before: number, more: number): number {
  return shareBetween(price, before, before + more, allRounds);
}

type KnownRefunds = Pick<OrderState, 'refunds'> & { wantedRefunds: readonly WantedRefund[] };

/** The provider has said that the money went back. */
export function isCarriedOut({ refunds }: Pick<OrderState, 'refunds'>, { refundId }: WantedRefund): boolean {
  return refunds.some(({ id }) => id === refundId);
}

/** What of a payment has neither gone back nor is on its way, in paise. */
export function leftPaise(order: KnownRefunds, { id, paise }: { id: string; paise: number }): number {
  const waiting = order.wantedRefunds.filter((wish) => wish.paymentId === id && !isCarriedOut(order, wish));
  return waiting.reduce((left, wish) => left - wish.paise, paise - refundedPaise(order, id));
}
