import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares digests, so the time is constant whatever the lengths. */
export function isSameSecret(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
