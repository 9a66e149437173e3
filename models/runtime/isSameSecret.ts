import { createHash, timingSafeEqual } from 'node:crypto';

/** In constant time, whatever the lengths: what is compared are digests. */
export function isSameSecret(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
