import { setTimeout } from 'node:timers/promises';
import { LOGIN_COOKIE } from '@preproom/models/contract/accounts/users';
import type { Database } from '@preproom/models/db/database';
import { type Actor, findActor, presentedLogin } from '@preproom/models/runtime/authenticate';
import type { Clock } from '@preproom/models/runtime/clock';
import { type CreateLimiter, consumeLimit } from '@preproom/models/runtime/limits';
import { createTurns } from '@preproom/models/runtime/turns';
import type { Request, RequestHandler, Response } from 'express';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import { loginCookie } from './loginCookie.ts';
import { networkOf } from './network.ts';
import { noteIds } from './requestLog.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Who calls; null when nobody is logged in. */
      actor: Actor | null;
      /** Lets the caller's next call begin before this one is answered: for what takes as long as the caller's line. */
      endTurn: () => void;
    }
  }
}

interface CallerDeps {
  config: Pick<Config, 'jwtSecret' | 'isProduction' | 'teamNeedsSecondFactor'>;
  database: Database;
  clock: Clock;
  limiter: CreateLimiter;
}

/** Calls in a minute: far above what one person causes. */
const CALLS_OF_ONE_PERSON = 600;
/** In a minute, what some hundred visitors cause: a whole college or a carrier's district may share an address. */
const CALLS_OF_ONE_NETWORK = 3_000;

/** Calls of one person at the same moment. More of them wait for each other, so that nobody else waits for all of them. */
export const AT_ONCE_OF_ONE_PERSON = 3;
/** Of those that had to wait. */
const WAITED_OF_ONE_PERSON = 1;
/** Calls without a login: of everybody behind one address. */
export const AT_ONCE_OF_ONE_NETWORK = 30;

/**
 * Counts the call and identifies the caller: per person when the login token has our signature, per network otherwise. Counting
 * comes before any database read, and a forged token causes none. Then `readBody` reads what was sent, and the call waits until few of
 * the same caller are under way: in this order, because a body that never ends must not take a turn.
 */
export function identifyCaller(
  { config, database, clock, limiter }: CallerDeps,
  readBody: RequestHandler,
): RequestHandler {
  const byPerson = limiter('calls-person', CALLS_OF_ONE_PERSON, 60);
  const byNetwork = limiter('calls-network', CALLS_OF_ONE_NETWORK, 60);
  const turnOfPerson = createTurns(AT_ONCE_OF_ONE_PERSON, WAITED_OF_ONE_PERSON);
  const turnOfNetwork = createTurns(AT_ONCE_OF_ONE_NETWORK);
  const endedLogins = new RecentIds();
  const { teamNeedsSecondFactor } = config;
  return async (request, response, next) => {
    const now = new Date(clock.now());
    const presented = presentedLogin(request.headers, config.jwtSecret, now);
    // An ended login counts for the network, so that a stolen token cannot use up the limit of the person who ended it.
    const login = presented.login && !endedLogins.has(presented.login.loginId) ? presented.login : null;
    if (login) await countRequest(byPerson, login.userId);
    else await countRequest(byNetwork, networkOf(request.ip));
    await passed(readBody, request, response);
    const endTurn = await (login ? turnOfPerson(login.userId) : turnOfNetwork(networkOf(request.ip)));
    // Nobody waits for the answer any more.
    if (response.destroyed) return endTurn();
    response.locals.endTurn = endTurn;
    response.once('close', endTurn);
    const actor = login && (await findActor(login, { database, teamNeedsSecondFactor }, now));
    if (actor) noteIds(response.locals.log, { loginId: actor.loginId });
    else if (login) endedLogins.add(login.loginId);
    // Clearing the cookie lets pages see at once that nobody is logged in.
    if (!actor && presented.fromCookie) response.clearCookie(LOGIN_COOKIE, loginCookie(config));
    response.locals.actor = actor;
    next();
  };
}

/** Resolves when the handler goes on; throws what it passes on. */
function passed(handler: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void handler(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}

/** What is counted: the name and size of the limits per login and per network, in a minute. */
interface CallLimits {
  login: readonly [name: string, calls: number];
  network: readonly [name: string, calls: number];
}

/** Calls whose answer is the same for everyone. */
export const PUBLIC_CALLS: CallLimits = {
  login: ['public-calls-login', CALLS_OF_ONE_PERSON],
  network: ['calls-network', CALLS_OF_ONE_NETWORK],
};

/** What is fetched by an address alone, without the API: pictures, calendar feeds, referral links, unsubscribing. A list has dozens of pictures. */
export const LINKS: CallLimits = {
  login: ['links-login', CALLS_OF_ONE_PERSON],
  network: ['links-network', 2 * CALLS_OF_ONE_NETWORK],
};

/** A page causes some calls, so these are fewer: what a campus opens that shares an address. */
export const PAGES: CallLimits = { login: ['pages-login', 300], network: ['pages-network', 1_200] };

/**
 * Counts a request for which nobody is looked up: per login when the token has our signature, per network otherwise. The database
 * is not read, so the login may have ended: it has a count of its own, and cannot use up its person's.
 */
export function createRequestCount(
  { config, clock, limiter }: Omit<CallerDeps, 'database'>,
  { login: [loginName, ofLogin], network: [networkName, ofNetwork] }: CallLimits,
): (request: Request) => Promise<void> {
  const byLogin = limiter(loginName, ofLogin, 60);
  const byNetwork = limiter(networkName, ofNetwork, 60);
  return async (request) => {
    const { login } = presentedLogin(request.headers, config.jwtSecret, new Date(clock.now()));
    if (login) await countRequest(byLogin, login.loginId);
    else await countRequest(byNetwork, networkOf(request.ip));
  };
}

/**
 * Counts a request. Whoever is above the limit is told a second later: most who get there ask again as soon as they have an answer, and
 * thousands of refusals a second would keep others waiting as well.
 */
async function countRequest(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await consumeLimit(limiter, key);
  } catch (refusal) {
    await setTimeout(REFUSED_AFTER_MS);
    throw refusal;
  }
}

const REFUSED_AFTER_MS = 1_000;
/** How many ended logins are remembered. A forgotten one costs one database read. */
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
