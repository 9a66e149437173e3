import { LOGIN_COOKIE } from '@preproom/models/contract/users';
import { takeTry } from '@preproom/models/runtime/limits';
import type { CookieOptions } from 'express';
import type { AppDeps } from '../../app.ts';
import type { Config } from '../../config.ts';
import { createLogInLimiters } from '../../http/limits.ts';
import type { Handlers } from '../../http/route.ts';
import { presentUser } from './account.present.ts';
import { checkCredentials, startLogin } from './account.service.ts';
import { readCurrentUser } from './currentUser.ts';

/** How the login cookie is set, and with the same attributes cleared. */
export function loginCookie(config: Pick<Config, 'isProduction'>): CookieOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isProduction };
}

export function accountHandlers(
  config: Config,
  deps: AppDeps,
): Pick<Handlers, 'logIn' | 'logOut' | 'isLoggedIn' | 'getCurrentUser'> {
  const { database } = deps;
  const limits = createLogInLimiters();
  return {
    async logIn({ body, request, response }) {
      await takeTry(limits.byAddress, request.ip ?? '');
      await takeTry(limits.byAccount, body.email);
      const user = await checkCredentials(database, body.email, body.password);
      await limits.byAccount.delete(body.email);
      const { token, expiresAt } = await startLogin(deps, config.jwtSecret, user._id);
      response.cookie(LOGIN_COOKIE, token, { ...loginCookie(config), expires: expiresAt });
      return { token, data: presentUser(user) };
    },
    async logOut({ actor, response }) {
      await database.logins.deleteOne({ _id: actor.loginId });
      deps.endLogin(actor.loginId);
      response.clearCookie(LOGIN_COOKIE, loginCookie(config));
      return { loggedOut: true };
    },
    isLoggedIn: ({ actor }) => readCurrentUser(database, actor),
    getCurrentUser: ({ actor }) => readCurrentUser(database, actor),
  };
}
