import { createLimiters, takeTry } from '@preproom/models/runtime/limits';
import type { Redis } from '@preproom/models/runtime/redis';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 15 * 60;

/** Calls of one network address: far above what a person causes, far below what hurts. */
export function createApiLimiter(redis: Redis | null): RateLimiterAbstract {
  return createLimiters(redis)('api', 600, 60);
}

/** Reports of one person: more than anybody has to say, sent again a few times on a poor line. */
export function createReportLimiter(redis: Redis | null): RateLimiterAbstract {
  return createLimiters(redis)('reports', 20, 60 * 60);
}

/**
 * Log-ins that fail are limited per network address, per account and address together, and more loosely per account: guessing
 * one account from many addresses is slow as well, but nobody can lock a person out from elsewhere with a handful of tries.
 */
export function createLogInLimiters(redis: Redis | null) {
  const limiter = createLimiters(redis);
  const byAddress = limiter('login-address', 50, WINDOW_SECONDS);
  const byBoth = limiter('login-both', 10, WINDOW_SECONDS);
  const byAccount = limiter('login-account', 200, WINDOW_SECONDS);
  return {
    /** Throws `too_many_requests`. */
    async take(address: string, account: string): Promise<void> {
      await takeTry(byAddress, address);
      await takeTry(byBoth, `${account} ${address}`);
      await takeTry(byAccount, account);
    },
    /** After the right password it counts no longer, nor do this person's tries before it. */
    async forget(address: string, account: string): Promise<void> {
      await byBoth.delete(`${account} ${address}`);
      // Only the one try that was right: those before it may have been guesses at others.
      await byAddress.reward(address);
      await byAccount.reward(account);
    },
  };
}
