import { nextPackDays, packState } from '@preproom/models/contract/business/packDays';
import type { PackDocument } from '@preproom/models/db/business/pack.model';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { Order, PaymentDeps } from './order.ts';

/** Gives the learner the sessions of a paid order, once, behind the packs they have. */
export async function grantPack({ database, clock }: PaymentDeps, order: Order): Promise<void> {
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

/** Ends the pack of a refunded order. */
export async function closePack({ database, clock }: PaymentDeps, { orderId }: Order): Promise<void> {
  await database.packs.updateOne({ orderId, closedAt: null }, { $set: { closedAt: new Date(clock.now()) } });
}
