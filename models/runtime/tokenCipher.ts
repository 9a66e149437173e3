import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** Encrypts JSON values for one purpose. A token made for one purpose cannot be decrypted for another. */
export interface TokenCipher<Value> {
  /** A JWE that can't be read, changed or forged without our secret. */
  encrypt(value: Value, expiresAt: Date): Promise<string>;
  /** The value; null when the token has expired, was changed, or was made for another purpose. */
  decrypt(token: string, now: Date): Promise<Value | null>;
}

/** For values a browser stores for us for a few minutes, such as in a cookie. */
export function createTokenCipher<Value extends object>(secret: string, purpose: string): TokenCipher<Value> {
  const key = createHash('sha256').update(`${purpose}\0${secret}`).digest();
  return {
    encrypt: (value, expiresAt) =>
      new EncryptJWT({ note: value })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(purpose)
        .setExpirationTime(expiresAt)
        .encrypt(key),
    async decrypt(token, now) {
      try {
        const { payload } = await jwtDecrypt(token, key, { audience: purpose, currentDate: now });
        return payload.note as Value;
      } catch {
        return null;
      }
    },
  };
}
