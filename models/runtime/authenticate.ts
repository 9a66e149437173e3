import type { Role } from '../contract/users.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from './clock.ts';
import { findLoginToken, verifyLoginToken } from './loginToken.ts';

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

/** Who sends these headers: token, login record and user are all checked; null when any of them does not stand. */
export async function authenticate(
  headers: { authorization?: string | undefined; cookie?: string | undefined },
  { database, jwtSecret, clock }: AuthenticationDeps,
): Promise<Actor | null> {
  const found = findLoginToken(headers);
  if (!found) return null;
  const now = new Date(clock.now());
  const claims = await verifyLoginToken(found.token, jwtSecret, now);
  if (!claims) return null;
  const [login, user] = await Promise.all([
    database.logins.findOne({ _id: claims.loginId, userId: claims.userId, expiresAt: { $gt: now } }).lean(),
    database.users.findById(claims.userId, { role: 1 }).lean(),
  ]);
  return login && user ? { ...claims, role: user.role, fromCookie: found.fromCookie } : null;
}
