import { type Connection, Schema } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/**
 * What was last sent to one address for one purpose: first a code, then, once that was given back, the proof that took its place.
 * Nothing here can be read: address, code and proof are keyed hashes.
 */
export interface OtpDocument {
  /** Address and purpose. */
  _id: string;
  codeHash: string | null;
  /** How often a code may still be given for this one. */
  triesLeft: number;
  codeExpiresAt: Date;
  proofHash: string | null;
  proofExpiresAt: Date | null;
  /** How many codes were sent since this was stored: the delay before the next one grows with it. */
  sent: number;
  resendAt: Date;
  /** A day after the last code it is forgotten that any were sent. */
  forgetAt: Date;
}

const schema = new Schema<OtpDocument>({
  _id: { type: String, required: true },
  codeHash: { type: String, default: null },
  triesLeft: { type: Number, required: true },
  codeExpiresAt: { type: Date, required: true },
  proofHash: { type: String, default: null },
  proofExpiresAt: { type: Date, default: null },
  sent: { type: Number, required: true },
  resendAt: { type: Date, required: true },
  forgetAt: { type: Date, required: true },
});
// Removes what is over by itself.
schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });

const otpModel = (connection: Connection) => connection.model('Otp', schema, 'otps');

const otpData: DataRule<OtpDocument> = {
  kind: null,
  because: 'keyed hashes of addresses and codes, which cannot be read and are gone after a day',
};

export const otps = { model: otpModel, data: otpData };
