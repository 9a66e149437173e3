import { type Connection, Schema, type Types } from 'mongoose';
import { CONSENT_KINDS, type ConsentKind } from '../../contract/people/consents.ts';
import { OPTIONAL_MAILS, type OptionalMail } from '../../contract/people/mail.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** One decision about consent, given or withdrawn; the collection is a log, nothing in it changes. */
export interface ConsentDocument {
  userId: Types.ObjectId;
  kind: ConsentKind;
  /** For what was agreed to in one session. */
  roomid?: string;
  /** Which mails are meant, for the kind `mail`. */
  mail?: OptionalMail;
  granted: boolean;
  /** The version of the text that was agreed to; null when consent is withdrawn. */
  textVersion: string | null;
  at: Date;
}

const schema = new Schema<ConsentDocument>({
  userId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: CONSENT_KINDS, required: true },
  roomid: { type: String },
  mail: { type: String, enum: OPTIONAL_MAILS },
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
