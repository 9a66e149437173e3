import { type Connection, Schema, type Types } from 'mongoose';
import { RIGHTS, type Right } from '../../contract/accounts/team/rights.ts';
import { ROLES, type Role } from '../../contract/accounts/users.ts';
import { LANGUAGES, type Language } from '../../contract/http/language.ts';
import { OPTIONAL_MAILS, type OptionalMail } from '../../contract/notifications/mail.ts';
import { type LearnerChange, learnerChange } from '../learnerChange.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';
import { keepSearchWords } from '../searchWords.ts';

/** An account at a social login provider. */
export interface Identity {
  /** The provider's id in the settings. */
  provider: string;
  /** `provider:subject`, where subject is the person's id at the provider. */
  key: string;
  linkedAt: Date;
}

export interface UserDocument {
  Name: string;
  /** Lower case and unique. Accounts with `pendingEmail` have a placeholder here that receives no mail. */
  Email: string;
  /** The unverified address given at sign-up. The account can't be found by it, and only codes are mailed to it. */
  pendingEmail?: string;
  /** The address before a change, until everything stored under it has followed (`addressChange.ts`). */
  formerEmail?: string;
  /** In E.164 format, like +919876543210; empty until given. */
  phone: string;
  /** Language of mails to them. */
  language: Language;
  /** Mail kinds they have switched off. */
  mailsOff: OptionalMail[];
  role: Role;
  /** Of a member of the team, in the order of RIGHTS; absent for everyone else. */
  rights?: Right[];
  /** Number of the last change of the team that concerned them (`changeTeam.ts`); absent before the first. */
  teamRevision?: number;
  completed: boolean;
  photo: string | null;
  /** argon2id in PHC string format; null if the person has no password and logs in another way. */
  passwordHash: string | null;
  /** When the address was last verified. */
  emailVerifiedAt: Date | null;
  /** Linked login providers; absent if there has never been one. */
  identities?: Identity[];
  /** Counts the resets of the private calendar feed's address; absent until the first. */
  calendarRevision?: number;
  createdAt: Date;
  deletion: AccountDeletion | null;
  /** Of a learner whom the team has suspended; absent otherwise. */
  suspension?: Suspension;
  /** What the team has done to the account and is not complete yet; usually absent or empty. */
  learnerChanges?: LearnerChange[];
  /** The words of `Name`, by which the team searches. */
  nameWords?: string[];
}

/** A suspended learner cannot log in. */
export interface Suspension {
  at: Date;
  /** The person reads it. */
  reason: string;
}

/** A requested account deletion. */
export interface AccountDeletion {
  askedAt: Date;
  /** The request can be undone until then. */
  dueAt: Date;
  /** Set when data removal has begun; it can't be undone any more. */
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
  formerEmail: { type: String },
  phone: { type: String, default: '' },
  language: { type: String, enum: LANGUAGES, default: 'en' },
  mailsOff: { type: [{ type: String, enum: OPTIONAL_MAILS }], default: [] },
  role: { type: String, enum: ROLES, default: 'user' },
  rights: { type: [{ type: String, enum: RIGHTS }], default: undefined },
  teamRevision: { type: Number },
  completed: { type: Boolean, default: false },
  photo: { type: String, default: null },
  passwordHash: { type: String, default: null },
  emailVerifiedAt: { type: Date, default: null },
  identities: {
    type: [{ _id: false, provider: String, key: String, linkedAt: Date }],
    default: undefined,
  },
  calendarRevision: { type: Number },
  createdAt: { type: Date, required: true },
  deletion: { type: deletion, default: null },
  suspension: { type: new Schema<Suspension>({ at: Date, reason: String }, { _id: false }) },
  learnerChanges: { type: [learnerChange], default: undefined },
});
// Login finds accounts by address, and an address has at most one account.
schema.index({ Email: 1 }, { unique: true });
// Mentors, whom learners search by name.
schema.index({ role: 1, nameWords: 1 }, { partialFilterExpression: { role: 'mentor' } });
// The team.
schema.index({ rights: 1 }, { sparse: true });
// The team's list of learners, by each of its sorts and filters, and its search.
schema.index({ role: 1, createdAt: -1, _id: -1 });
schema.index({ role: 1, completed: 1, createdAt: -1, _id: -1 });
schema.index({ role: 1, Name: 1, _id: 1 });
schema.index({ phone: 1 });
keepSearchWords(schema, 'Name', 'nameWords');
// Accounts with a requested deletion.
schema.index({ 'deletion.dueAt': 1 }, { sparse: true });

// Social login finds accounts by provider identity, and an identity has at most one account.
schema.index(
  { 'identities.key': 1 },
  { unique: true, partialFilterExpression: { 'identities.key': { $exists: true } } },
);

/** RFC 2606 reserves `.invalid`, so no mail can reach it. */
const PLACEHOLDER = '@unproved.invalid';

/** Placeholder address for an account whose address is not verified. */
export const placeholderEmail = (_id: Types.ObjectId) => `${_id}${PLACEHOLDER}`;
export const isPlaceholder = (email: string) => email.endsWith(PLACEHOLDER);

const userModel = (connection: Connection) => connection.model('User', schema, 'users');

const userData: DataRule<UserDocument> = {
  kind: 'account',
  of: ({ _id }) => [{ _id }],
  show: ({ passwordHash, nameWords, learnerChanges, ...user }) => withoutKeys(user),
  whenDeleted: 'erased',
};

export const users = { model: userModel, data: userData };
