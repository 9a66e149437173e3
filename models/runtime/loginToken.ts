import { jwtVerify, SignJWT } from 'jose';
import { LOGIN_COOKIE } from '../contract/people/users.ts';
import { cookieOf } from './cookies.ts';

export interface LoginClaims {
  userId: string;
  loginId: string;
}

const ALGORITHM = 'HS256';
const key = (secret: string) => new TextEncoder().encode(secret);

/** A signed token that names a login record; whether that record still stands is asked at every use. */
export function signLogin(claims: LoginClaims, secret: string, expiresAt: Date): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(claims.userId)
    .setJti(claims.loginId)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key(secret));
}

/** The claims of a token that we signed and that has not expired, else null. */
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

/** The token of a request, and whether a cookie brought it: the authorization header, with or without `Bearer`, goes first. */
export function findLoginToken(headers: {
  authorization?: string | undefined;
  cookie?: string | undefined;
}): { token: string; fromCookie: boolean } | null {
  const header = headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  if (header) return { token: header, fromCookie: false };
  const cookie = cookieOf(headers, LOGIN_COOKIE);
  return cookie ? { token: cookie, fromCookie: true } : null;
}
