// What may be provided is declared where it is used.
import type {} from '@preproom/signalling/testing/support';
import type { TestProject } from 'vitest/node';
import { RedisServer } from './redisServer.ts';

/** Before a run whose rooms are kept in Redis: one for all its tests, which have rooms and people of their own. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const redis = await RedisServer.start();
  provide('redisUrl', redis.url);
  return () => redis.stop();
}
