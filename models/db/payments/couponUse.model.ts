import { type Connection, Schema, type Types } from 'mongoose';
import { PAYMENT_RETENTION_DAYS } from '../../contract/privacy/keptData.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/**
 * One use of a coupon: reserved with an order (`couponUseId` there), kept once that is paid, deleted when nobody pays. A coupon's
 * limits are numbered places, each of which one use can have, so that no number of learners at the same moment can exceed them.
 */
export interface CouponUseDocument {
  code: string;
  userId: Types.ObjectId;
  course_id: Types.ObjectId;
  /** From 1 to the coupon's limit. Absent without a limit, and for a late payment honoured beyond it. */
  place?: number;
  /** From 1 to the number of uses that each learner has. Absent for a late payment honoured beyond it. */
  ownPlace?: number;
  isPaid: boolean;
  reservedAt: Date;
}

const schema = new Schema<CouponUseDocument>({
  code: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  course_id: { type: Schema.Types.ObjectId, required: true },
  place: { type: Number },
  ownPlace: { type: Number },
  isPaid: { type: Boolean, required: true },
  reservedAt: { type: Date, required: true },
});
// The coupon's limit; also counts its uses.
schema.index({ code: 1, place: 1 }, { unique: true, partialFilterExpression: { place: { $exists: true } } });
// The limit of each learner.
schema.index(
  { code: 1, userId: 1, ownPlace: 1 },
  { unique: true, partialFilterExpression: { ownPlace: { $exists: true } } },
);
// One reservation for a learner and a program.
schema.index(
  { code: 1, userId: 1, course_id: 1 },
  { unique: true, partialFilterExpression: { isPaid: false } },
);
// All uses of a coupon, those beyond its places included.
schema.index({ code: 1, isPaid: 1 });
// A person's own.
schema.index({ userId: 1, code: 1 });
// Reservations to release.
schema.index({ isPaid: 1, reservedAt: 1 });
// Kept as long as the orders.
schema.index({ reservedAt: 1 }, { expireAfterSeconds: PAYMENT_RETENTION_DAYS * 24 * 60 * 60 });

const couponUseModel = (connection: Connection) => connection.model('CouponUse', schema, 'couponUses');

const couponUseData: DataRule<CouponUseDocument> = {
  kind: 'payments',
  of: ({ _id }) => [{ userId: _id }],
  show: ({ userId, place, ownPlace, ...use }) => withoutKeys(use),
  whenDeleted: {
    because: 'a deleted account must not give a limited coupon back; it holds neither name nor address',
    neededBy: null,
    change: () => ({}),
  },
};

export const couponUses = { model: couponUseModel, data: couponUseData };
