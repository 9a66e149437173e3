import { createHmac, hkdfSync } from 'node:crypto';
import type { CreateLimiter } from '@preproom/models/runtime/limits';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 15 * 60;
const DAY_SECONDS = 24 * 60 * 60;

/** What all codes of this process share: the key of their hashes and the limits per network. */
export interface CodeGuard {
  hash(kind: string, ...texts: string[]): string;
  limits: {
    /** Codes sent per network. A whole class may sign up from one address. */
    sending: RateLimiterAbstract;
    /** Wrong codes per network. The limits per asker are in codes.ts. */
    guessing: RateLimiterAbstract;
    /** Codes sent in a day to one address for browsers in which nobody has proved it, so that many browsers are no way to guess. */
    strangers: RateLimiterAbstract;
  };
}

/** The key is derived from `jwtSecret`, so a stolen database alone does not allow trying all one million codes against the hashes. */
export function createCodeGuard(jwtSecret: string, limiter: CreateLimiter): CodeGuard {
  const key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'preproom codes', 32));
  return {
    hash: (...texts) => createHmac('sha256', key).update(texts.join('\n')).digest('base64url'),
    limits: {
      sending: limiter('codes-sent', 100, WINDOW_SECONDS),
      guessing: limiter('codes-guessed', 60, WINDOW_SECONDS),
      strangers: limiter('codes-strangers', 200, DAY_SECONDS),
    },
  };
}
