import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** Seals notes of one purpose: what one purpose has sealed no other opens. */
export interface Seal<Note> {
  /** A text that nobody else can read, change or make. */
  seal(note: Note, expiresAt: Date): Promise<string>;
  /** The note, or null unless we sealed it for this purpose and it has not expired. */
  open(text: string, now: Date): Promise<Note | null>;
}

/** For what a browser keeps for us for a few minutes, such as in a cookie. */
export function createSeal<Note extends object>(secret: string, purpose: string): Seal<Note> {
  const key = createHash('sha256').update(`${purpose}\0${secret}`).digest();
  return {
    seal: (note, expiresAt) =>
      new EncryptJWT({ note })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(purpose)
        .setExpirationTime(expiresAt)
        .encrypt(key),
    async open(text, now) {
      try {
        const { payload } = await jwtDecrypt(text, key, { audience: purpose, currentDate: now });
        return payload.note as Note;
      } catch {
        return null;
      }
    },
  };
}
