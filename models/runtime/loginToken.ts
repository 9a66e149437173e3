import { createHmac, timingSafeEqual } from 'node:crypto';
import { LOGIN_COOKIE } from '../contract/accounts/users.ts';
import { cookieOf } from './cookies.ts';

export interface LoginClaims {
  userId: string;
  loginId: string;
}

/** The only header that we sign and accept: no other algorithm can be asked for. */
const HEADER = { alg: 'HS256' };

const encode = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
/** Synchronous: libuv's threads may be busy with files and passwords, and every request needs this. */
const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest();

/** Signs a token (JWT) that names a login record. Each use checks whether the record still exists. */
export function signLogin({ userId, loginId }: LoginClaims, secret: string, expiresAt: Date): string {
  const exp = Math.floor(expiresAt.getTime() / 1000);
  const signed = `${encode(HEADER)}.${encode({ sub: userId, jti: loginId, exp })}`;
  return `${signed}.${sign(signed, secret).toString('base64url')}`;
}

/** The token's claims; null unless we signed it and it has not expired. */
export function verifyLoginToken(token: string, secret: string, now: Date): LoginClaims | null {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (header !== encode(HEADER) || more.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = sign(`${header}.${payload}`, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const { sub, jti, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const isValid = typeof exp === 'number' && exp * 1000 > now.getTime();
  return isValid && typeof sub === 'string' && typeof jti === 'string' ? { userId: sub, loginId: jti } : null;
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
