import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { AppError } from '../contract/http/errors.ts';
import type { Redis } from './redis.ts';

/** The rate limiter with this name: points per seconds and key. A second call with the same name returns the same limiter. */
export type CreateLimiter = (name: string, points: number, durationSeconds: number) => RateLimiterAbstract;

/** With Redis, a limit counts across all processes; per process while Redis is down. */
export function createLimiters(redis: Redis | null): CreateLimiter {
  const limits = new Map<string, { size: string; limiter: RateLimiterAbstract }>();
  return (name, points, duration) => {
    const size = `${points} in ${duration} s`;
    const known = limits.get(name) ?? { size, limiter: createLimiter(redis, name, points, duration) };
    if (known.size !== size) throw new Error(`The limit ${name} has two sizes`);
    limits.set(name, known);
    return known.limiter;
  };
}

function createLimiter(
  redis: Redis | null,
  name: string,
  points: number,
  duration: number,
): RateLimiterAbstract {
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
    // Refuses repeated calls above the limit in memory, without asking Redis again.
    inMemoryBlockOnConsumed: points + 1,
  });
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
