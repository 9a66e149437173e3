import { type Connection, Schema, type Types } from 'mongoose';

/** One decision about consent, given or withdrawn; the collection is a log, nothing in it changes. */
export interface ConsentDocument {
  userId: Types.ObjectId;
  roomid: string;
  kind: 'expression_reading';
  granted: boolean;
  /** The version of the text that was agreed to; null when consent is withdrawn. */
  textVersion: string | null;
  at: Date;
}

const schema = new Schema<ConsentDocument>({
  userId: { type: Schema.Types.ObjectId, required: true },
  roomid: { type: String, required: true },
  kind: { type: String, enum: ['expression_reading'], required: true },
  granted: { type: Boolean, required: true },
  textVersion: { type: String, default: null },
  at: { type: Date, required: true },
});
// A person's own log, newest first.
schema.index({ userId: 1, at: -1 });

export const consentModel = (connection: Connection) => connection.model('Consent', schema, 'consents');
