import { type OrderState, refundedPaise } from './orderState.ts';
import type { WantedRefund } from './refunds.ts';

/** What can happen to money at the provider and to rounds of a pack. */
export const LEDGER_KINDS = [
  'captured',
  'excess',
  'refunded',
  'returned',
  'granted',
  'rounds_refunded',
  'closed',
] as const;
type LedgerKind = (typeof LEDGER_KINDS)[number];

/** One movement of money or rounds, with its sign. Entries are only ever added. */
export interface LedgerEntry {
  /** Names the movement, so that it is entered once. */
  key: string;
  orderId: string;
  /** `captured` and `refunded`: the payment that paid the order; `excess` and `returned`: another; the rest: rounds of its pack. */
  kind: LedgerKind;
  paise: number;
  rounds: number;
}

/** What an order comes to. */
export interface Balances {
  /** What is kept of the payment that paid the order. */
  heldPaise: number;
  /** What has to go back of payments that paid for nothing. */
  excessPaise: number;
  /** Rounds of the pack that the learner has, used ones included. */
  rounds: number;
}

interface PackRounds {
  rounds: readonly unknown[];
  refundedRounds: readonly unknown[];
  closedAt: Date | null;
}

type LedgerOrder = OrderState & { orderId: string; wantedRefunds: readonly WantedRefund[] };

/** Every movement of an order and its pack until now. */
export function entriesOf(order: LedgerOrder, pack: PackRounds | null): LedgerEntry[] {
  const entries = [...moneyEntries(order), ...(pack ? roundEntries(order, pack) : [])];
  return entries.filter(({ paise, rounds }) => paise !== 0 || rounds !== 0);
}

function moneyEntries(order: LedgerOrder): LedgerEntry[] {
  const { orderId, paidBy } = order;
  const captured = order.payments.filter(({ state }) => state === 'captured');
  return captured.flatMap(({ id, paise }): LedgerEntry[] => [
    {
      key: `${orderId}:payment:${id}`,
      orderId,
      kind: id === paidBy ? 'captured' : 'excess',
      paise,
      rounds: 0,
    },
    ...order.refunds
      .filter(({ paymentId }) => paymentId === id)
      .map((refund): LedgerEntry => {
        const kind = id === paidBy ? 'refunded' : 'returned';
        return { key: refundKey(orderId, refund.id), orderId, kind, paise: -refund.paise, rounds: 0 };
      }),
  ]);
}

function roundEntries({ orderId, wantedRefunds }: LedgerOrder, pack: PackRounds): LedgerEntry[] {
  const taken = wantedRefunds.map(({ key, rounds }): LedgerEntry => {
    const count = rounds.filter((round) => pack.refundedRounds.includes(round)).length;
    return { key: `${orderId}:rounds:${key}`, orderId, kind: 'rounds_refunded', paise: 0, rounds: -count };
  });
  const rest = pack.rounds.length - pack.refundedRounds.length;
  const closed: LedgerEntry = {
    key: `${orderId}:closed`,
    orderId,
    kind: 'closed',
    paise: 0,
    rounds: pack.closedAt ? -rest : 0,
  };
  return [grantedEntry(orderId, pack.rounds.length), ...taken, closed];
}

function grantedEntry(orderId: string, rounds: number): LedgerEntry {
  return { key: grantedKey(orderId), orderId, kind: 'granted', paise: 0, rounds };
}

/** The key of the entry of a granted pack. */
export function grantedKey(orderId: string): string {
  return `${orderId}:granted`;
}

/** The key of the entry of a refund. */
export function refundKey(orderId: string, refundId: string): string {
  return `${orderId}:refund:${refundId}`;
}

/** The balances that the entries of an order add up to. */
export function balancesOf(entries: readonly Pick<LedgerEntry, 'kind' | 'paise' | 'rounds'>[]): Balances {
  const sum = { heldPaise: 0, excessPaise: 0, rounds: 0 };
  for (const { kind, paise, rounds } of entries) {
    if (kind === 'captured' || kind === 'refunded') sum.heldPaise += paise;
    else sum.excessPaise += paise;
    sum.rounds += rounds;
  }
  return sum;
}

/** The balances that the stored order and pack state. */
export function storedBalances(order: OrderState, pack: PackRounds | null): Balances {
  const captured = order.payments.filter(({ state }) => state === 'captured');
  const kept = (payments: typeof captured) =>
    payments.reduce((sum, { id, paise }) => sum + paise - refundedPaise(order, id), 0);
  return {
    heldPaise: kept(captured.filter(({ id }) => id === order.paidBy)),
    excessPaise: kept(captured.filter(({ id }) => id !== order.paidBy)),
    rounds: pack && pack.closedAt === null ? pack.rounds.length - pack.refundedRounds.length : 0,
  };
}
