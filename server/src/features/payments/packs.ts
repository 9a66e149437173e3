import { grantedKey } from '@preproom/models/contract/payments/ledger';
import {
  nextPackDays,
  type PackDays,
  packState,
  startingOn,
} from '@preproom/models/contract/payments/packDays';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { PackDocument } from '@preproom/models/db/payments/pack.model';
import type { Types } from 'mongoose';
import { cancelBooked } from '../sessions/cancelBooked.ts';
import type { Order, PaymentDeps } from './order.ts';

type Pack = PackDocument & { _id: Types.ObjectId };

/** Whether the pack of this order was granted, also if it has been deleted with its account since. */
export async function wasGranted(
  { database }: Pick<PaymentDeps, 'database'>,
  orderId: string,
): Promise<boolean> {
  const [pack, entry] = await Promise.all([
    database.packs.exists({ orderId }),
    database.ledgerEntries.exists({ key: grantedKey(orderId) }),
  ]);
  return pack !== null || entry !== null;
}

/** Gives the learner the sessions of a paid order, once, behind the packs they have. */
export async function grantPack({ database, clock }: PaymentDeps, order: Order): Promise<void> {
  // The pack of a deleted account is gone, and is not granted again when its order changes.
  if (await database.ledgerEntries.exists({ key: grantedKey(order.orderId) })) return;
  const paidAt = order.paidAt ?? new Date(clock.now());
  for (;;) {
    const own = await database.packs.find({ userId: order.userId }).lean<PackDocument[]>();
    if (own.some(({ orderId }) => orderId === order.orderId)) return;
    const open = own.filter((pack) => packState(pack, pack.closedAt, paidAt.getTime()) !== 'ended');
    try {
      await database.packs.create({
        ...nextPackDays(open, paidAt.getTime()),
        orderId: order.orderId,
        userId: order.userId,
        sequence: own.length + 1,
        course_id: order.course_id,
        course: order.course,
        rounds: order.rounds,
        refundedRounds: [],
        grantedAt: new Date(clock.now()),
        closedAt: null,
      });
      return;
    } catch (error) {
      // Another pack of this learner was granted in the same moment: read again, and queue behind it.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

/** Takes the rounds of wanted refunds from the pack: nobody uses a round whose money is on its way. */
export async function takeRefundedRounds({ database }: PaymentDeps, order: Order): Promise<void> {
  const rounds = order.wantedRefunds.flatMap((wish) => wish.rounds);
  if (rounds.length === 0) return;
  await database.packs.updateOne(
    { orderId: order.orderId, closedAt: null },
    { $addToSet: { refundedRounds: { $each: rounds } } },
  );
}

/** Cancels what is booked for rounds that were taken back, or of a pack that has been closed: a booking may have come in between. */
export async function cancelRefundedSessions(deps: PaymentDeps, { orderId }: Order): Promise<void> {
  const pack = await deps.database.packs.findOne({ orderId }).lean<Pack>();
  if (!pack) return;
  const { _id: packId, closedAt, refundedRounds } = pack;
  if (closedAt) await cancelBooked(deps, { packId });
  else if (refundedRounds.length > 0) await cancelBooked(deps, { packId, round: { $in: refundedRounds } });
}

/** Ends the pack of an order that is refunded in full, and one that has no round left. */
export async function closePack({ database, clock }: PaymentDeps, order: Order): Promise<void> {
  const open = { orderId: order.orderId, closedAt: null };
  const pack = await database.packs.findOne(open).lean<PackDocument>();
  const isEmpty = pack?.rounds.every((round) => pack.refundedRounds.includes(round));
  if (order.status !== 'refunded' && !isEmpty) return;
  await database.packs.updateOne(open, { $set: { closedAt: new Date(clock.now()) } });
}

/** Moves queued packs of a learner to where the packs before them end, or to today when none is left. */
export async function moveUpQueue({ database, clock }: PaymentDeps, { userId }: Order): Promise<void> {
  const now = clock.now();
  const packs = await database.packs.find({ userId }).sort({ sequence: 1 }).lean<Pack[]>();
  const before: PackDays[] = [];
  for (const pack of packs) {
    const state = packState(pack, pack.closedAt, now);
    if (state === 'ended') continue;
    const days = startingOn(pack, nextPackDays(before, now).startDay);
    const isLate = state === 'queued' && days.startDay < pack.startDay;
    if (isLate)
      await database.packs.updateOne(
        { _id: pack._id, startDay: pack.startDay, lastDay: pack.lastDay },
        { $set: { ...days } },
      );
    before.push(isLate ? days : pack);
  }
}
