import { AppError } from '@preproom/models/contract/http/errors';
import { LOGIN_COOKIE } from '@preproom/models/contract/people/users';
import type { Log } from '@preproom/models/runtime/log';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import type { Client } from '../../http/client.ts';
import { loginCookie } from '../../http/loginCookie.ts';
import { loginOrigin } from './device.ts';
import { startLogin } from './logins.ts';

/** The browser that is logged in, and the log of its request. */
export interface LoginClient {
  client: Client;
  log: Log;
}

/**
 * Logs this browser in, after everything that has to be proved was proved: stores the login, sets the cookie, answers its token. Throws
 * `suspended`: only whoever has proved that the account is theirs learns of it.
 */
export async function issueLogin(
  deps: Pick<AppDeps, 'config' | 'database' | 'clock'>,
  userId: Types.ObjectId,
  { client, log }: LoginClient,
): Promise<{ token: string; loginId: string }> {
  const login = await startLogin(deps, deps.config.jwtSecret, userId, loginOrigin(client));
  const { token, loginId, expiresAt } = login;
  await refuseSuspended(deps, userId, loginId);
  client.cookies.set(LOGIN_COOKIE, token, { ...loginCookie(deps.config), expires: expiresAt });
  log.info({ loginId, userId: userId.toString() }, 'logged in');
  return { token, loginId };
}

/** Checked after the login is stored: suspending writes the status before it ends logins, so one of the two sees the other. */
async function refuseSuspended(
  { database }: Pick<AppDeps, 'database'>,
  userId: Types.ObjectId,
  loginId: string,
): Promise<void> {
  if (!(await database.mentorProfiles.exists({ userId, status: 'suspended' }))) return;
  await database.logins.deleteOne({ _id: loginId });
  throw new AppError('suspended');
}
