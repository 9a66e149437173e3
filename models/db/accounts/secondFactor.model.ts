import { type Connection, Schema, type Types } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

export interface StoredPasskey {
  _id: Types.ObjectId;
  /** The credential's id, in base64url. */
  credentialId: string;
  /** COSE key, in base64url. */
  publicKey: string;
  /** The authenticator's signature counter; 0 where it has none. A copy of the key falls behind it. */
  counter: number;
  transports: string[];
  name: string;
  addedAt: Date;
  lastUsedAt: Date | null;
}

export interface StoredTotp {
  /** The secret in base32, encrypted. */
  sealed: string;
  addedAt: Date;
  lastUsedAt: Date | null;
  /** Number of the 30 seconds whose code was last used: none of it or before counts again. */
  lastStep: number;
}

/** A person's second factors; there is a document only while there is a passkey or an app. */
export interface SecondFactorDocument {
  userId: Types.ObjectId;
  passkeys: StoredPasskey[];
  totp: StoredTotp | null;
  /** SHA-256 of each unused recovery code with the person's id. The codes have 80 random bits. */
  recoveryHashes: string[];
}

const passkey = new Schema<StoredPasskey>({
  _id: { type: Schema.Types.ObjectId, required: true },
  credentialId: { type: String, required: true },
  publicKey: { type: String, required: true },
  counter: { type: Number, required: true },
  transports: { type: [String], default: [] },
  name: { type: String, required: true },
  addedAt: { type: Date, required: true },
  lastUsedAt: { type: Date, default: null },
});

const totp = new Schema<StoredTotp>(
  {
    sealed: { type: String, required: true },
    addedAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
    lastStep: { type: Number, required: true },
  },
  { _id: false },
);

const schema = new Schema<SecondFactorDocument>({
  userId: { type: Schema.Types.ObjectId, required: true },
  passkeys: { type: [passkey], default: [] },
  totp: { type: totp, default: null },
  recoveryHashes: { type: [String], default: [] },
});
// Each person's, at every log-in.
schema.index({ userId: 1 }, { unique: true });
// A passkey is of one account.
schema.index(
  { 'passkeys.credentialId': 1 },
  { unique: true, partialFilterExpression: { 'passkeys.credentialId': { $exists: true } } },
);

const secondFactorModel = (connection: Connection) =>
  connection.model('SecondFactor', schema, 'secondFactors');

const secondFactorData: DataRule<SecondFactorDocument> = {
  kind: 'secondFactor',
  of: ({ _id }) => [{ userId: _id }],
  show: ({ passkeys, totp: app, recoveryHashes }) => ({
    passkeys: passkeys.map(({ name, addedAt, lastUsedAt }) => ({ name, addedAt, lastUsedAt })),
    authenticatorApp: app && { addedAt: app.addedAt, lastUsedAt: app.lastUsedAt },
    recoveryCodesLeft: recoveryHashes.length,
  }),
  whenDeleted: 'erased',
};

export const secondFactors = { model: secondFactorModel, data: secondFactorData };
