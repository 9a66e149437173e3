import { MAX_LISTED_PAYMENTS } from '@preproom/models/contract/payments/payments';
import type { PackDocument } from '@preproom/models/db/payments/pack.model';
import type { Types } from 'mongoose';
import type { CurrentUserPart } from '../../currentUser/currentUserPart.ts';
import { findUsedRounds } from '../sessions/usedRounds.ts';
import type { Order } from './order.ts';
import { presentActivePack, presentEnrolment, presentPayment } from './payment.present.ts';

/** What a learner has paid for. */
export const paymentPart = {
  empty: { transcation: [], enrolments: [], hasActivePack: false, ActivePack: null },
  read: {
    async user({ database, clock }, { _id: userId }) {
      const [orders, packs] = await Promise.all([
        database.orders.find({ userId }).sort({ createdAt: -1 }).limit(MAX_LISTED_PAYMENTS).lean<Order[]>(),
        database.packs
          .find({ userId })
          .sort({ sequence: 1 })
          .lean<(PackDocument & { _id: Types.ObjectId })[]>(),
      ]);
      const enrolments = packs.map((pack) => presentEnrolment(pack, clock.now()));
      const active = packs[enrolments.findIndex(({ state }) => state === 'active')];
      return {
        transcation: orders.map(presentPayment),
        enrolments,
        hasActivePack: active !== undefined,
        ActivePack: active ? presentActivePack(active, await findUsedRounds(database, active._id)) : null,
      };
    },
  },
} satisfies CurrentUserPart;
