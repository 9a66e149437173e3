import { type Connection, Schema } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/**
 * The current code for one address, purpose and asker or, once the code was entered, the proof that replaced it. Address, code and
 * proof are stored as keyed hashes only.
 */
export interface OtpDocument {
  /** Keyed hash of address, purpose and the browser or user that asked. */
  _id: string;
  /** Keyed hash of purpose and asker alone, by which all codes of one request can be voided. Absent in earlier records. */
  group?: string;
  /** Keyed hash of purpose and address alone, by which a new password voids all of them. Absent in earlier records. */
  target?: string;
  codeHash: string | null;
  /** Remaining attempts to enter this code. */
  triesLeft: number;
  codeExpiresAt: Date;
  proofHash: string | null;
  proofExpiresAt: Date | null;
  /** Codes sent since this was created. The delay before the next code grows with it. */
  sent: number;
  resendAt: Date;
  /** A day after the last code, the count of sent codes is deleted too. */
  forgetAt: Date;
}

const schema = new Schema<OtpDocument>({
  _id: { type: String, required: true },
  group: { type: String },
  target: { type: String },
  codeHash: { type: String, default: null },
  triesLeft: { type: Number, required: true },
  codeExpiresAt: { type: Date, required: true },
  proofHash: { type: String, default: null },
  proofExpiresAt: { type: Date, default: null },
  sent: { type: Number, required: true },
  resendAt: { type: Date, required: true },
  forgetAt: { type: Date, required: true },
});
// Codes for several addresses that one browser or user asked for.
schema.index({ group: 1 });
// Codes for one address that several browsers asked for.
schema.index({ target: 1 });
// Deletes records whose `forgetAt` has passed.
schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });

const otpModel = (connection: Connection) => connection.model('Otp', schema, 'otps');

const otpData: DataRule<OtpDocument> = {
  kind: null,
  because: 'keyed hashes of addresses and codes, which cannot be read and are gone after a day',
};

export const otps = { model: otpModel, data: otpData };
