import { LOGIN_COOKIE } from '@preproom/models/contract/users';
import type { AppDeps } from '../../app.ts';
import type { Config } from '../../config.ts';
import { createLogInLimiters } from '../../http/limits.ts';
import { loginCookie } from '../../http/loginCookie.ts';
import type { Handlers } from '../../http/route.ts';
import { presentUser } from './account.present.ts';
import { checkCredentials, startLogin } from './account.service.ts';
import { readCurrentUser } from './currentUser.ts';

export function accountHandlers(
  config: Config,
  deps: AppDeps,
): Pick<Handlers, 'logIn' | 'logOut' | 'isLoggedIn' | 'getCurrentUser'> {
  const { database } = deps;
  const limits = createLogInLimiters(deps.redis);
  return {
    async logIn({ body, log, request, response }) {
      const address = request.ip ?? '';
      await limits.take(address, body.email);
      const user = await checkCredentials(database, body.email, body.password);
      await limits.forget(address, body.email);
      const { token, loginId, expiresAt } = await startLogin(deps, config.jwtSecret, user._id);
      log.info({ loginId, userId: user._id.toString() }, 'logged in');
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
