import { createHash } from 'node:crypto';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Language } from '@preproom/models/contract/http/language';
import type { Identity } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { ProvenPerson } from '../../../adapters/oidcProvider.ts';
import { createAccount } from '../newAccount.ts';
import type { StoredUser } from './issueToken.ts';
import { FLOW_COOKIE_TTL_MS } from './socialCookies.ts';

export function identityKey(provider: string, subject: string): string {
  return `${provider}:${subject}`;
}

/** Marks the state of a social login as used. Throws `sign_in_refused` if it was used before, so a login cannot be replayed. */
export async function markStateUsed(database: Database, state: string, now: Date): Promise<void> {
  const used = {
    _id: createHash('sha256').update(state).digest('base64url'),
    expiresAt: new Date(now.getTime() + FLOW_COOKIE_TTL_MS),
  };
  await database.usedOauthStates.create(used).catch((failure) => {
    throw isDuplicateKey(failure) ? new AppError('sign_in_refused') : failure;
  });
}

interface Arrival {
  provider: string;
  person: ProvenPerson;
  /** The person who was logged in and began to connect the provider; null for a log-in. */
  connectTo: string | null;
  now: Date;
  /** The language of mails to a new account. */
  language: Language;
}
interface Account {
  user: StoredUser;
  /** True if the provider is connected to the account; otherwise the account must be verified and connected first. */
  isLinked: boolean;
  /** The account was created by this call. */
  isNew?: true;
}

/**
 * Finds the account for an identity that a provider has verified: the connected one, else the one to connect it to, else one with the
 * same address, else a new one. Throws `linked_elsewhere` when the identity is connected to somebody else's account, and
 * `email_not_verified` when the provider gives no verified address.
 */
export async function findAccount(database: Database, arrival: Arrival): Promise<Account> {
  const { provider, person, connectTo } = arrival;
  const key = identityKey(provider, person.subject);
  const linked = await database.users.findOne({ 'identities.key': key }).lean();
  if (linked && connectTo !== null && linked._id.toString() !== connectTo)
    throw new AppError('linked_elsewhere');
  if (linked) return { user: linked, isLinked: true };
  const toConnect = connectTo === null ? null : await database.users.findById(connectTo).lean();
  if (toConnect) return { user: toConnect, isLinked: false };
  if (!person.email) throw new AppError('email_not_verified');
  const sameAddress = await database.users.findOne({ Email: person.email }).lean();
  if (!sameAddress) return welcome(database, arrival, person.email);
  // A concurrent request of the same person may have created the account.
  const isLinked = sameAddress.identities?.some((identity) => identity.key === key) ?? false;
  return { user: sameAddress, isLinked };
}

async function welcome(database: Database, arrival: Arrival, email: string): Promise<Account> {
  const { provider, person, now, language } = arrival;
  try {
    const user = await createAccount(database, {
      Name: person.name || email.replace(/@.*/, ''),
      Email: email,
      role: 'user',
      language,
      emailVerifiedAt: now,
      identities: [{ provider, key: identityKey(provider, person.subject), linkedAt: now }],
      createdAt: now,
    });
    return { user, isLinked: true, isNew: true };
  } catch (failure) {
    if (failure instanceof AppError && failure.code === 'has_account') return findAccount(database, arrival);
    throw failure;
  }
}

/**
 * Connects an identity if the password is still the one with which the person was verified. Throws `linked_elsewhere` when the identity is
 * connected to another account, and `link_expired` when the password has changed.
 */
export async function linkIdentity(
  database: Database,
  { _id, passwordHash }: StoredUser,
  { key, ...identity }: Identity,
): Promise<void> {
  try {
    const { matchedCount } = await database.users.updateOne(
      { _id, passwordHash, 'identities.key': { $ne: key } },
      { $push: { identities: { key, ...identity } } },
    );
    if (matchedCount === 0 && !(await database.users.exists({ _id, 'identities.key': key })))
      throw new AppError('link_expired');
  } catch (failure) {
    throw isDuplicateKey(failure) ? new AppError('linked_elsewhere') : failure;
  }
}

/** Disconnects a provider; throws `not_found`, or `last_way_in` if neither a password nor another provider would remain. */
export async function unlinkIdentity(database: Database, userId: string, provider: string): Promise<void> {
  const own = { _id: userId, 'identities.provider': provider };
  const { modifiedCount } = await database.users.updateOne(
    { ...own, $or: [{ passwordHash: { $ne: null } }, { 'identities.1': { $exists: true } }] },
    { $pull: { identities: { provider } } },
  );
  if (modifiedCount > 0) return;
  throw new AppError((await database.users.exists(own)) ? 'last_way_in' : 'not_found');
}
