import { type Connection, Schema, type Types } from 'mongoose';
import type { PushSubscription } from '../../contract/notifications/push.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** One logged-in browser. Removing the record ends the login. */
export interface LoginDocument {
  userId: Types.ObjectId;
  createdAt: Date;
  /** Written at most once in `SEEN_EVERY_MS`. */
  lastSeenAt: Date;
  expiresAt: Date;
  /** When the person last gave the password or an e-mailed code in this login; null if never. */
  provedAt: Date | null;
  /** When this login gave a second factor: as long as its person has one, every login has. Absent in earlier records. */
  secondFactorAt?: Date | null;
  /** What this login has begun and not yet finished; each is used once. */
  begun?: Partial<Record<Ceremony, Begun>>;
  /** Browser and system from the user agent; null if unknown. */
  browser: string | null;
  system: string | null;
  /** The client's IP address, truncated. */
  network: string;
  /** Where the browser takes notifications; null: not asked for. */
  push: PushSubscription | null;
}

/** Adding a passkey or an authenticator app, and proving the login by a passkey. */
export type Ceremony = 'passkey' | 'totp' | 'proof';

export interface Begun {
  /** The challenge; of an authenticator app the encrypted secret. */
  value: string;
  expiresAt: Date;
}

/** Resolution of `lastSeenAt`. A finer one would cost a write per request. */
export const SEEN_EVERY_MS = 5 * 60_000;

const schema = new Schema<LoginDocument>({
  userId: { type: Schema.Types.ObjectId, required: true },
  createdAt: { type: Date, required: true },
  lastSeenAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
  provedAt: { type: Date, default: null },
  secondFactorAt: { type: Date, default: null },
  begun: { type: Schema.Types.Mixed },
  browser: { type: String, default: null },
  system: { type: String, default: null },
  network: { type: String, default: '' },
  push: { type: Schema.Types.Mixed, default: null },
});
// Finds a person's logins, to list them or end them all.
schema.index({ userId: 1, createdAt: -1 });
// A browser tells one person: whoever asked for it last.
schema.index({ 'push.endpoint': 1 }, { sparse: true });
// Deletes expired logins.
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const loginModel = (connection: Connection) => connection.model('Login', schema, 'logins');

const loginData: DataRule<LoginDocument> = {
  kind: 'logins',
  of: ({ _id }) => [{ userId: _id }],
  show: ({ userId, push, begun, ...login }) => ({ ...withoutKeys(login), notifications: Boolean(push) }),
  whenDeleted: 'erased',
};

export const logins = { model: loginModel, data: loginData };
