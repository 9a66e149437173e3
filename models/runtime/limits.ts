import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../contract/errors.ts';

/** Takes one try from a limit; throws `too_many_requests` with the seconds to wait when none is left. */
export async function takeTry(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
    throw new AppError('too_many_requests', undefined, { retryAfterSeconds });
  }
}
