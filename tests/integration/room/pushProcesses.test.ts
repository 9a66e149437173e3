import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import type { TemporaryDatabase } from '@preproom/embedded/testing/testServer';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RedisServer } from '../../support/peers/redisServer.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let redis: RedisServer;
let database: TemporaryDatabase;
let here: Stack;
let there: Stack;
beforeAll(async () => {
  [redis, database] = await Promise.all([RedisServer.start(), startTemporaryDatabase()]);
  const shared = { REDIS_URL: redis.url, MONGODB_URI: database.uri };
  here = await startStack(shared);
  there = await startStack(shared);
});
afterAll(async () => {
  await here.stop();
  await there.stop();
  await redis.stop();
  await database.remove();
});

test('a change at one process reaches the pages at both, and while Redis is down those at its own', async () => {
  const asha = await createUser(here.database);
  const pages = [await here.connect(await here.enter(asha)), await there.connect(await there.enter(asha))];
  here.signalling.pushChange([asha._id.toString()], ['notifications']);
  for (const page of pages) expect(await page.next('data:changed')).toEqual({ topics: ['notifications'] });
  await redis.kill();
  await expect.poll(() => here.signalling.isReady()).toBe(false);
  here.signalling.pushChange([asha._id.toString()], ['user']);
  expect(await pages[0]?.next('data:changed')).toEqual({ topics: ['user'] });
  expect(pages[1]?.unread()).toEqual([]);
});
