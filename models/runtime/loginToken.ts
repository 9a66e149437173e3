import { jwtVerify, SignJWT } from 'jose';
import { LOGIN_COOKIE } from '../contract/people/users.ts';
import { cookieOf } from './cookies.ts';

export interface LoginClaims {
  userId: string;
  loginId: string;
}

const ALGORITHM = 'HS256';
const key = (secret: string) => new TextEncoder().encode(secret);

/** Signs a token that names a login record. Each use checks whether the record still exists. */
export function signLogin(claims: LoginClaims, secret: string, expiresAt: Date): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(claims.userId)
    .setJti(claims.loginId)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key(secret));
}

/** The token's claims; null unless we signed it and it has not expired. */
export async function verifyLoginToken(
  token: string,
  secret: string,
  now: Date,
): Promise<LoginClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key(secret), { algorithms: [ALGORITHM], currentDate: now });
    return payload.sub && payload.jti ? { userId: payload.sub, loginId: payload.jti } : null;
  } catch {
    return null;
  }
}

/**
 * The request's token, and whether a cookie carried it. The authorization header, with or without `Bearer`, takes
 * precedence.
 */
export function findLoginToken(headers: {
  authorization?: string | undefined;
  cookie?: string | undefined;
}): { token: string; fromCookie: boolean } | null {
  const header = headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  if (header) return { token: header, fromCookie: false };
  const cookie = cookieOf(headers, LOGIN_COOKIE);
  return cookie ? { token: cookie, fromCookie: true } : null;
}
