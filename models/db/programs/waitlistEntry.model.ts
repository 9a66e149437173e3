import { type Connection, Schema, type Types } from 'mongoose';
import { LANGUAGES, type Language } from '../../contract/http/language.ts';
import { WAITLIST_RETENTION_DAYS } from '../../contract/programs/waitlist.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** Somebody who waits for a program's enrolment to open. Deleted once they were mailed about it, so a later closing starts a new list. */
export interface WaitlistEntryDocument {
  course_id: Types.ObjectId;
  /** Lower case. A learner's is that of the account. */
  email: string;
  /** Null for somebody who joined without a login. */
  userId: Types.ObjectId | null;
  /** As a visitor typed it. In no mail, because anybody can type anything beside somebody else's address. */
  name: string | null;
  language: Language;
  joinedAt: Date;
}

const schema = new Schema<WaitlistEntryDocument>({
  course_id: { type: Schema.Types.ObjectId, required: true },
  email: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, default: null },
  name: { type: String, default: null },
  language: { type: String, enum: LANGUAGES, required: true },
  joinedAt: { type: Date, required: true },
});
// One place per address and program; also finds a person's own places.
schema.index({ email: 1, course_id: 1 }, { unique: true });
// Those who are mailed when a program opens, in the order in which they joined.
schema.index({ course_id: 1, joinedAt: 1, _id: 1 });
// A person's places, for the download and deletion of their data.
schema.index({ userId: 1 });
// Enforces the retention in the privacy policy.
schema.index({ joinedAt: 1 }, { expireAfterSeconds: WAITLIST_RETENTION_DAYS * 24 * 60 * 60 });

const waitlistEntryModel = (connection: Connection) =>
  connection.model('WaitlistEntry', schema, 'waitlistEntries');

const waitlistEntryData: DataRule<WaitlistEntryDocument> = {
  kind: 'waitlist',
  of: ({ _id, Email }) => [{ userId: _id }, { email: Email, userId: { $ne: _id } }],
  show: ({ userId, ...entry }) => withoutKeys(entry),
  whenDeleted: 'erased',
};

export const waitlistEntries = { model: waitlistEntryModel, data: waitlistEntryData };
