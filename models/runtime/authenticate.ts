import type { Right } from '../contract/accounts/team/rights.ts';
import type { Role } from '../contract/accounts/users.ts';
import { type LoginDocument, SEEN_EVERY_MS } from '../db/accounts/login.model.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from './clock.ts';
import { findLoginToken, type LoginClaims, verifyLoginToken } from './loginToken.ts';

/** A person whose login has just been verified. */
export interface Actor {
  userId: string;
  loginId: string;
  role: Role;
  /** Empty for everyone who is not in the team, and while `needsSecondFactor`. */
  rights: readonly Right[];
  /** When this login was last proved by the password or an e-mailed code. */
  provedAt: Date | null;
  /** A member of the team who has to set up a second factor first. */
  needsSecondFactor: boolean;
  /** The person has asked for the account's deletion, and can still take it back. */
  isLeaving: boolean;
  fromCookie: boolean;
}

export interface AuthenticationDeps {
  database: Database;
  jwtSecret: string;
  clock: Clock;
}

/** A login token with a valid signature. Its login record may have ended since. */
export interface PresentedLogin extends LoginClaims {
  fromCookie: boolean;
}

type Headers = { authorization?: string | undefined; cookie?: string | undefined };

/**
 * Reads the login token from the headers: null unless we signed it and it has not expired; and whether a cookie carried the
 * token.
 */
export function presentedLogin(
  headers: Headers,
  jwtSecret: string,
  now: Date,
): { login: PresentedLogin | null; fromCookie: boolean } {
  const found = findLoginToken(headers);
  if (!found) return { login: null, fromCookie: false };
  const { token, fromCookie } = found;
  const claims = verifyLoginToken(token, jwtSecret, now);
  return { login: claims && { ...claims, fromCookie }, fromCookie };
}

/**
 * The login's user; also updates `lastSeenAt`. Null if the login record has ended or the user is gone, which is final. With
 * `teamNeedsSecondFactor`, a member of the team has no rights in a login without one.
 */
export async function findActor(
  login: PresentedLogin,
  { database, teamNeedsSecondFactor }: { database: Database; teamNeedsSecondFactor: boolean },
  now: Date,
): Promise<Actor | null> {
  const [seen, user] = await Promise.all([
    seeLogin(login, database, now),
    database.users.findById(login.userId, { role: 1, rights: 1, suspension: 1, deletion: 1 }).lean(),
  ]);
  // Suspending ends the logins right after; until then they open nothing.
  if (!seen || !user || user.suspension) return null;
  const { role, rights = [], deletion } = user;
  const needsSecondFactor = teamNeedsSecondFactor && role === 'admin' && !seen.secondFactorAt;
  return {
    ...login,
    role,
    rights: needsSecondFactor ? [] : rights,
    provedAt: seen.provedAt,
    needsSecondFactor,
    isLeaving: deletion != null,
  };
}

/** The login's record, or null if it has ended; also updates `lastSeenAt`. */
async function seeLogin(
  { loginId, userId }: PresentedLogin,
  database: Database,
  now: Date,
): Promise<LoginDocument | null> {
  const login = await database.logins.findOne({ _id: loginId, userId, expiresAt: { $gt: now } }).lean();
  if (login && now.getTime() - login.lastSeenAt.getTime() >= SEEN_EVERY_MS)
    await database.logins.updateOne({ _id: loginId }, { $set: { lastSeenAt: now } });
  return login;
}

/** Authenticates a socket: verifies token and login record; null if either is invalid. The user is read when they join a room. */
export async function authenticate(
  headers: Headers,
  { database, jwtSecret, clock }: AuthenticationDeps,
): Promise<PresentedLogin | null> {
  const now = new Date(clock.now());
  const { login } = presentedLogin(headers, jwtSecret, now);
  return login && (await seeLogin(login, database, now)) ? login : null;
}
