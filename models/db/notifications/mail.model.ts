import { type Connection, Schema, type Types } from 'mongoose';
import { LANGUAGES, type Language } from '../../contract/http/language.ts';
import { type DataRule, type DataSubject, withoutKeys } from '../privacy/dataRule.ts';
import { redactPerson } from '../privacy/redactPerson.ts';

/**
 * `queued`: waiting to be sent. `outbox`: stored to be read, because nothing is delivered here. `sent`: accepted by the mail
 * server. `refused`: permanently rejected by the mail server. `expired`: too old to be useful.
 */
export const MAIL_STATES = ['queued', 'outbox', 'sent', 'refused', 'expired'] as const;

/** An iCalendar object (RFC 5545) that inboxes show as an invitation. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** One mail to one person, rendered when it was requested. */
export interface MailDocument {
  /** Deduplication key: the same mail is stored and sent once. */
  key: string;
  to: string;
  /** The account it concerns; null if there is none yet. */
  userId: Types.ObjectId | null;
  /** Another person named in the mail. */
  otherId?: Types.ObjectId;
  language: Language;
  template: string;
  subject: string;
  /** Null once wiped. Codes and login links are removed when the mail has been sent. */
  text: string | null;
  html: string | null;
  /** Null for a mail without an invitation. */
  calendar: MailCalendar | null;
  /** The body contains a code or a login link. */
  isSecret: boolean;
  /** The unsubscribe URL; null for mails that can't be switched off. */
  offAddress: string | null;
  /** Message-ID. The same for every attempt, so a mail sent twice after a crash is recognised. */
  messageId: string;
  state: (typeof MAIL_STATES)[number];
  at: Date;
  /** From then on the mail is useless and no longer sent. */
  sendBefore: Date;
  sentAt: Date | null;
  /** When the database deletes it. */
  removeAt: Date;
}

const calendar = new Schema<MailCalendar>(
  {
    method: { type: String, enum: ['REQUEST', 'CANCEL'], required: true },
    content: { type: String, required: true },
  },
  { _id: false },
);
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
  calendar: { type: calendar, default: null },
  isSecret: { type: Boolean, required: true },
  offAddress: { type: String, default: null },
  messageId: { type: String, required: true },
  state: { type: String, enum: MAIL_STATES, required: true },
  at: { type: Date, required: true },
  sendBefore: { type: Date, required: true },
  sentAt: { type: Date, default: null },
  removeAt: { type: Date, required: true },
});
// Rejects a second document for the same mail.
schema.index({ key: 1 }, { unique: true });
// Queued mails, oldest first; the outbox, newest first.
schema.index({ state: 1, at: 1 });
// A person's mails, for the download and deletion of their data.
schema.index({ userId: 1 });
schema.index({ to: 1 });
// Mails to others that name a person, for that person's deletion.
schema.index({ otherId: 1 }, { sparse: true });
// Deletes mails whose retention has ended.
schema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });

const mailModel = (connection: Connection) => connection.model('Mail', schema, 'mails');

const mailData: DataRule<MailDocument> = {
  kind: 'mails',
  of: ({ _id, Email }) => [{ userId: _id }, { to: Email, userId: { $ne: _id } }, { otherId: _id }],
  // Codes and login links are for the mailbox only.
  show: ({ key, userId, otherId, messageId, offAddress, text, html, isSecret, ...mail }, person) =>
    isTo(person, { userId, to: mail.to }) ? withoutKeys({ ...mail, text: isSecret ? null : text }) : null,
  whenDeleted: {
    because: 'a mail to somebody else is theirs',
    neededBy: (mail, person) => (isTo(person, mail) ? person._id : mail.userId),
    // The name may be split by a folded line of the calendar, so that goes as a whole.
    change: ({ subject, text, html }, person) => ({
      ...redactPerson({ subject, text, html }, person),
      calendar: null,
    }),
  },
};

function isTo(
  { _id, Email }: Pick<DataSubject, '_id' | 'Email'>,
  { userId, to }: Pick<MailDocument, 'userId' | 'to'>,
): boolean {
  return userId?.equals(_id) || to === Email;
}

export const mails = { model: mailModel, data: mailData };
