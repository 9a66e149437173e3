import { type Connection, Schema, type Types } from 'mongoose';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

export const AFFILIATE_STATES = ['active', 'suspended'] as const;

/** What an affiliate has beside the account. */
export interface AffiliateDocument {
  userId: Types.ObjectId;
  /** The end of their link. */
  code: string;
  state: (typeof AFFILIATE_STATES)[number];
  createdAt: Date;
}

const schema = new Schema<AffiliateDocument>({
  userId: { type: Schema.Types.ObjectId, required: true },
  code: { type: String, required: true },
  state: { type: String, enum: AFFILIATE_STATES, default: 'active' },
  createdAt: { type: Date, required: true },
});
// One link for each affiliate, whichever of two requests makes it.
schema.index({ userId: 1 }, { unique: true });
// A click is counted for the one whose code it names.
schema.index({ code: 1 }, { unique: true });

const affiliateModel = (connection: Connection) => connection.model('Affiliate', schema, 'affiliates');

const affiliateData: DataRule<AffiliateDocument> = {
  kind: 'affiliate',
  of: ({ _id }) => [{ userId: _id }],
  show: ({ userId, ...affiliate }) => withoutKeys(affiliate),
  whenDeleted: 'erased',
};

export const affiliates = { model: affiliateModel, data: affiliateData };
