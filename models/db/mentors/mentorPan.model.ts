import { type Connection, Schema, type Types } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/** A mentor's PAN, encrypted with a key that is not in the database. */
export interface MentorPanDocument {
  mentorId: Types.ObjectId;
  /** Of AES-256-GCM, in base64url: nonce, tag and text. */
  sealed: string;
  savedAt: Date;
}

const schema = new Schema<MentorPanDocument>({
  mentorId: { type: Schema.Types.ObjectId, required: true },
  sealed: { type: String, required: true },
  savedAt: { type: Date, required: true },
});
// One per mentor.
schema.index({ mentorId: 1 }, { unique: true });

const mentorPanModel = (connection: Connection) => connection.model('MentorPan', schema, 'mentorPans');

const mentorPanData: DataRule<MentorPanDocument> = {
  kind: 'earnings',
  of: ({ _id }) => [{ mentorId: _id }],
  // The archive is made without the key; the page shows the last four characters.
  show: ({ savedAt }) => ({ pan: 'stored encrypted', savedAt }),
  whenDeleted: 'erased',
};

export const mentorPans = { model: mentorPanModel, data: mentorPanData };
