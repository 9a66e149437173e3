import { LOGIN_COOKIE } from '@preproom/models/contract/people/users';
import { type Actor, findActor, presentedLogin } from '@preproom/models/runtime/authenticate';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { RequestHandler } from 'express';
import type { Config } from '../config/config.ts';
import type { AppDeps } from '../deps.ts';
import { createCallLimiters } from './limits.ts';
import { loginCookie } from './loginCookie.ts';
import { networkOf } from './network.ts';
import { noteIds } from './requestLog.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Who calls; null when nobody is logged in. */
      actor: Actor | null;
    }
  }
}

/**
 * Finds out who calls and counts the call: for the person where our signature is on the login, for the network elsewhere. It is
 * counted before the database is asked, and a forged token asks it nothing.
 */
export function identifyCaller(config: Config, { database, clock, redis }: AppDeps): RequestHandler {
  const limits = createCallLimiters(redis);
  const endedLogins = new RecentIds();
  return async (request, response, next) => {
    const now = new Date(clock.now());
    const presented = await presentedLogin(request.headers, config.jwtSecret, now);
    // What comes with an ended login is nobody's: it must not use up what the person has who ended it.
    const login = presented.login && !endedLogins.has(presented.login.loginId) ? presented.login : null;
    if (login) await consumeLimit(limits.byPerson, login.userId);
    else await consumeLimit(limits.byNetwork, networkOf(request));
    const actor = login && (await findActor(login, database, now));
    if (actor) noteIds(response, { loginId: actor.loginId });
    else if (login) endedLogins.add(login.loginId);
    // Without its cookie the pages know at once that nobody is logged in.
    if (!actor && presented.fromCookie) response.clearCookie(LOGIN_COOKIE, loginCookie(config));
    response.locals.actor = actor;
    next();
  };
}

/** More ended logins than are still in use anywhere; one that is forgotten costs one look into the database. */
const REMEMBERED = 10_000;

class RecentIds {
  readonly #ids = new Set<string>();

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  add(id: string): void {
    this.#ids.add(id);
    const [oldest] = this.#ids;
    if (oldest !== undefined && this.#ids.size > REMEMBERED) this.#ids.delete(oldest);
  }
}
