import { type Connection, Schema } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/** A log-in with a provider that has been ended: its state counts once, and with it the code or ID token that came with it. */
export interface EndedFlowDocument {
  /** SHA-256 of the state. */
  _id: string;
  /** By then the browser's note of it no longer counts anyway. */
  expiresAt: Date;
}

const schema = new Schema<EndedFlowDocument>({
  _id: { type: String, required: true },
  expiresAt: { type: Date, required: true },
});
// Removed when it no longer matters.
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const endedFlowModel = (connection: Connection) => connection.model('EndedFlow', schema, 'endedFlows');

const endedFlowData: DataRule<EndedFlowDocument> = {
  kind: null,
  because: 'hashes of random texts, for some minutes',
};

export const endedFlows = { model: endedFlowModel, data: endedFlowData };
