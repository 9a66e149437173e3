import { createHmac } from 'node:crypto';
import { isSameSecret } from '@preproom/models/runtime/isSameSecret';

/** What the links of mails are for; sealed with the claim, so that a link for one thing does nothing else. */
export type ClaimPurpose = 'mails-off' | 'guardian-withdraws';

/** A token that says something which only we can have written: the claim, which holds no secret, and its HMAC (RFC 2104, SHA-256). */
export function sealClaim(purpose: ClaimPurpose, claim: string, secret: string): string {
  return `${claim}.${seal(purpose, claim, secret)}`;
}

/** The claim of a token; null when it is none of ours, or for something else. */
export function readClaim(purpose: ClaimPurpose, token: string, secret: string): string | null {
  const end = token.lastIndexOf('.');
  const [claim, given] = [token.slice(0, Math.max(end, 0)), token.slice(end + 1)];
  return isSameSecret(given, seal(purpose, claim, secret)) ? claim : null;
}

function seal(purpose: ClaimPurpose, claim: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${claim}`).digest('base64url');
}
