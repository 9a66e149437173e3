import { type Connection, Schema } from 'mongoose';
import { CONTACT_RETENTION_DAYS, type ContactMessage } from '../../contract/site/contact.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';
import { emailPattern } from '../privacy/redactPerson.ts';

/** Somebody wrote to the team. */
export interface ContactMessageDocument extends Omit<ContactMessage, 'id' | 'website'> {
  /** The sender's own id of it, which makes a resent one recognisable. */
  requestId: string;
  /** Nobody of the team has answered it yet. */
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
// A message that is sent again is stored once.
schema.index({ requestId: 1 }, { unique: true });
// The team reads what is open, oldest first.
schema.index({ status: 1, at: 1 });
// What the privacy policy promises.
schema.index({ at: 1 }, { expireAfterSeconds: CONTACT_RETENTION_DAYS * 24 * 60 * 60 });

const contactMessageModel = (connection: Connection) =>
  connection.model('ContactMessage', schema, 'contactMessages');

const contactMessageData: DataRule<ContactMessageDocument> = {
  kind: 'messages',
  of: ({ Email }) => [{ email: emailPattern(Email) }],
  show: ({ requestId, ...message }) => withoutKeys(message),
  whenDeleted: 'erased',
};

export const contactMessages = { model: contactMessageModel, data: contactMessageData };
