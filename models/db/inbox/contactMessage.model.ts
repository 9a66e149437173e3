import { type Connection, Schema } from 'mongoose';
import { CONTACT_RETENTION_DAYS, type ContactMessage } from '../../contract/inbox/contact.ts';
import { MESSAGE_STATUSES } from '../../contract/inbox/team/messages.ts';
import { announceWrites } from '../announceWrites.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';
import { emailPattern } from '../privacy/redactPerson.ts';
import { keepSearchWords } from '../searchWords.ts';
import { handledField, type StoredHandled } from './handled.ts';

/** A message to the team. */
export interface ContactMessageDocument extends Omit<ContactMessage, 'id' | 'website'> {
  /** Client-generated id, to recognise a resent message. */
  requestId: string;
  /** `open` until the team has dealt with it. */
  status: (typeof MESSAGE_STATUSES)[number];
  /** Null while it is open. */
  handled: StoredHandled | null;
  /** The words of the name, by which the team searches. */
  nameWords?: string[];
  at: Date;
}

const schema = new Schema<ContactMessageDocument>({
  requestId: { type: String, required: true },
  name: { type: String, required: true },
  email: { type: String, required: true },
  phone: { type: String, default: '' },
  topic: { type: String, default: '' },
  message: { type: String, required: true },
  status: { type: String, enum: MESSAGE_STATUSES, required: true },
  handled: handledField,
  at: { type: Date, required: true },
});
// Rejects a resent message.
schema.index({ requestId: 1 }, { unique: true });
// The team's list, by state and time, and its search.
schema.index({ status: 1, at: 1, _id: 1 });
schema.index({ at: 1, _id: 1 });
schema.index({ email: 1 });
keepSearchWords(schema, 'name', 'nameWords');
// Enforces the retention in the privacy policy.
schema.index({ at: 1 }, { expireAfterSeconds: CONTACT_RETENTION_DAYS * 24 * 60 * 60 });

announceWrites(schema);

const contactMessageModel = (connection: Connection) =>
  connection.model('ContactMessage', schema, 'contactMessages');

const contactMessageData: DataRule<ContactMessageDocument> = {
  kind: 'messages',
  of: ({ Email }) => [{ email: emailPattern(Email) }],
  show: ({ requestId, nameWords, handled, ...message }) => withoutKeys(message),
  whenDeleted: 'erased',
};

export const contactMessages = { model: contactMessageModel, data: contactMessageData };
