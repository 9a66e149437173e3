import { type Connection, Schema, type Types } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/** Somebody who has proved who they are, but whose profile is not completed, may go on to onboarding. */
export interface OnboardingTokenDocument {
  /** SHA-256 of the token, which only its holder knows. */
  _id: string;
  userId: Types.ObjectId;
  expiresAt: Date;
}

const schema = new Schema<OnboardingTokenDocument>({
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  expiresAt: { type: Date, required: true },
});
// What nobody has used removes itself.
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
// A person's data is exported and removed as a whole.
schema.index({ userId: 1 });

const onboardingTokenModel = (connection: Connection) =>
  connection.model('OnboardingToken', schema, 'onboardingTokens');

const onboardingTokenData: DataRule<OnboardingTokenDocument> = {
  kind: 'logins',
  of: ({ _id }) => [{ userId: _id }],
  show: ({ expiresAt }) => ({ onboardingUntil: expiresAt }),
  whenDeleted: 'erased',
};

export const onboardingTokens = { model: onboardingTokenModel, data: onboardingTokenData };
