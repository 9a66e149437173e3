import { createHash } from 'node:crypto';
import { rupeesOf } from '@preproom/models/contract/business/money';
import { packState } from '@preproom/models/contract/business/packDays';
import {
  isCarriedOut,
  leftPaise,
  unusedRounds,
  type WantedRefund,
  worthOfRounds,
} from '@preproom/models/contract/business/refunds';
import type { Round } from '@preproom/models/contract/room/sessions';
import type { PackDocument } from '@preproom/models/db/business/pack.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { findUsedRounds } from '../../sessions/usedRounds.ts';
import type { Order } from '../order.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Settles an order at once that a command has changed. */
    'order:settle': { orderId: string };
  }
}

/** What somebody of the team wants refunded: rounds, all unused ones if none are named, or an amount that leaves the rounds. */
export interface RefundRequest {
  orderId: string;
  what: { rounds: Round[] | 'unused' } | { paise: number };
  reason: string;
}

/** The refund is not possible; the message says why, for the team. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';
}

type Deps = Pick<AppDeps, 'database' | 'clock' | 'jobs'>;

/**
 * Stores a refund that is wanted, for the running product to carry out. The same request again finds the refund of the first. `announce`
 * is called before anything is stored. Throws RefundRefusedError.
 */
export async function wantRefund(
  deps: Deps,
  request: RefundRequest,
  announce: (wish: WantedRefund) => void = () => {},
): Promise<{ wish: WantedRefund; isNew: boolean }> {
  for (;;) {
    const { order, wish, isNew } = await plan(deps, request);
    if (isNew) {
      announce(wish);
      const { _id, revision } = order;
      const { modifiedCount } = await deps.database.orders.updateOne(
        { _id, revision },
        {
          $push: { wantedRefunds: wish },
          $set: { revision: revision + 1, isSettled: false, settleAt: null, settleFailures: 0 },
        },
      );
      // Something else happened to the order: it is read and judged again.
      if (modifiedCount === 0) continue;
    }
    await deps.jobs.add({ kind: 'order:settle', key: wish.key, data: { orderId: order.orderId } });
    return { wish, isNew };
  }
}

async function plan({ database, clock }: Deps, request: RefundRequest) {
  const { orderId, what, reason } = request;
  const [order, pack] = await Promise.all([
    database.orders.findOne({ orderId }).lean<Order>(),
    database.packs.findOne({ orderId }).lean<PackDocument & { _id: Types.ObjectId }>(),
  ]);
  const used: UsedRounds = pack ? await findUsedRounds(database, pack._id) : new Map();
  if (!order) throw new RefundRefusedError(`There is no order ${orderId}.`);
  const payment = order.payments.find(({ id }) => id === order.paidBy);
  if (!payment) throw new RefundRefusedError(`Order ${orderId} is not paid.`);
  const left = leftPaise(order, payment);
  const decided =
    'paise' in what
      ? { rounds: [], ...what }
      : decideRounds(order, pack, what.rounds, { left, used, nowMs: clock.now() });
  if ('known' in decided) return { order, wish: decided.known, isNew: false };
  const { paise, rounds } = decided;
  const key = keyOf([orderId, ...(rounds.length > 0 ? rounds.toSorted() : [String(paise), reason])]);
  const known = order.wantedRefunds.find((wish) => wish.key === key);
  if (known) return { order, wish: known, isNew: false };
  if (left <= 0) throw new RefundRefusedError(`All of order ${orderId} is refunded already.`);
  if (paise > left)
    throw new RefundRefusedError(`Only ₹${rupeesOf(left)} of order ${orderId} are left to be refunded.`);
  if (paise <= 0) throw new RefundRefusedError('A refund must be of more than nothing.');
  const wish: WantedRefund = {
    key,
    paymentId: payment.id,
    paise,
    rounds,
    by: 'command',
    reason,
    at: new Date(clock.now()),
    failures: 0,
    refundId: null,
  };
  return { order, wish, isNew: true };
}

type UsedRounds = Awaited<ReturnType<typeof findUsedRounds>>;
type Decided = { paise: number; rounds: Round[] } | { known: WantedRefund };

function decideRounds(
  order: Order,
  pack: PackDocument | null,
  asked: Round[] | 'unused',
  { left, used, nowMs }: { left: number; used: UsedRounds; nowMs: number },
): Decided {
  const known = order.wantedRefunds.findLast(({ rounds }) =>
    asked === 'unused' ? rounds.length > 0 : isSame(rounds, asked),
  );
  if (known && asked !== 'unused') return { known };
  const isOpen = pack !== null && packState(pack, pack.closedAt, nowMs) !== 'ended';
  const states = pack ? roundStates(order, pack, used) : [];
  const unused = isOpen ? unusedRounds(states) : [];
  if (known && unused.length === 0) return { known };
  if (!pack)
    throw new RefundRefusedError('This order has no pack (any more): refund an amount, with --rupees.');
  if (!isOpen) throw new RefundRefusedError('The pack has ended: refund an amount, with --rupees.');
  const rounds = asked === 'unused' ? unused : asked;
  const other = rounds.find((round) => !unused.includes(round));
  if (other !== undefined)
    throw new RefundRefusedError(
      `"${other}" is not an unused round of this pack. Unused: ${unused.join(', ')}.`,
    );
  const before = states.filter(({ state }) => state === 'refunded').length;
  const worth = worthOfRounds(order.paise, pack.rounds.length, before, rounds.length);
  if (worth > left && order.wantedRefunds.some((wish) => !isCarriedOut(order, wish)))
    throw new RefundRefusedError('Another refund of this order is under way. Try again when it is done.');
  return { rounds, paise: Math.min(worth, left) };
}

/** A round is refunded as soon as its refund is wanted, before it is taken from the pack. */
function roundStates({ wantedRefunds }: Order, { rounds, refundedRounds }: PackDocument, used: UsedRounds) {
  const refunded = [...refundedRounds, ...wantedRefunds.flatMap((wish) => wish.rounds)];
  const stateOf = (name: Round) =>
    refunded.includes(name) ? ('refunded' as const) : (used.get(name)?.state ?? 'free');
  return rounds.map((name) => ({ name, state: stateOf(name) }));
}

function isSame(some: readonly Round[], others: readonly Round[]): boolean {
  return some.toSorted().join() === others.toSorted().join();
}

/** Long enough for the provider, and the start of it is the id of the audit entry. */
function keyOf(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
