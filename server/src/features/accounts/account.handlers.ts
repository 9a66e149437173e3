import { LOGIN_COOKIE } from '@preproom/models/contract/accounts/users';
import type { CurrentUserQuery } from '@preproom/models/contract/currentUser';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { AppDeps } from '../../deps.ts';
import { loginCookie } from '../../http/loginCookie.ts';
import type { AccountHandlers } from './account.policy.ts';
import { presentUser } from './account.present.ts';
import { checkCredentials } from './account.service.ts';
import { readCurrentUser } from './currentUser.ts';
import { issueLogin } from './issueLogin.ts';
import { createLogInLimits } from './logInLimits.ts';

export function accountHandlers(
  deps: AppDeps,
): Pick<AccountHandlers, 'logIn' | 'logOut' | 'isLoggedIn' | 'getCurrentUser'> {
  const { config, database } = deps;
  const limits = createLogInLimits(deps.limiter);
  const currentUser = async ({ userId, needsSecondFactor }: Actor, query: CurrentUserQuery = {}) => ({
    ...(await readCurrentUser(deps, userId, query)),
    ...(needsSecondFactor && { needsSecondFactor }),
  });
  return {
    async logIn({ body, client, log }) {
      const address = client.network;
      await limits.take(address, body.email);
      const user = await checkCredentials(database, body.email, body.password);
      await limits.forget(address, body.email);
      const { token } = await issueLogin(deps, user, { client, log, isProved: true });
      return { token, data: presentUser(user) };
    },
    async logOut({ actor, client }) {
      if (actor) {
        await database.logins.deleteOne({ _id: actor.loginId });
        deps.endLogin(actor.loginId);
      }
      client.cookies.clear(LOGIN_COOKIE, loginCookie(config));
      return { loggedOut: true };
    },
    isLoggedIn: ({ actor }) => currentUser(actor),
    getCurrentUser: ({ actor, query }) => currentUser(actor, query),
  };
}
