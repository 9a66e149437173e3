import { type Connection, Schema, type Types } from 'mongoose';
import { LANGUAGES, type Language } from '../../contract/http/language.ts';
import { OPTIONAL_MAILS, type OptionalMail } from '../../contract/people/mail.ts';
import { ROLES, type Role } from '../../contract/people/users.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** An account at a provider of social log-in. */
export interface Identity {
  /** The provider's id in the settings. */
  provider: string;
  /** `provider:subject`, the subject being who the person is there. */
  key: string;
  linkedAt: Date;
}

export interface UserDocument {
  Name: string;
  /** Lower case; one address is one account. Of an account with `pendingEmail` a place holder that no mail reaches. */
  Email: string;
  /** The address that the account was made with and that nobody has proved: by it the account is not found, and gets no mail but codes. */
  pendingEmail?: string;
  /** In E.164 form, like +919876543210; empty until the person has said one. */
  phone: string;
  /** The language of the mails that they get. */
  language: Language;
  /** The mails that they have switched off. */
  mailsOff: OptionalMail[];
  role: Role;
  completed: boolean;
  photo: string | null;
  /** argon2id, in its own text form; null when the person has chosen none and logs in another way. */
  passwordHash: string | null;
  /** When the address was last proved to be the person's. */
  emailVerifiedAt: Date | null;
  /** The providers with which the person can log in; absent where there has never been one. */
  identities?: Identity[];
  createdAt: Date;
  deletion: AccountDeletion | null;
}

/** The person has asked for their account to be deleted. */
export interface AccountDeletion {
  askedAt: Date;
  /** Until then it can be taken back. */
  dueAt: Date;
  /** From now on it cannot: data are being removed. */
  startedAt: Date | null;
}

const deletion = new Schema<AccountDeletion>(
  {
    askedAt: { type: Date, required: true },
    dueAt: { type: Date, required: true },
    startedAt: { type: Date, default: null },
  },
  { _id: false },
);

const schema = new Schema<UserDocument>({
  Name: { type: String, required: true },
  Email: { type: String, required: true, lowercase: true },
  pendingEmail: { type: String },
  phone: { type: String, default: '' },
  language: { type: String, enum: LANGUAGES, default: 'en' },
  mailsOff: { type: [{ type: String, enum: OPTIONAL_MAILS }], default: [] },
  role: { type: String, enum: ROLES, default: 'user' },
  completed: { type: Boolean, default: false },
  photo: { type: String, default: null },
  passwordHash: { type: String, default: null },
  emailVerifiedAt: { type: Date, default: null },
  identities: {
    type: [{ _id: false, provider: String, key: String, linkedAt: Date }],
    default: undefined,
  },
  createdAt: { type: Date, required: true },
  deletion: { type: deletion, default: null },
});
// Log-in looks people up by address, and no address may have two accounts.
schema.index({ Email: 1 }, { unique: true });
// The few accounts that are to be deleted.
schema.index({ 'deletion.dueAt': 1 }, { sparse: true });

// Social log-in looks people up by who they are there, and nobody there may have two accounts here.
schema.index(
  { 'identities.key': 1 },
  { unique: true, partialFilterExpression: { 'identities.key': { $exists: true } } },
);

/** RFC 2606 keeps this ending free: no mail leads there. */
const PLACEHOLDER = '@unproved.invalid';

/** In place of an address, for an account that has proved none. */
export const placeholderEmail = (_id: Types.ObjectId) => `${_id}${PLACEHOLDER}`;
export const isPlaceholder = (email: string) => email.endsWith(PLACEHOLDER);

const userModel = (connection: Connection) => connection.model('User', schema, 'users');

const userData: DataRule<UserDocument> = {
  kind: 'account',
  of: ({ _id }) => [{ _id }],
  show: ({ passwordHash, ...user }) => withoutKeys(user),
  whenDeleted: 'erased',
};

export const users = { model: userModel, data: userData };
