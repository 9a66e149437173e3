import { randomUUID } from 'node:crypto';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { openRedis, type Redis } from '@preproom/models/runtime/redis';
import { createRedisRooms } from '@preproom/signalling/room/redisRooms';
import { applyActions, emptyRoom } from '@preproom/signalling/room/roomDirectory';
import { NO_MEDIA } from '@preproom/signalling/room/roomMessages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RedisServer } from '../../support/peers/redisServer.ts';

let server: RedisServer;
let redis: Redis;
beforeAll(async () => {
  server = await RedisServer.start();
  redis = openRedis(server.url, createLog('silent', 'signalling'));
  await new Promise<void>((resolve) => redis.onReady(resolve));
});
afterAll(async () => {
  redis.close();
  await server.stop();
});

function processOf(redisOfProcess: Redis) {
  const processId = randomUUID();
  return { processId, rooms: createRedisRooms(redisOfProcess, processId, createMetrics()) };
}

async function enter({ rooms, processId }: ReturnType<typeof processOf>, roomid: string): Promise<void> {
  const person = { _id: 'learner', Name: 'Asha', photo: null };
  const ids = { processId, socketId: randomUUID(), tabId: randomUUID() };
  const seat = { person, ...ids, media: NO_MEDIA, negotiationId: null };
  const session = {
    roomid,
    startsAtMs: 0,
    status: 'live',
    lastChatAtMs: { learner: 0, mentor: 0 },
    shownQuestion: null,
  } as const;
  const event = { type: 'join', side: 'learner', seat, takeOver: true, freshId: randomUUID() } as const;
  await rooms.change(roomid, (room) => applyActions(room ?? emptyRoom(session), event));
}

test('rooms that another process has closed are not asked for again', async () => {
  const asked: number[] = [];
  const counted: Redis = {
    ...redis,
    ask: (question) => {
      const client = Object.assign(Object.create(redis.client), {
        mGet: (keys: string[]) => {
          asked.push(keys.length);
          return redis.client.mGet(keys);
        },
      });
      return redis.ask(() => question(client));
    },
  };
  const here = processOf(counted);
  const elsewhere = processOf(redis);
  const roomids = Array.from({ length: 5 }, () => randomUUID());
  for (const roomid of roomids) await enter(here, roomid);
  for (const roomid of roomids.slice(1))
    await elsewhere.rooms.change(
      roomid,
      (room) => room && applyActions(room, { type: 'close', reason: 'ended' }),
    );
  for (let looks = 0; looks < 2; looks++)
    expect((await here.rooms.ofThisProcess()).map(({ roomid }) => roomid)).toEqual(roomids.slice(0, 1));
  expect(asked).toEqual([5, 1]);
});

test('a room whose seat somebody took at another process is still told, so that the one put out is not taken for lost', async () => {
  const here = processOf(redis);
  const elsewhere = processOf(redis);
  const roomid = randomUUID();
  await enter(here, roomid);
  await enter(elsewhere, roomid);
  for (let looks = 0; looks < 2; looks++)
    expect((await here.rooms.ofThisProcess()).map(({ state }) => state.learner?.processId)).toEqual([
      elsewhere.processId,
    ]);
});
