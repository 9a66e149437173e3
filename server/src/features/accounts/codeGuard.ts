import { createHmac, hkdfSync } from 'node:crypto';
import type { CreateLimiter } from '@preproom/models/runtime/limits';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 15 * 60;

/** What all codes of this process share: the key of their hashes, and the limits of networks. */
export interface CodeGuard {
  hash(kind: string, ...texts: string[]): string;
  limits: {
    /** Codes that one network may ask for: a whole class may sign up together behind it. */
    sending: RateLimiterAbstract;
    /** Wrong codes that one network may give. What one address gets is limited where codes are made. */
    guessing: RateLimiterAbstract;
  };
}

/** The key is made of the logins' secret, so that whoever steals the database alone cannot try a million codes against it. */
export function createCodeGuard(jwtSecret: string, limiter: CreateLimiter): CodeGuard {
  const key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'preproom codes', 32));
  return {
    hash: (...texts) => createHmac('sha256', key).update(texts.join('\n')).digest('base64url'),
    limits: {
      sending: limiter('codes-sent', 100, WINDOW_SECONDS),
      guessing: limiter('codes-guessed', 60, WINDOW_SECONDS),
    },
  };
}
