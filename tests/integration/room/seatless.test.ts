import { randomUUID } from 'node:crypto';
import { createLog } from '@preproom/models/runtime/log';
import { openRedis, type Redis } from '@preproom/models/runtime/redis';
import { joinRequest } from '@preproom/signalling/testing/roomSocket';
import { meet, startTestService, type TestService } from '@preproom/signalling/testing/support';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RedisServer } from '../../support/peers/redisServer.ts';

let server: RedisServer;
let redis: Redis;
let service: TestService;
beforeAll(async () => {
  server = await RedisServer.start();
  redis = openRedis(server.url, createLog('silent', 'signalling'));
  await new Promise<void>((resolve) => redis.onReady(resolve));
  service = await startTestService({ redisUrl: server.url });
});
afterAll(async () => {
  await service.stop();
  redis.close();
  await server.stop();
});

const end = (roomid: string) =>
  service.database.sessions.updateOne({ roomid }, { status: 'done', endReason: 'pressed' });

async function keyOf(roomid: string): Promise<string> {
  const [key = '', ...others] = await redis.client.keys(`preproom:room:*:${roomid}`);
  expect(others).toEqual([]);
  return key;
}

/** As after a close whose events were lost. */
async function emptyUnheard(roomid: string): Promise<void> {
  expect(await redis.client.del(await keyOf(roomid))).toBe(1);
}

test('whoever was not told that the room is over is told by the next sweep', async () => {
  const booking = await service.book();
  const { learner, mentor } = await meet(service, booking);
  await end(booking.roomid);
  await emptyUnheard(booking.roomid);
  await service.signalling.sweep();
  for (const page of [learner, mentor]) expect(await page.next('room:closed')).toEqual({ reason: 'ended' });
});

test('whoever was not told that another tab took the seat is told by the next sweep', async () => {
  const booking = await service.book();
  const { learner } = await meet(service, booking);
  const other = await service.connect(booking.learner);
  await emptyUnheard(booking.roomid);
  await other.request('room:join', joinRequest(booking.roomid));
  expect(learner.unread()).not.toContain('room:replaced');
  await service.signalling.sweep();
  await learner.next('room:replaced');
  expect(learner.socket.connected).toBe(true);
});

test('what somebody had written whose process died is shown to the other, even if they never come back', async () => {
  const booking = await service.book();
  const { roomid, learner } = booking;
  const { mentor } = await meet(service, booking);
  await service.database.roomEvents.create({
    roomid,
    kind: 'chat',
    by: new Types.ObjectId(learner.userId),
    at: new Date(service.clock.now()),
    messageId: randomUUID(),
    text: 'stored only',
  });
  const key = await keyOf(roomid);
  const room = JSON.parse((await redis.client.get(key)) ?? '');
  // The seat of a socket that is gone.
  room.state.learner.socketId = randomUUID();
  await redis.client.set(key, JSON.stringify(room));
  await service.signalling.sweep();
  expect(await mentor.next('chat:sent')).toMatchObject({ text: 'stored only' });
  expect(await mentor.next('participant:left')).toMatchObject({ reason: 'lost' });
});

test('whose seat was lost in an open room joins again', async () => {
  const booking = await service.book();
  const { learner } = await meet(service, booking);
  await emptyUnheard(booking.roomid);
  await service.signalling.sweep();
  expect(await learner.disconnected()).toBe('transport close');
});

test('somebody who comes back to a session that is over has the room closed for the one who is still in it', async () => {
  const booking = await service.book();
  const { learner, mentor } = await meet(service, booking);
  await end(booking.roomid);
  const again = joinRequest(booking.roomid, { tabId: learner.tabId, takeOver: true });
  await expect(learner.request('room:join', again)).rejects.toMatchObject({ code: 'room_not_open' });
  expect(await mentor.next('room:closed')).toEqual({ reason: 'ended' });
});
