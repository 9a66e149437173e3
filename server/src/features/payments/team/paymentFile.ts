import { AppError } from '@preproom/models/contract/http/errors';
import { packState } from '@preproom/models/contract/payments/packDays';
import { isCarriedOut, leftPaise } from '@preproom/models/contract/payments/refunds';
import type { PaymentFile } from '@preproom/models/contract/payments/team/payment';
import type { Database } from '@preproom/models/db/database';
import type { PackDocument } from '@preproom/models/db/payments/pack.model';
import type { ReceiptDocument } from '@preproom/models/db/payments/receipt.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { findUsedRounds } from '../../sessions/usedRounds.ts';
import type { Order } from '../order.ts';
import { roundStates } from '../refunds/storeRefund.ts';

type Deps = Pick<AppDeps, 'database' | 'clock'>;

/** Throws `not_found`. */
export async function findOrder({ orders }: Database, orderId: string): Promise<Order> {
  const order = await orders.findOne({ orderId }).lean<Order>();
  if (!order) throw new AppError('not_found');
  return order;
}

/** All that the team sees of an order. Throws `not_found`. */
export async function readPaymentFile(deps: Deps, orderId: string): Promise<PaymentFile> {
  const { database } = deps;
  const order = await findOrder(database, orderId);
  const [receipts, entries, pack, referral] = await Promise.all([
    database.receipts.find({ orderId }).sort({ issuedAt: 1 }).lean<ReceiptDocument[]>(),
    database.ledgerEntries.find({ orderId }).sort({ at: 1, _id: 1 }).lean(),
    packOf(deps, order),
    attributionOf(database, order),
  ]);
  const payment = order.payments.find(({ id }) => id === order.paidBy);
  return {
    orderId,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    username: order.username,
    course: order.course,
    provider: order.provider,
    status: order.status,
    listPaise: order.listPaise,
    discountPaise: order.discountPaise,
    couponCode: order.couponCode,
    paise: order.paise,
    leftPaise: payment ? Math.max(0, leftPaise(order, payment)) : 0,
    payments: order.payments.map(({ id, state, paise }) => ({
      id,
      state,
      paise,
      isCounted: payment?.id === id,
    })),
    refunds: await refundsOf(database, order),
    receipts: receipts.map(({ documentNumber, kind, issuedOn, paise, tax, mailedAt }) => ({
      documentNumber,
      kind,
      issuedOn,
      paise,
      taxPaise: tax && tax.cgstPaise + tax.sgstPaise,
      isMailed: mailedAt !== null,
    })),
    pack,
    ledger: entries.map(({ at, kind, paise, rounds }) => ({ at: at.toISOString(), kind, paise, rounds })),
    referral,
  };
}

async function packOf({ database, clock }: Deps, order: Order): Promise<PaymentFile['pack']> {
  const { orderId } = order;
  const pack = await database.packs.findOne({ orderId }).lean<PackDocument & { _id: Types.ObjectId }>();
  if (!pack) return null;
  return {
    state: packState(pack, pack.closedAt, clock.now()),
    startDay: pack.startDay,
    lastDay: pack.lastDay,
    rounds: roundStates(order, pack, await findUsedRounds(database, pack._id)),
  };
}

/** Those that were wanted, and those that somebody made in the provider's dashboard, the latest first. */
async function refundsOf(database: Database, order: Order): Promise<PaymentFile['refunds']> {
  const { wantedRefunds, refunds } = order;
  const known = new Set(wantedRefunds.map(({ refundId }) => refundId));
  const foreign = refunds.filter(({ id }) => !known.has(id));
  const names = await namesOf(
    database,
    wantedRefunds.flatMap(({ actorId }) => actorId ?? []),
  );
  const made = foreign.map(({ id, paise }) => ({
    ...{ paise, rounds: [], by: 'provider', actor: null, reason: '', at: null, state: 'done', refundId: id },
  })) satisfies PaymentFile['refunds'];
  const wanted = wantedRefunds.map((wish): PaymentFile['refunds'][number] => {
    const { paise, rounds, by, actorId, reason, at, failures, refundId } = wish;
    const waiting = failures > 0 ? 'retrying' : 'waiting';
    const state = isCarriedOut(order, wish) ? 'done' : waiting;
    const actor = names.get(actorId ?? '') ?? null;
    return { paise, rounds, by, actor, reason, at: at.toISOString(), state, refundId };
  });
  return [...made, ...wanted].toReversed();
}

async function attributionOf(database: Database, order: Order): Promise<PaymentFile['referral']> {
  const { orderId, referral } = order;
  if (!referral) return null;
  const [names, entries] = await Promise.all([
    namesOf(database, [referral.by]),
    database.commissionEntries.find({ orderId }).lean(),
  ]);
  const by = referral.by.toString();
  return {
    kind: referral.kind,
    name: names.get(by) ?? null,
    affiliateId: referral.kind === 'affiliate' && names.has(by) ? by : null,
    day: referral.day,
    outcome: referral.outcome,
    percent: referral.percent,
    commissionPaise: entries.reduce((sum, { paise }) => sum + paise, 0),
  };
}

/** The names of those people whose accounts are there, by id. */
export async function namesOf(
  { users }: Database,
  ids: readonly (Types.ObjectId | string)[],
): Promise<Map<string, string>> {
  const people = await users.find({ _id: { $in: ids } }, { Name: 1 }).lean();
  return new Map(people.map(({ _id, Name }) => [_id.toString(), Name]));
}
