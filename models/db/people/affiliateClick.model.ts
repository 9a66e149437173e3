import { type Connection, Schema, type Types } from 'mongoose';
import { AFFILIATE_KEPT_DAYS } from '../../contract/people/affiliates.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** One affiliate's counts of one day. Nothing in it is about the people who came. */
export interface AffiliateClickDocument {
  userId: Types.ObjectId;
  /** Year-month-day in India. */
  day: string;
  clicks: number;
  signUps: number;
  /** When the day began to be counted. */
  at: Date;
}

const schema = new Schema<AffiliateClickDocument>({
  userId: { type: Schema.Types.ObjectId, required: true },
  day: { type: String, required: true },
  clicks: { type: Number, default: 0 },
  signUps: { type: Number, default: 0 },
  at: { type: Date, required: true },
});
// One counter for each day, also when two clicks make it at once; read newest first.
schema.index({ userId: 1, day: -1 }, { unique: true });
// What people are told of how long it is kept.
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
