import { AppError } from '@preproom/models/contract/errors';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Takes one try from a limit; throws `too_many_requests` with the seconds to wait when none is left. */
export async function takeTry(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('too_many_requests', undefined, {
      retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000),
    });
  }
}

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
