import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { createSession } from '@preproom/server/features/sessions/createSession';
import { ensureDemoSession } from '@preproom/server/features/site/demo/demo.service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const newest = () => stack.database.sessions.findOne().sort({ startsAt: -1 }).orFail().lean<Session>();
const ensure = () => ensureDemoSession(stack.database, stack.clock.now());

test('a demo call that goes on is kept by every start and click; one that people left makes way for a new one', async () => {
  const { roomid } = await newest();
  expect((await ensure()).roomid).toBe(roomid);
  const minutesLater = (minutes: number, lastSeenMinutesAgo: number) => {
    stack.clock.advance(minutes * MINUTE_MS);
    const lastPresenceAt = new Date(stack.clock.now() - lastSeenMinutesAgo * MINUTE_MS);
    return stack.database.sessions.updateOne({ roomid }, { status: 'live', lastPresenceAt });
  };
  await minutesLater(40, 1);
  expect((await ensure()).roomid).toBe(roomid);
  await minutesLater(10, 6);
  expect((await ensure()).roomid).not.toBe(roomid);
  expect(await stack.database.sessions.findOne({ roomid }).lean()).toMatchObject({ status: 'done' });
});

test('ten clicks at the same moment lead to one session', async () => {
  const { _id } = await newest();
  await stack.database.sessions.updateOne({ _id }, { status: 'done', holdsTime: false });
  stack.clock.advance(60 * MINUTE_MS);
  const rooms = await Promise.all(Array.from({ length: 10 }, ensure));
  expect(new Set(rooms.map(({ roomid }) => roomid)).size).toBe(1);
  const roomid = rooms[0]?.roomid ?? '';
  expect(await stack.database.sessions.findOne({ roomid }).lean()).toMatchObject({ status: 'booked' });
});

test('a session that the demo people have booked for later is neither the demo nor cancelled by it', async () => {
  const { _id, roomid, startsAt, learnerId, mentorId } = await newest();
  await stack.database.sessions.updateOne({ _id }, { status: 'done', holdsTime: false });
  const tomorrow = new Date(startsAt.getTime() + 24 * 60 * MINUTE_MS);
  const people = { learnerId, mentorId };
  const booked = await createSession(stack.database, {
    ...people,
    round: 'HR Round 1',
    startsAt: tomorrow,
  });
  const now = await ensure();
  expect([roomid, booked.roomid]).not.toContain(now.roomid);
  expect(await stack.database.sessions.findOne({ roomid: booked.roomid }).lean()).toMatchObject({
    status: 'booked',
    holdsTime: true,
  });
  expect((await ensure()).roomid).toBe(now.roomid);
});

test('the outbox says that nobody delivers', async () => {
  const outbox = await (await fetch(`${stack.url}/demo/outbox/mails`)).json();
  expect(outbox).toEqual({ data: expect.any(Array), isDelivered: false });
});
