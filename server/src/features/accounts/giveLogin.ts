import { AppError } from '@preproom/models/contract/http/errors';
import { LOGIN_COOKIE } from '@preproom/models/contract/people/users';
import type { Request, Response } from 'express';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { loginCookie } from '../../http/loginCookie.ts';

import { loginOrigin } from './device.ts';
import { startLogin } from './logins.ts';

export interface Exchange {
  request: Request;
  response: Response;
}

/**
 * Logs this browser in, after everything that has to be proved was proved: stores the login, sets the cookie, answers its token. Throws
 * `suspended`: only whoever has proved that the account is theirs learns of it.
 */
export async function giveLogin(
  deps: Pick<AppDeps, 'config' | 'database' | 'clock'>,
  userId: Types.ObjectId,
  { request, response }: Exchange,
): Promise<{ token: string; loginId: string }> {
  const login = await startLogin(deps, deps.config.jwtSecret, userId, loginOrigin(request));
  const { token, loginId, expiresAt } = login;
  await refuseSuspended(deps, userId, loginId);
  response.cookie(LOGIN_COOKIE, token, { ...loginCookie(deps.config), expires: expiresAt });
  response.locals.log.info({ loginId, userId: userId.toString() }, 'logged in');
  return { token, loginId };
}

/** After the login was stored: a suspension comes before the logins that it ends, so one of the two sees the other. */
async function refuseSuspended(
  { database }: Pick<AppDeps, 'database'>,
  userId: Types.ObjectId,
  loginId: string,
): Promise<void> {
  if (!(await database.mentorProfiles.exists({ userId, status: 'suspended' }))) return;
  await database.logins.deleteOne({ _id: loginId });
  throw new AppError('suspended');
}
