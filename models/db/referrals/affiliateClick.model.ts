import { type Connection, Schema, type Types } from 'mongoose';
import { AFFILIATE_KEPT_DAYS } from '../../contract/referrals/affiliates.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** An affiliate's counts for one day. Contains nothing about the visitors. */
export interface AffiliateClickDocument {
  userId: Types.ObjectId;
  /** Year-month-day in India. */
  day: string;
  clicks: number;
  signUps: number;
  /** When the day's first click or sign-up was counted. */
  at: Date;
}

const schema = new Schema<AffiliateClickDocument>({
  userId: { type: Schema.Types.ObjectId, required: true },
  day: { type: String, required: true },
  clicks: { type: Number, default: 0 },
  signUps: { type: Number, default: 0 },
  at: { type: Date, required: true },
});
// One counter per day, even if two clicks create it at once. Read newest first.
schema.index({ userId: 1, day: -1 }, { unique: true });
// Enforces the retention stated to affiliates.
schema.index({ at: 1 }, { expireAfterSeconds: AFFILIATE_KEPT_DAYS * 24 * 60 * 60 });

const affiliateClickModel = (connection: Connection) =>
  connection.model('AffiliateClick', schema, 'affiliateClicks');

const affiliateClickData: DataRule<AffiliateClickDocument> = {
  kind: 'affiliate',
  of: ({ _id }) => [{ userId: _id }],
  show: ({ userId, ...counts }) => withoutKeys(counts),
  whenDeleted: 'erased',
};

export const affiliateClicks = { model: affiliateClickModel, data: affiliateClickData };
