import { createHmac } from 'node:crypto';
import { isSameSecret } from '@preproom/models/runtime/isSameSecret';

/** What a token grants. The purpose is signed too, so a token for one cannot be used for another. */
export const TOKEN_PURPOSES = ['mails-off', 'guardian-withdraws', 'waitlist-leave', 'calendar-feed'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** Returns `payload.signature` with an HMAC-SHA-256 (RFC 2104). The payload is readable, so it must contain no secret. */
export function signToken(purpose: TokenPurpose, payload: string, secret: string): string {
  return `${payload}.${sign(purpose, payload, secret)}`;
}

/** The payload of a token; null when the signature is wrong or made for another purpose. */
export function readToken(purpose: TokenPurpose, token: string, secret: string): string | null {
  const end = token.lastIndexOf('.');
  const [payload, given] = [token.slice(0, Math.max(end, 0)), token.slice(end + 1)];
  return isSameSecret(given, sign(purpose, payload, secret)) ? payload : null;
}

function sign(purpose: TokenPurpose, payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${payload}`).digest('base64url');
}
