import { hash, verify } from '@node-rs/argon2';
import type { Login } from '@preproom/models/contract/accounts/accounts';
import { LOGIN_COOKIE } from '@preproom/models/contract/accounts/users';
import { AppError } from '@preproom/models/contract/http/errors';
import type { LoginDocument } from '@preproom/models/db/accounts/login.model';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { loginCookie } from '../../http/loginCookie.ts';
import type { AccountHandlers } from './account.policy.ts';
import { codeBrowsers } from './codeBrowsers.ts';
import { consumeProof, requireProof } from './codes.ts';
import { endLogins } from './logins.ts';
import { requireGoodPassword, storeNewPassword } from './newPassword.ts';

/** Nobody has more active logins than this. */
const MAX_LISTED = 100;

/** A logged-in person's password and logins. */
export function loginHandlers(
  deps: AppDeps,
): Pick<AccountHandlers, 'changePassword' | 'getLogins' | 'endLogin' | 'endLogins'> {
  const { config, database } = deps;
  // Wrong current passwords, so that an unattended browser allows no more guesses than the log-in page.
  const limiter = deps.limiter('password-change', 10, 15 * 60);
  const browsers = codeBrowsers(deps);
  const findUser = (userId: string) => database.users.findById(userId).lean().orFail();
  return {
    async changePassword({ actor, body: { current, proof, password }, client }) {
      const user = await findUser(actor.userId);
      const { Name: name, Email: email } = user;
      const asker = browsers.of(client);
      const given = proof && ({ email, purpose: 'password', asker, proof } as const);
      if (given) await requireProof(deps, given);
      else {
        await consumeLimit(limiter, actor.userId);
        const isRight = user.passwordHash && current && (await verify(user.passwordHash, current));
        if (!isRight) throw new AppError('wrong_credentials', undefined, { fields: { current: 'is wrong' } });
        await limiter.delete(actor.userId);
      }
      await requireGoodPassword(password, { name, email, brand: config.BRAND_NAME });
      if (given) await consumeProof(deps, given);
      const isAddressProved = proof !== undefined;
      await storeNewPassword(deps, user, await hash(password), { except: actor.loginId, isAddressProved });
      return { changed: true };
    },
    async getLogins({ actor: { userId, loginId } }) {
      const [user, logins] = await Promise.all([
        findUser(userId),
        database.logins
          .find({ userId, expiresAt: { $gt: new Date(deps.clock.now()) } })
          .sort({ createdAt: -1 })
          .limit(MAX_LISTED)
          .lean(),
      ]);
      const lastSeenFirst = logins.sort((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
      return {
        hasPassword: user.passwordHash !== null,
        logins: lastSeenFirst.map((login) => presentLogin(login, loginId)),
      };
    },
    async endLogin({ actor, params: { loginId }, client }) {
      const { deletedCount } = await database.logins.deleteOne({ _id: loginId, userId: actor.userId });
      if (deletedCount === 0) throw new AppError('not_found');
      deps.endLogin(loginId);
      if (loginId === actor.loginId) client.cookies.clear(LOGIN_COOKIE, loginCookie(config));
      return { ended: deletedCount };
    },
    async endLogins({ actor, body: { which }, client }) {
      const except = which === 'others' ? { except: actor.loginId } : {};
      const ended = await endLogins(deps, actor.userId, except);
      if (which === 'all') client.cookies.clear(LOGIN_COOKIE, loginCookie(config));
      return { ended };
    },
  };
}

function presentLogin(login: LoginDocument & { _id: Types.ObjectId }, own: string): Login {
  const { browser, system, network, createdAt, lastSeenAt } = login;
  const _id = login._id.toString();
  const times = { createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() };
  return { _id, browser, system, network, ...times, isThis: _id === own };
}
