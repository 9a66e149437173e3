import { type Connection, Schema, type Types } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/** A log-in whose second factor has not been given yet. Its token is no login: nothing but the second step reads it. */
export interface HalfLoginDocument {
  /** SHA-256 of the token. The token itself is not stored. */
  _id: string;
  userId: Types.ObjectId;
  /** SHA-256 of the account's password hash, by which a password set meanwhile is noticed. */
  passwordMark: string;
  /** The first factor was the password or an e-mailed code. */
  isProved: boolean;
  /** The path of ours that was wanted before the log-in. */
  next: string | null;
  /** Remaining wrong codes. */
  triesLeft: number;
  /** Of the passkey that was asked for last; null once it was answered. */
  challenge: string | null;
  expiresAt: Date;
}

const schema = new Schema<HalfLoginDocument>({
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  passwordMark: { type: String, required: true },
  isProved: { type: Boolean, required: true },
  next: { type: String, default: null },
  triesLeft: { type: Number, required: true },
  challenge: { type: String, default: null },
  expiresAt: { type: Date, required: true },
});
// Deletes those that were not completed.
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
// Finds a person's, to end them all.
schema.index({ userId: 1 });

const halfLoginModel = (connection: Connection) => connection.model('HalfLogin', schema, 'halfLogins');

const halfLoginData: DataRule<HalfLoginDocument> = {
  kind: 'secondFactor',
  of: ({ _id }) => [{ userId: _id }],
  show: ({ expiresAt }) => ({ unfinishedLoginUntil: expiresAt }),
  whenDeleted: 'erased',
};

export const halfLogins = { model: halfLoginModel, data: halfLoginData };
