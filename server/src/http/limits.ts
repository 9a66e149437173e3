import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

/** Calls of one network address: far above what a person causes, far below what hurts. */
export function createApiLimiter(): RateLimiterAbstract {
  return new RateLimiterMemory({ keyPrefix: 'api', points: 600, duration: 60 });
}

/** Log-ins are limited per network address and per account: guessing one account from many addresses is slow as well. */
export function createLogInLimiters() {
  return {
    byAddress: new RateLimiterMemory({ keyPrefix: 'login-address', points: 50, duration: 15 * 60 }),
    byAccount: new RateLimiterMemory({ keyPrefix: 'login-account', points: 10, duration: 15 * 60 }),
  };
}
