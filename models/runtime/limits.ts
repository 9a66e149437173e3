import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { AppError } from '../contract/http/errors.ts';
import type { Redis } from './redis.ts';

/** Makes a limit of so many points in so many seconds for each key. */
export type CreateLimiter = (name: string, points: number, durationSeconds: number) => RateLimiterAbstract;

/** With Redis a limit counts over all processes, and per process while Redis is away. */
export function createLimiters(redis: Redis | null): CreateLimiter {
  return (name, points, duration) => {
    const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration });
    if (!redis) return inMemory;
    return new RateLimiterRedis({
      storeClient: redis.client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: inMemory,
      keyPrefix: `preproom:limit:${name}`,
      points,
      duration,
      // Whoever goes on after a refusal is refused here, without asking again.
      inMemoryBlockOnConsumed: points + 1,
    });
  };
}

/** Counts `points` against the key; throws `too_many_requests` with the seconds to wait when the limit is reached. */
export async function consumeLimit(limiter: RateLimiterAbstract, key: string, points = 1): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
    throw new AppError('too_many_requests', undefined, { retryAfterSeconds });
  }
}
