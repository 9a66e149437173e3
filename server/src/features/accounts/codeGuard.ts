import { createHmac, hkdfSync } from 'node:crypto';
import type { Redis } from '@preproom/models/runtime/redis';
import { createCodeLimiters } from '../../http/limits.ts';

/** What all codes of this process share: the key of their hashes, and the limits of networks. */
export interface CodeGuard {
  hash(kind: string, ...texts: string[]): string;
  limits: ReturnType<typeof createCodeLimiters>;
}

/** The key is made of the logins' secret, so that whoever steals the database alone cannot try a million codes against it. */
export function createCodeGuard(jwtSecret: string, redis: Redis | null): CodeGuard {
  const key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'preproom codes', 32));
  return {
    hash: (...texts) => createHmac('sha256', key).update(texts.join('\n')).digest('base64url'),
    limits: createCodeLimiters(redis),
  };
}
