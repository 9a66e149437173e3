import { AppError } from '@preproom/models/contract/http/errors';
import { LOGIN_COOKIE } from '@preproom/models/contract/people/users';
import type { Config } from '../../config/config.ts';
import type { AppDeps } from '../../deps.ts';
import { createLogInLimiters } from '../../http/limits.ts';
import { loginCookie } from '../../http/loginCookie.ts';
import { networkOf } from '../../http/network.ts';
import type { Handlers } from '../../http/route.ts';
import { readCurrentUser } from '../me/currentUser.ts';
import { presentUser } from './account.present.ts';
import { checkCredentials } from './account.service.ts';
import { giveLogin } from './giveLogin.ts';

export function accountHandlers(
  config: Config,
  deps: AppDeps,
): Pick<Handlers, 'logIn' | 'logOut' | 'isLoggedIn' | 'getCurrentUser'> {
  const { database } = deps;
  const limits = createLogInLimiters(deps.redis);
  return {
    async logIn({ body, request, response }) {
      const address = networkOf(request);
      await limits.take(address, body.email);
      const user = await checkCredentials(database, body.email, body.password);
      await limits.forget(address, body.email);
      const { token, loginId } = await giveLogin(config, deps, user._id, { request, response });
      // A new password ends the logins that there are: one that the old password makes just then must not stay.
      if (!(await database.users.exists({ _id: user._id, passwordHash: user.passwordHash }))) {
        await database.logins.deleteOne({ _id: loginId });
        response.clearCookie(LOGIN_COOKIE, loginCookie(config));
        throw new AppError('wrong_credentials');
      }
      return { token, data: presentUser(user) };
    },
    async logOut({ actor, response }) {
      await database.logins.deleteOne({ _id: actor.loginId });
      deps.endLogin(actor.loginId);
      response.clearCookie(LOGIN_COOKIE, loginCookie(config));
      return { loggedOut: true };
    },
    isLoggedIn: ({ actor }) => readCurrentUser(deps, actor),
    getCurrentUser: ({ actor }) => readCurrentUser(deps, actor),
  };
}
