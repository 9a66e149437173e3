import { takeTry } from '@preproom/models/runtime/limits';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

/** Calls of one network address: far above what a person causes, far below what hurts. */
export function createApiLimiter(): RateLimiterAbstract {
  return new RateLimiterMemory({ keyPrefix: 'api', points: 600, duration: 60 });
}

/** Reports of one person: more than anybody has to say, sent again a few times on a poor line. */
export function createReportLimiter(): RateLimiterAbstract {
  return new RateLimiterMemory({ keyPrefix: 'reports', points: 20, duration: 60 * 60 });
}

/**
 * Log-ins that fail are limited per network address, per account and address together, and more loosely per account: guessing
 * one account from many addresses is slow as well, but nobody can lock a person out from elsewhere with a handful of tries.
 */
export function createLogInLimiters() {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterMemory({ keyPrefix, points, duration: 15 * 60 });
  const byAddress = limiter('login-address', 50);
  const byBoth = limiter('login-both', 10);
  const byAccount = limiter('login-account', 200);
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
