import { LOGIN_COOKIE } from '@preproom/models/contract/accounts/users';
import { AppError } from '@preproom/models/contract/http/errors';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Log } from '@preproom/models/runtime/log';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import type { Client } from '../../http/client.ts';
import { loginCookie } from '../../http/loginCookie.ts';
import { loginOrigin } from './device.ts';
import { startLogin } from './logins.ts';

/** The browser to log in, and its request's log. */
export interface LoginClient {
  client: Client;
  log: Log;
}

/** The account to log in to, as it was read before the person was verified. */
export type LoginOwner = Pick<UserDocument, 'passwordHash'> & { _id: Types.ObjectId };

/**
 * Logs this browser in: stores the login, sets the cookie and returns the token. The caller must have verified the person first,
 * and says with `isProved` that it was by the password or an e-mailed code.
 * Throws `suspended`, which therefore only the account's owner can see, and `link_expired` when the password has changed meanwhile.
 */
export async function issueLogin(
  deps: Pick<AppDeps, 'config' | 'database' | 'clock'>,
  { _id: userId, passwordHash }: LoginOwner,
  { client, log, isProved = false }: LoginClient & { isProved?: boolean },
): Promise<{ token: string; loginId: string }> {
  const login = await startLogin(deps, deps.config.jwtSecret, userId, {
    origin: loginOrigin(client),
    isProved,
  });
  const { token, loginId, expiresAt } = login;
  await refuseSuspended(deps, userId, loginId);
  await refuseOutdated(deps, { _id: userId, passwordHash }, loginId);
  client.cookies.set(LOGIN_COOKIE, token, { ...loginCookie(deps.config), expires: expiresAt });
  log.info({ loginId, userId: userId.toString() }, 'logged in');
  return { token, loginId };
}

/** Runs after the login is stored. A new password is stored before it ends logins, so whichever comes second ends this one. */
async function refuseOutdated(
  { database }: Pick<AppDeps, 'database'>,
  { _id, passwordHash }: LoginOwner,
  loginId: string,
): Promise<void> {
  if (await database.users.exists({ _id, passwordHash: passwordHash ?? null })) return;
  await database.logins.deleteOne({ _id: loginId });
  throw new AppError('link_expired');
}

/** Runs after the login is stored. Suspending writes its mark before it ends logins, so whichever comes second ends this one. */
async function refuseSuspended(
  { database }: Pick<AppDeps, 'database'>,
  userId: Types.ObjectId,
  loginId: string,
): Promise<void> {
  const [mentor, learner] = await Promise.all([
    database.mentorProfiles.exists({ userId, status: 'suspended' }),
    database.users.exists({ _id: userId, suspension: { $exists: true } }),
  ]);
  if (!mentor && !learner) return;
  await database.logins.deleteOne({ _id: loginId });
  throw new AppError('suspended');
}
