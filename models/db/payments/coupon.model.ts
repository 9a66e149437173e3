import { type Connection, Schema, type Types } from 'mongoose';
import type { CouponTerms } from '../../contract/payments/coupons.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** A code that takes something off a price. Its uses are documents of their own (`couponUses`). */
export interface CouponDocument extends Omit<CouponTerms, 'programs'> {
  programs: Types.ObjectId[];
  /** The one learner who may use it; absent: anyone. */
  userId?: Types.ObjectId;
  /** The friend whose first payment it rewards. */
  rewardFor?: Types.ObjectId;
  createdAt: Date;
  closedAt: Date | null;
}

const schema = new Schema<CouponDocument>({
  code: { type: String, required: true },
  percent: { type: Number, default: null },
  paise: { type: Number, default: null },
  programs: [{ type: Schema.Types.ObjectId }],
  firstDay: { type: String, default: null },
  lastDay: { type: String, default: null },
  limit: { type: Number, default: null },
  each: { type: Number, default: 1 },
  isOpen: { type: Boolean, default: true },
  userId: { type: Schema.Types.ObjectId },
  rewardFor: { type: Schema.Types.ObjectId },
  createdAt: { type: Date, required: true },
  closedAt: { type: Date, default: null },
});
// Learners type the code.
schema.index({ code: 1 }, { unique: true });
// A friend is rewarded once.
schema.index({ rewardFor: 1 }, { unique: true, partialFilterExpression: { rewardFor: { $exists: true } } });
// A learner's own, the latest first; without a learner, the team's list.
schema.index({ userId: 1, createdAt: -1, _id: -1 });
schema.index({ userId: 1, isOpen: 1, createdAt: -1, _id: -1 });

const couponModel = (connection: Connection) => connection.model('Coupon', schema, 'coupons');

const couponData: DataRule<CouponDocument> = {
  kind: 'referrals',
  of: ({ _id }) => [{ userId: _id }],
  show: ({ userId, rewardFor, ...coupon }) => withoutKeys(coupon),
  whenDeleted: 'erased',
};

export const coupons = { model: couponModel, data: couponData };
