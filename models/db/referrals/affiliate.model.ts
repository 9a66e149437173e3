import { type Connection, Schema, type Types } from 'mongoose';
import { REFERRAL_KINDS, type ReferralKind } from '../../contract/payments/attribution.ts';
import { AFFILIATE_STATES } from '../../contract/referrals/affiliates.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** Somebody's referral link: an affiliate's, or that of a learner who invites friends. */
export interface AffiliateDocument {
  userId: Types.ObjectId;
  kind: ReferralKind;
  /** The last part of their referral link. */
  code: string;
  state: (typeof AFFILIATE_STATES)[number];
  createdAt: Date;
}

const schema = new Schema<AffiliateDocument>({
  userId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: REFERRAL_KINDS, required: true },
  code: { type: String, required: true },
  state: { type: String, enum: AFFILIATE_STATES, default: 'active' },
  createdAt: { type: Date, required: true },
});
// One link per person, even if two requests create it at once.
schema.index({ userId: 1 }, { unique: true });
// Finds whose link was clicked by its code.
schema.index({ code: 1 }, { unique: true });

const affiliateModel = (connection: Connection) => connection.model('Affiliate', schema, 'affiliates');

const affiliateData: DataRule<AffiliateDocument> = {
  kind: 'affiliate',
  of: ({ _id }) => [{ userId: _id }],
  show: ({ userId, ...affiliate }) => withoutKeys(affiliate),
  whenDeleted: 'erased',
};

export const affiliates = { model: affiliateModel, data: affiliateData };
