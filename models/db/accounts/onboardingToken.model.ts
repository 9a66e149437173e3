import { type Connection, Schema, type Types } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/** Lets somebody whose identity is proved and whose profile is incomplete continue onboarding. */
export interface OnboardingTokenDocument {
  /** SHA-256 of the token. The token itself is not stored. */
  _id: string;
  userId: Types.ObjectId;
  expiresAt: Date;
}

const schema = new Schema<OnboardingTokenDocument>({
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  expiresAt: { type: Date, required: true },
});
// Deletes unused tokens.
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
// Finds a person's tokens, for data export and deletion.
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
