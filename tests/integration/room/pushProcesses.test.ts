import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import type { TemporaryDatabase } from '@preproom/embedded/testing/testServer';
import { createUser } from '@preproom/models/db/testing/factories';
import type { RoomSocket } from '@preproom/signalling/testing/roomSocket';
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

test('ten sockets of one person at a time, wherever they are opened; a closed one makes room', async () => {
  const asha = await createUser(here.database);
  const logins = new Map([
    [here, await here.enter(asha)],
    [there, await there.enter(asha)],
  ]);
  const pages: RoomSocket[] = [];
  const refusals: unknown[] = [];
  const knock = (stack: Stack) =>
    stack.connect(logins.get(stack) ?? stack.visitor()).then(
      (page) => pages.push(page),
      ({ data }) => refusals.push(data.code),
    );
  for (let knocks = 0; knocks < 6; knocks++) {
    await knock(here);
    await knock(there);
  }
  expect(pages).toHaveLength(10);
  expect(refusals).toEqual(['too_many_requests', 'too_many_requests']);
  pages[0]?.close();
  await expect
    .poll(async () => {
      await knock(there);
      return pages.length;
    })
    .toBe(11);
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
