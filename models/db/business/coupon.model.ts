import { type Connection, Schema, type Types } from 'mongoose';
import type { CouponTerms } from '../../contract/business/coupons.ts';
import type { DataRule } from '../privacy/dataRule.ts';

/** A code that takes something off a price. Its uses are documents of their own (`couponUses`). */
export interface CouponDocument extends Omit<CouponTerms, 'programs'> {
  programs: Types.ObjectId[];
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
  createdAt: { type: Date, required: true },
  closedAt: { type: Date, default: null },
});
// Learners type the code.
schema.index({ code: 1 }, { unique: true });

const couponModel = (connection: Connection) => connection.model('Coupon', schema, 'coupons');

const couponData: DataRule<CouponDocument> = { kind: null, because: 'the terms of offers' };

export const coupons = { model: couponModel, data: couponData };
