import { type Connection, Schema, type Types } from 'mongoose';
import { LANGUAGES, type Language } from '../../contract/http/language.ts';
import { type DataRule, type DataSubject, withoutKeys } from '../privacy/dataRule.ts';
import { redactPerson } from '../privacy/redactPerson.ts';

/**
 * `queued`: on its way; `outbox`: nobody delivers here, it stays to be read; `sent`: the mail server has it; `refused`: the mail
 * server will never take it; `expired`: it came too late to be of use.
 */
export const MAIL_STATES = ['queued', 'outbox', 'sent', 'refused', 'expired'] as const;

/** One mail to one person, written when it was asked for. */
export interface MailDocument {
  /** The sender's own name of it: the same mail is stored and sent once. */
  key: string;
  to: string;
  /** Whose account it is about; null before there is one. */
  userId: Types.ObjectId | null;
  /** Another person whom it names. */
  otherId?: Types.ObjectId;
  language: Language;
  template: string;
  subject: string;
  /** Null once it is wiped: a code or a link that logs in is no longer needed when the mail is on its way. */
  text: string | null;
  html: string | null;
  /** The body holds a code or a link that logs in. */
  isSecret: boolean;
  /** Where it can be switched off; null where it always comes. */
  offAddress: string | null;
  /** The same at every try, so that a mail sent twice by a crash is recognised. */
  messageId: string;
  state: (typeof MAIL_STATES)[number];
  at: Date;
  /** After this it is of no use to anybody and is not sent any more. */
  sendBefore: Date;
  sentAt: Date | null;
  /** When the database removes it. */
  removeAt: Date;
}

const schema = new Schema<MailDocument>({
  key: { type: String, required: true },
  to: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, default: null },
  otherId: { type: Schema.Types.ObjectId },
  language: { type: String, enum: LANGUAGES, required: true },
  template: { type: String, required: true },
  subject: { type: String, required: true },
  text: { type: String, default: null },
  html: { type: String, default: null },
  isSecret: { type: Boolean, required: true },
  offAddress: { type: String, default: null },
  messageId: { type: String, required: true },
  state: { type: String, enum: MAIL_STATES, required: true },
  at: { type: Date, required: true },
  sendBefore: { type: Date, required: true },
  sentAt: { type: Date, default: null },
  removeAt: { type: Date, required: true },
});
// The same mail asked for twice is stored once.
schema.index({ key: 1 }, { unique: true });
// What waits for a job, oldest first; the outbox, newest first.
schema.index({ state: 1, at: 1 });
// A person's mails, for the download and deletion of their data.
schema.index({ userId: 1 });
schema.index({ to: 1 });
// Those to others that name a person, when that person leaves.
schema.index({ otherId: 1 }, { sparse: true });
// What is over goes away by itself.
schema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });

const mailModel = (connection: Connection) => connection.model('Mail', schema, 'mails');

const mailData: DataRule<MailDocument> = {
  kind: 'mails',
  of: ({ _id, Email }) => [{ userId: _id }, { to: Email, userId: { $ne: _id } }, { otherId: _id }],
  // What logs in is for the mailbox alone.
  show: ({ key, userId, otherId, messageId, offAddress, text, html, isSecret, ...mail }, person) =>
    isTo(person, { userId, to: mail.to }) ? withoutKeys({ ...mail, text: isSecret ? null : text }) : null,
  whenDeleted: {
    because: 'a mail to somebody else is theirs',
    neededBy: (mail, person) => (isTo(person, mail) ? person._id : mail.userId),
    change: ({ subject, text, html }, person) => redactPerson({ subject, text, html }, person),
  },
};

function isTo(
  { _id, Email }: Pick<DataSubject, '_id' | 'Email'>,
  { userId, to }: Pick<MailDocument, 'userId' | 'to'>,
): boolean {
  return userId?.equals(_id) || to === Email;
}

export const mails = { model: mailModel, data: mailData };
