import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@preproom/models/contract/accounts/secondFactor';

/** Without letters and digits that look alike. 16 of 32 are 80 bits, too many to guess even from the hashes. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Ten new codes, as they are shown, and their hashes, as they are stored. */
export function newRecoveryCodes(userId: string): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  return { codes, hashes: codes.map((code) => hashRecoveryCode(userId, code.replaceAll('-', ''))) };
}

/** `code` without dashes, in lower case. */
export function hashRecoveryCode(userId: string, code: string): string {
  return createHash('sha256').update(`recovery\0${userId}\0${code}`).digest('base64url');
}

function newCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
