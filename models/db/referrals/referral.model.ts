import { type Connection, Schema, type Types } from 'mongoose';
import { REFERRAL_KINDS, type ReferralKind } from '../../contract/payments/attribution.ts';
import { type DataRule, isPerson } from '../privacy/dataRule.ts';

/** By whose link a learner came: the last one they opened, and the one they signed up by. */
export interface ReferralDocument {
  userId: Types.ObjectId;
  /** Whose link was opened last. */
  by: Types.ObjectId;
  kind: ReferralKind;
  /** The day in India on which it was. */
  day: string;
  /** The learner uses a browser of whoever's link it is: one person with two accounts. */
  isOwn: boolean;
  /** Whose link they signed up by; null for an account that was there before. */
  joinedBy: Types.ObjectId | null;
  joinedAt: Date | null;
}

const schema = new Schema<ReferralDocument>({
  userId: { type: Schema.Types.ObjectId, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: REFERRAL_KINDS, required: true },
  day: { type: String, required: true },
  isOwn: { type: Boolean, default: false },
  joinedBy: { type: Schema.Types.ObjectId, default: null },
  joinedAt: { type: Date, default: null },
});
// One for each learner; read when they order.
schema.index({ userId: 1 }, { unique: true });
// Who joined by a person's link, the latest first.
schema.index({ joinedBy: 1, joinedAt: -1 });
// What names a person as the owner of the link, for the export and deletion of their data.
schema.index({ by: 1 });

const referralModel = (connection: Connection) => connection.model('Referral', schema, 'referrals');

const referralData: DataRule<ReferralDocument> = {
  kind: 'referrals',
  of: ({ _id }) => [{ userId: _id }, { joinedBy: _id }, { by: _id }],
  // Of their friends the page says when they joined; who came by an affiliate's link is never shown.
  show: ({ userId, kind, day, joinedAt }, person) => {
    if (isPerson(userId, person)) return { kind, day, joinedAt };
    return kind === 'learner' && joinedAt ? { friendJoinedAt: joinedAt } : null;
  },
  whenDeleted: 'erased',
};

export const referrals = { model: referralModel, data: referralData };
