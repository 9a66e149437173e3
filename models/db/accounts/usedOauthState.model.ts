import { type Connection, Schema } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/** The OAuth state of a finished social login. Storing it rejects a replay of the state and of the code or ID token sent with it. */
export interface UsedOauthStateDocument {
  /** SHA-256 of the state. */
  _id: string;
  /** From then on the browser's flow cookie has expired, so a replay fails anyway. */
  expiresAt: Date;
}

const schema = new Schema<UsedOauthStateDocument>({
  _id: { type: String, required: true },
  expiresAt: { type: Date, required: true },
});
// Expired states are removed.
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

// The collection keeps its first name.
const usedOauthStateModel = (connection: Connection) =>
  connection.model('UsedOauthState', schema, 'endedFlows');

const usedOauthStateData: DataRule<UsedOauthStateDocument> = {
  kind: null,
  because: 'hashes of random texts, for some minutes',
};

export const usedOauthStates = { model: usedOauthStateModel, data: usedOauthStateData };
