import { type Connection, Schema } from 'mongoose';
import { CONTACT_RETENTION_DAYS, type ContactMessage } from '../../contract/site/contact.ts';
import { announceWrites } from '../announceWrites.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';
import { emailPattern } from '../privacy/redactPerson.ts';

/** A message to the team. */
export interface ContactMessageDocument extends Omit<ContactMessage, 'id' | 'website'> {
  /** Client-generated id, to recognise a resent message. */
  requestId: string;
  /** The team has not answered it yet. */
  status: 'open';
  at: Date;
}

const schema = new Schema<ContactMessageDocument>({
  requestId: { type: String, required: true },
  name: { type: String, required: true },
  email: { type: String, required: true },
  phone: { type: String, default: '' },
  topic: { type: String, default: '' },
  message: { type: String, required: true },
  status: { type: String, enum: ['open'], required: true },
  at: { type: Date, required: true },
});
// Rejects a resent message.
schema.index({ requestId: 1 }, { unique: true });
// The team's list of open messages, oldest first.
schema.index({ status: 1, at: 1 });
// Enforces the retention in the privacy policy.
schema.index({ at: 1 }, { expireAfterSeconds: CONTACT_RETENTION_DAYS * 24 * 60 * 60 });

announceWrites(schema);

const contactMessageModel = (connection: Connection) =>
  connection.model('ContactMessage', schema, 'contactMessages');

const contactMessageData: DataRule<ContactMessageDocument> = {
  kind: 'messages',
  of: ({ Email }) => [{ email: emailPattern(Email) }],
  show: ({ requestId, ...message }) => withoutKeys(message),
  whenDeleted: 'erased',
};

export const contactMessages = { model: contactMessageModel, data: contactMessageData };
