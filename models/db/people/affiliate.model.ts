import { type Connection, Schema, type Types } from 'mongoose';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

export const AFFILIATE_STATES = ['active', 'suspended'] as const;

/** Affiliate data besides the account. */
export interface AffiliateDocument {
  userId: Types.ObjectId;
  /** The last part of their referral link. */
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
// One link per affiliate, even if two requests create it at once.
schema.index({ userId: 1 }, { unique: true });
// Finds the affiliate of a clicked link by its code.
schema.index({ code: 1 }, { unique: true });

const affiliateModel = (connection: Connection) => connection.model('Affiliate', schema, 'affiliates');

const affiliateData: DataRule<AffiliateDocument> = {
  kind: 'affiliate',
  of: ({ _id }) => [{ userId: _id }],
  show: ({ userId, ...affiliate }) => withoutKeys(affiliate),
  whenDeleted: 'erased',
};

export const affiliates = { model: affiliateModel, data: affiliateData };
