import { createHash, randomBytes } from 'node:crypto';
import { HALF_LOGIN_MINUTES, MAX_SECOND_FACTOR_TRIES } from '@preproom/models/contract/accounts/secondFactor';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import type { HalfLoginDocument } from '@preproom/models/db/accounts/halfLogin.model';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { Client } from '../../../http/client.ts';
import { hostCookie, loginCookie } from '../../../http/loginCookie.ts';

const HALF_LOGIN_COOKIE = 'half_login';

type Deps = Pick<AppDeps, 'config' | 'database' | 'clock'>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const passwordMark = (passwordHash: string | null) => hashOf(passwordHash ?? '');

/**
 * Remembers in this browser who has given the first factor. The cookie is a random token of its own kind, which no call and no socket
 * takes for a login.
 */
export async function startHalfLogin(
  { config, database, clock }: Deps,
  { _id: userId, passwordHash }: Pick<UserDocument, 'passwordHash'> & { _id: Types.ObjectId },
  { client, isProved, next }: { client: Client; isProved: boolean; next: string | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now() + HALF_LOGIN_MINUTES * MINUTE_MS);
  const _id = hashOf(token);
  await database.halfLogins.create({
    _id,
    userId,
    passwordMark: passwordMark(passwordHash),
    isProved,
    next,
    triesLeft: MAX_SECOND_FACTOR_TRIES,
    challenge: null,
    expiresAt,
  });
  client.cookies.set(hostCookie(config, HALF_LOGIN_COOKIE), token, {
    ...loginCookie(config),
    expires: expiresAt,
  });
  return _id;
}

/** The half-login of this browser with its account; throws `link_expired` without one or when the password has changed since. */
export async function findHalfLogin({ config, database, clock }: Deps, client: Client) {
  const token = client.cookies.get(hostCookie(config, HALF_LOGIN_COOKIE));
  const half =
    token &&
    (await database.halfLogins
      .findOne({ _id: hashOf(token), expiresAt: { $gt: new Date(clock.now()) } })
      .lean());
  const user = half && (await database.users.findById(half.userId).lean());
  if (!half || !user || passwordMark(user.passwordHash) !== half.passwordMark)
    throw new AppError('link_expired');
  return { half, user };
}

/** Counts a code before it is compared, so that concurrent guesses cannot share an attempt; throws `link_expired` after the last. */
export async function spendTry({ database }: Deps, { _id }: HalfLoginDocument): Promise<void> {
  const { modifiedCount } = await database.halfLogins.updateOne(
    { _id, triesLeft: { $gt: 0 } },
    { $inc: { triesLeft: -1 } },
  );
  if (modifiedCount === 0) throw new AppError('link_expired');
}

export async function storeChallenge(
  { database }: Deps,
  { _id }: HalfLoginDocument,
  challenge: string,
): Promise<void> {
  await database.halfLogins.updateOne({ _id }, { $set: { challenge } });
}

/** The challenge of this half-login, which is void from now on; throws `passkey_failed` without one. */
export async function takeChallenge({ database }: Deps, { _id }: HalfLoginDocument): Promise<string> {
  const before = await database.halfLogins
    .findOneAndUpdate({ _id, challenge: { $ne: null } }, { $set: { challenge: null } })
    .lean();
  if (!before?.challenge) throw new AppError('passkey_failed');
  return before.challenge;
}

/** Uses up the half-login; throws `link_expired` if it was used or ended meanwhile. */
export async function endHalfLogin(
  { config, database }: Deps,
  { _id }: HalfLoginDocument,
  client: Client,
): Promise<void> {
  const { deletedCount } = await database.halfLogins.deleteOne({ _id });
  client.cookies.clear(hostCookie(config, HALF_LOGIN_COOKIE), loginCookie(config));
  if (deletedCount === 0) throw new AppError('link_expired');
}
