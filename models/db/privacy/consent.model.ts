import { type Connection, Schema, type Types } from 'mongoose';
import { CONSENT_KINDS, type ConsentKind } from '../../contract/accounts/consents.ts';
import { OPTIONAL_MAILS, type OptionalMail } from '../../contract/notifications/mail.ts';
import { type DataRule, withoutKeys } from './dataRule.ts';

/** One decision to give or withdraw consent. The log is append-only. */
export interface ConsentDocument {
  userId: Types.ObjectId;
  kind: ConsentKind;
  /** The room, for consent that applies to one session. */
  roomid?: string;
  /** The practice session, for consent that applies to one. */
  attemptId?: Types.ObjectId;
  /** The mail kind, for consent of kind `mail`. */
  mail?: OptionalMail;
  /** The number in E.164 that reminders go to, for consent of kind `text_reminders`; it holds for no other. */
  phone?: string;
  granted: boolean;
  /** Version of the accepted text; null if consent is withdrawn. */
  textVersion: string | null;
  at: Date;
}

const schema = new Schema<ConsentDocument>({
  userId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: CONSENT_KINDS, required: true },
  roomid: { type: String },
  attemptId: { type: Schema.Types.ObjectId },
  mail: { type: String, enum: OPTIONAL_MAILS },
  phone: { type: String },
  granted: { type: Boolean, required: true },
  textVersion: { type: String, default: null },
  at: { type: Date, required: true },
});
// A person's own log, newest first.
schema.index({ userId: 1, at: -1 });

const consentModel = (connection: Connection) => connection.model('Consent', schema, 'consents');

const consentData: DataRule<ConsentDocument> = {
  kind: 'consents',
  of: ({ _id }) => [{ userId: _id }],
  show: ({ userId, ...consent }) => withoutKeys(consent),
  whenDeleted: 'erased',
};

export const consents = { model: consentModel, data: consentData };
