import type { Role } from '../contract/people/users.ts';
import type { Database } from '../db/database.ts';
import { SEEN_EVERY_MS } from '../db/people/login.model.ts';
import type { Clock } from './clock.ts';
import { findLoginToken, type LoginClaims, verifyLoginToken } from './loginToken.ts';

/** Somebody whose login was checked just now. */
export interface Actor {
  userId: string;
  loginId: string;
  role: Role;
  fromCookie: boolean;
}

export interface AuthenticationDeps {
  database: Database;
  jwtSecret: string;
  clock: Clock;
}

/** A login that our signature is on; whether it still stands is not known. */
export interface PresentedLogin extends LoginClaims {
  fromCookie: boolean;
}

type Headers = { authorization?: string | undefined; cookie?: string | undefined };

/** The login in these headers, null unless we signed it and it has not expired; and whether a cookie brought whatever came. */
export async function presentedLogin(
  headers: Headers,
  jwtSecret: string,
  now: Date,
): Promise<{ login: PresentedLogin | null; fromCookie: boolean }> {
  const found = findLoginToken(headers);
  if (!found) return { login: null, fromCookie: false };
  const { token, fromCookie } = found;
  const claims = await verifyLoginToken(token, jwtSecret, now);
  return { login: claims && { ...claims, fromCookie }, fromCookie };
}

/** Whose login this is, which was seen just now; null for good once its record has ended or its user is gone. */
export async function findActor(
  { userId, loginId, fromCookie }: PresentedLogin,
  database: Database,
  now: Date,
): Promise<Actor | null> {
  const [login, user] = await Promise.all([
    database.logins.findOne({ _id: loginId, userId, expiresAt: { $gt: now } }).lean(),
    database.users.findById(userId, { role: 1 }).lean(),
  ]);
  if (!login || !user) return null;
  if (now.getTime() - login.lastSeenAt.getTime() >= SEEN_EVERY_MS)
    await database.logins.updateOne({ _id: loginId }, { $set: { lastSeenAt: now } });
  return { userId, loginId, role: user.role, fromCookie };
}

/** Who sends these headers: token, login record and user are all checked; null when any of them does not stand. */
export async function authenticate(
  headers: Headers,
  { database, jwtSecret, clock }: AuthenticationDeps,
): Promise<Actor | null> {
  const now = new Date(clock.now());
  const { login } = await presentedLogin(headers, jwtSecret, now);
  return login && findActor(login, database, now);
}
