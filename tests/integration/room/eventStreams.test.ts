import { randomUUID } from 'node:crypto';
import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import { createLog } from '@preproom/models/runtime/log';
import { openRedis, type Redis } from '@preproom/models/runtime/redis';
import { NO_MEDIA } from '@preproom/signalling/room/roomMessages';
import { EVENT_STREAM } from '@preproom/signalling/sockets/eventStreams';
import { joinRequest } from '@preproom/signalling/testing/roomSocket';
import { type Booking, startTestService, type TestService } from '@preproom/signalling/testing/support';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { RedisServer } from '../../support/peers/redisServer.ts';

let server: RedisServer;
let redis: Redis;
let here: TestService;
let there: TestService;
/** The stream of each service, and that which both read. */
let streams: Record<'here' | 'there' | 'common', string>;
beforeAll(async () => {
  server = await RedisServer.start();
  redis = openRedis(server.url, createLog('silent', 'signalling'));
  await new Promise<void>((resolve) => redis.onReady(resolve));
  const database = await startTemporaryDatabase();
  here = await startTestService({ redisUrl: server.url }, database);
  const own = await streamsNow(1);
  there = await startTestService({ redisUrl: server.url }, database);
  const [other] = (await streamsNow(2)).filter((stream) => !own.includes(stream));
  streams = { here: own[0] ?? '', there: other ?? '', common: EVENT_STREAM };
});
afterAll(async () => {
  await there.stopService();
  await there.database.close();
  await here.stop();
  redis.close();
  await server.stop();
});

/** The streams of single processes, once there are so many. */
async function streamsNow(count: number): Promise<string[]> {
  const find = () => redis.client.keys(`${EVENT_STREAM}:*`);
  await vi.waitFor(async () => expect(await find()).toHaveLength(count));
  return find();
}

/** Every process loses its connections to Redis; once it is there again, it stores its stream and how many pages it has. */
async function connectAnew(): Promise<void> {
  await redis.client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']);
}

let booking: Booking;
beforeEach(async () => {
  booking = await here.book();
});

/** Both people in the call, each at a service. */
async function call(learnerAt: TestService, mentorAt: TestService) {
  const learner = await learnerAt.connect(booking.learner);
  const mentor = await mentorAt.connect(booking.mentor);
  await learner.request('room:join', joinRequest(booking.roomid));
  await mentor.request('room:join', joinRequest(booking.roomid));
  const { negotiationId } = await learner.received('negotiation:started');
  for (const page of [learner, mentor]) {
    await page.received('session:changed');
    await page.received('data:changed');
  }
  return { learner, mentor, negotiationId };
}

const say = (text: string) => ({ id: randomUUID(), text });
const isText = (text: string) => (message: { text: string }) => message.text === text;

/** Which streams these acts were written to. */
async function writtenBy(acts: () => Promise<unknown>): Promise<string[]> {
  const lengths = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(streams).map(async ([name, key]) => [name, await redis.client.xLen(key)]),
      ),
    );
  const before = await lengths();
  await acts();
  const after = await lengths();
  return Object.keys(streams).filter((name) => after[name] !== before[name]);
}

test('what two people do at one process is work for no other one', async () => {
  const { learner, mentor, negotiationId } = await call(here, here);
  const written = await writtenBy(async () => {
    const candidate = { candidate: 'candidate:1 1 udp 1 192.0.2.1 5000 typ host', sdpMid: '0' };
    const signal = { type: 'candidate' as const, attempt: 1, candidate };
    await learner.request('signal:send', { negotiationId, signal });
    await learner.request('chat:send', say('hello'));
    await mentor.request('media:change', { ...NO_MEDIA, microphone: true });
    await mentor.received('signal:received');
    await mentor.received('chat:sent', isText('hello'));
    await learner.received('participant:changed');
  });
  expect(written).toEqual(['here']);
});

test('what is for somebody at another process is written for that one alone', async () => {
  const { learner, mentor, negotiationId } = await call(here, there);
  const candidate = { candidate: 'candidate:2 1 udp 1 192.0.2.1 5000 typ host', sdpMid: '0' };
  const signal = { type: 'candidate' as const, attempt: 1, candidate };
  const written = await writtenBy(async () => {
    await learner.request('signal:send', { negotiationId, signal });
    await learner.request('chat:send', say('across'));
    await mentor.received('signal:received');
    await mentor.received('chat:sent', isText('across'));
  });
  expect(written).toEqual(['there']);
});

test('a process of the version before, which has no stream, reads the common one', async () => {
  const { learner, mentor, negotiationId } = await call(here, there);
  await redis.client.del(streams.there);
  const candidate = { candidate: 'candidate:3 1 udp 1 192.0.2.1 5000 typ host', sdpMid: '0' };
  const signal = { type: 'candidate' as const, attempt: 1, candidate };
  const written = await writtenBy(async () => {
    await learner.request('signal:send', { negotiationId, signal });
    await learner.request('chat:send', say('to the old one'));
    await mentor.received('signal:received');
    await mentor.received('chat:sent', isText('to the old one'));
  });
  expect(written).toEqual(['common']);
  await connectAnew();
  await streamsNow(2);
});

test('a push is work for the processes with a page of that person, whose pages Redis may have forgotten', async () => {
  const asha = await here.createPerson();
  const page = await there.connect(asha);
  const push = () => here.signalling.pushChange([asha.userId], ['notifications']);
  const written = await writtenBy(async () => {
    push();
    await page.received('data:changed', ({ topics }) => topics.includes('notifications'));
  });
  expect(written).toEqual(['there']);
  await redis.client.del(await redis.client.keys('preproom:sockets:*'));
  await connectAnew();
  await expect
    .poll(() =>
      redis.client.keys('preproom:sockets:*').then(
        ({ length }) => length,
        () => 0,
      ),
    )
    .not.toBe(0);
  here.signalling.pushChange([asha.userId], ['user']);
  await page.received('data:changed', ({ topics }) => topics.includes('user'));
});
