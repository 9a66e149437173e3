import { createHash } from 'node:crypto';
import { AppError } from '@preproom/models/contract/http/errors';
import { rupeesOf } from '@preproom/models/contract/payments/money';
import { packState } from '@preproom/models/contract/payments/packDays';
import {
  isCarriedOut,
  leftPaise,
  unusedRounds,
  type WantedRefund,
  worthOfRounds,
} from '@preproom/models/contract/payments/refunds';
import type { RefundWhat } from '@preproom/models/contract/payments/team/payment';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import type { PackDocument } from '@preproom/models/db/payments/pack.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { findUsedRounds } from '../../sessions/usedRounds.ts';
import type { Order } from '../order.ts';

/** What somebody of the team wants refunded: rounds, or an amount that leaves the rounds. */
export interface RefundRequest {
  orderId: string;
  what: RefundWhat;
  reason: string;
  /** The same one again is the same refund. */
  requestId: string;
  /** What was left of the payment when the page was read: after any other refund this one is a conflict. Null for a preview. */
  seenLeftPaise: number | null;
  actorId: string;
}

type Refusal =
  | 'unknown_order'
  | 'not_paid'
  | 'nothing_left'
  | 'more_than_left'
  | 'nothing'
  | 'no_pack'
  | 'pack_ended'
  | 'round_not_unused'
  | 'under_way';

/** The refund is not possible; the message says why, for the team. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';
  readonly why: Refusal;

  constructor(why: Refusal, message: string) {
    super(message);
    this.why = why;
  }
}

type Deps = Pick<AppDeps, 'database' | 'clock'>;

/**
 * Stores a refund that is wanted, which is carried out when the order is settled, at the latest by `orders:reconcile`. The same request
 * again finds the refund of the first. Throws RefundRefusedError, and `conflict` when the order is no longer what the team saw.
 */
export async function storeRefund(
  deps: Deps,
  request: RefundRequest,
): Promise<{ wish: WantedRefund; isNew: boolean }> {
  for (;;) {
    const { order, wish, isNew } = await planRefund(deps, request);
    if (!isNew) return { wish, isNew };
    const { _id, revision } = order;
    const { modifiedCount } = await deps.database.orders.updateOne(
      { _id, revision },
      {
        $push: { wantedRefunds: wish },
        $set: { revision: revision + 1, isSettled: false, settleAt: null, settleFailures: 0 },
      },
    );
    // Otherwise something else happened to the order: it is read and judged again.
    if (modifiedCount > 0) return { wish, isNew };
  }
}

/** What a refund would be, with the order and its pack; stores nothing. Throws as `storeRefund`. */
export async function planRefund({ database, clock }: Deps, request: RefundRequest) {
  const { orderId, what, reason, requestId, seenLeftPaise, actorId } = request;
  const [order, pack] = await Promise.all([
    database.orders.findOne({ orderId }).lean<Order>(),
    database.packs.findOne({ orderId }).lean<PackDocument & { _id: Types.ObjectId }>(),
  ]);
  const used: UsedRounds = pack ? await findUsedRounds(database, pack._id) : new Map();
  if (!order) throw new RefundRefusedError('unknown_order', `There is no order ${orderId}.`);
  const payment = order.payments.find(({ id }) => id === order.paidBy);
  if (!payment) throw new RefundRefusedError('not_paid', `Order ${orderId} is not paid.`);
  const left = leftPaise(order, payment);
  const found = { order, pack, used };
  const key = keyOf([orderId, requestId]);
  const repeated = order.wantedRefunds.find((wish) => wish.key === key);
  if (repeated && !isSameRefund(repeated, what)) throw new AppError('conflict');
  if (repeated) return { ...found, wish: repeated, isNew: false };
  if (seenLeftPaise !== null && seenLeftPaise !== left) throw new AppError('conflict');
  const { paise, rounds } =
    'paise' in what
      ? { rounds: [], ...what }
      : decideRounds(order, pack, what.rounds, { left, used, nowMs: clock.now() });
  if (left <= 0) throw new RefundRefusedError('nothing_left', `All of order ${orderId} is refunded already.`);
  if (paise > left)
    throw new RefundRefusedError(
      'more_than_left',
      `Only ₹${rupeesOf(left)} of order ${orderId} are left to be refunded.`,
    );
  if (paise <= 0) throw new RefundRefusedError('nothing', 'A refund must be of more than nothing.');
  const wish: WantedRefund = {
    key,
    paymentId: payment.id,
    paise,
    rounds,
    by: 'team',
    actorId,
    leftPaise: left,
    reason,
    at: new Date(clock.now()),
    failures: 0,
    refundId: null,
  };
  return { ...found, wish, isNew: true };
}

type UsedRounds = Awaited<ReturnType<typeof findUsedRounds>>;

function decideRounds(
  order: Order,
  pack: PackDocument | null,
  wanted: readonly Round[],
  { left, used, nowMs }: { left: number; used: UsedRounds; nowMs: number },
): { paise: number; rounds: Round[] } {
  const isOpen = pack !== null && packState(pack, pack.closedAt, nowMs) !== 'ended';
  const states = pack ? roundStates(order, pack, used) : [];
  const unused = isOpen ? unusedRounds(states) : [];
  if (!pack) throw new RefundRefusedError('no_pack', 'This order has no pack (any more): refund an amount.');
  if (!isOpen) throw new RefundRefusedError('pack_ended', 'The pack has ended: refund an amount.');
  const rounds = [...new Set(wanted)];
  const other = rounds.find((round) => !unused.includes(round));
  if (other !== undefined)
    throw new RefundRefusedError(
      'round_not_unused',
      `"${other}" is not an unused round of this pack. Unused: ${unused.join(', ')}.`,
    );
  const before = states.filter(({ state }) => state === 'refunded').length;
  const worth = worthOfRounds(order.paise, pack.rounds.length, before, rounds.length);
  if (worth > left && order.wantedRefunds.some((wish) => !isCarriedOut(order, wish)))
    throw new RefundRefusedError(
      'under_way',
      'Another refund of this order is under way. Try again when it is done.',
    );
  return { rounds, paise: Math.min(worth, left) };
}

/**
 * The rounds of a pack and where they stand. One is refunded as soon as its refund is wanted, before it is taken from the pack. Of an order
 * that is refunded in full, every round that was not used is. */
export function roundStates(
  { wantedRefunds, status }: Pick<Order, 'wantedRefunds' | 'status'>,
  { rounds, refundedRounds }: Pick<PackDocument, 'rounds' | 'refundedRounds'>,
  used: UsedRounds,
) {
  const refunded = [...refundedRounds, ...wantedRefunds.flatMap((wish) => wish.rounds)];
  const unused = status === 'refunded' ? 'refunded' : 'free';
  const stateOf = (name: Round) =>
    refunded.includes(name) ? ('refunded' as const) : (used.get(name)?.state ?? unused);
  return rounds.map((name) => ({ name, state: stateOf(name) }));
}

function isSameRefund({ paise, rounds }: WantedRefund, what: RefundWhat): boolean {
  if ('paise' in what) return rounds.length === 0 && paise === what.paise;
  return isSame(rounds, what.rounds);
}

function isSame(some: readonly Round[], others: readonly Round[]): boolean {
  return some.toSorted().join() === others.toSorted().join();
}

/** Long enough for the provider, and the start of it is the id of the audit entry. */
function keyOf(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
