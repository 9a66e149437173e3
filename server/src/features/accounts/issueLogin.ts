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
import { hasSecondFactor } from './secondFactor/factors.ts';
import { startHalfLogin } from './secondFactor/halfLogin.ts';

/** The browser to log in, and its request's log. */
export interface LoginClient {
  client: Client;
  log: Log;
}

/** The account to log in to, as it was read before the person was verified. */
export type LoginOwner = Pick<UserDocument, 'passwordHash'> & { _id: Types.ObjectId };

/** How the person was verified. */
interface Verified {
  /** By the password or an e-mailed code. */
  isProved?: boolean;
}

type Deps = Pick<AppDeps, 'config' | 'database' | 'clock'>;

/**
 * Logs this browser in: stores the login, sets the cookie and returns the token. The caller must have verified the person first. Who
 * has a second factor only gets a half-login, which remembers `next`: throws `second_factor_needed`.
 * Throws `suspended`, which therefore only the account's owner can see, and `link_expired` when the password has changed meanwhile.
 */
export async function issueLogin(
  deps: Deps,
  owner: LoginOwner,
  { client, log, isProved = false, next = null }: LoginClient & Verified & { next?: string | null },
): Promise<{ token: string; loginId: string }> {
  if (!(await hasSecondFactor(deps.database, owner._id)))
    return openLogin(deps, owner, { client, log, isProved });
  const halfLoginId = await startHalfLogin(deps, owner, { client, isProved, next });
  const { halfLogins } = deps.database;
  await refuse(deps, owner, () => halfLogins.deleteOne({ _id: halfLoginId }));
  throw new AppError('second_factor_needed');
}

/** Logs in without asking for a second factor, which the caller has verified too; throws what `issueLogin` throws. */
export async function openLogin(
  deps: Deps,
  owner: LoginOwner,
  {
    client,
    log,
    isProved = false,
    hasSecondFactor: isSecond = false,
  }: LoginClient & Verified & { hasSecondFactor?: boolean },
): Promise<{ token: string; loginId: string }> {
  const { _id: userId } = owner;
  const login = await startLogin(deps, deps.config.jwtSecret, userId, {
    origin: loginOrigin(client),
    isProved,
    hasSecondFactor: isSecond,
  });
  const { token, loginId, expiresAt } = login;
  const end = () => deps.database.logins.deleteOne({ _id: loginId });
  await refuse(deps, owner, end);
  if ((await hasSecondFactor(deps.database, userId)) !== isSecond) {
    await end();
    throw new AppError('link_expired');
  }
  client.cookies.set(LOGIN_COOKIE, token, { ...loginCookie(deps.config), expires: expiresAt });
  log.info({ loginId, userId: userId.toString() }, 'logged in');
  return { token, loginId };
}

/**
 * Runs after the login is stored, and ends it again when it must not be. A new password is stored, a mark of suspension written and a
 * first second factor added before they end logins, so whichever comes second ends this one.
 */
async function refuse(
  { database }: Deps,
  { _id, passwordHash }: LoginOwner,
  end: () => Promise<unknown>,
): Promise<void> {
  const [mentor, learner, isSame] = await Promise.all([
    database.mentorProfiles.exists({ userId: _id, status: 'suspended' }),
    database.users.exists({ _id, suspension: { $exists: true } }),
    database.users.exists({ _id, passwordHash: passwordHash ?? null }),
  ]);
  if (isSame && !mentor && !learner) return;
  await end();
  throw new AppError(mentor || learner ? 'suspended' : 'link_expired');
}
