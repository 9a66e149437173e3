import { getAfterCall } from '@preproom/models/contract/reports/feedback';
import {
  type ConnectionHistoryPart,
  saveConnectionHistory,
} from '@preproom/models/contract/room/connectionHistory';
import { createConnectionHistory } from '@preproom/models/contract/testing/connectionHistories';
import { createSession } from '@preproom/models/db/testing/factories';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let learner: ApiClient;
let mentor: ApiClient;
let params: { roomid: string };

beforeAll(async () => {
  stack = await startStack();
  [learner, mentor] = [await stack.logIn('learner'), await stack.logIn('mentor')];
});
afterAll(() => stack.stop());
beforeEach(async () => {
  const demo = await stack.database.sessions.findOne({ round: 'HR Round 1', holdsTime: true }).orFail();
  const { learnerId, mentorId } = demo;
  const room = await createSession(stack.database, { learnerId, mentorId, status: 'done', holdsTime: false });
  params = { roomid: room.roomid };
});

/** What a page tells after its first minute. */
function aPart(change: Partial<ConnectionHistoryPart> = {}): ConnectionHistoryPart {
  return { partId: crypto.randomUUID(), ...createConnectionHistory({ secondsInRoom: 60 }), ...change };
}

const keep = (client: ApiClient, body: ConnectionHistoryPart) =>
  client.call(saveConnectionHistory, { params, body });
const historyOf = async (client: ApiClient) => (await client.call(getAfterCall, { params })).body.line;

test('each side finds its own history after the call, and nobody else’s', async () => {
  expect(await historyOf(learner)).toBeNull();
  const { partId, ...history } = aPart();
  expect((await keep(learner, { partId, ...history })).body).toEqual({ saved: true });
  expect(await historyOf(learner)).toEqual(history);
  expect(await historyOf(mentor)).toBeNull();
});

test('a page sends its history again and again: the latest counts, also when an earlier one arrives after it', async () => {
  const early = aPart({ sentBytes: 1 });
  const late = { ...early, secondsInRoom: 120, sentBytes: 2 };
  await keep(learner, early);
  await keep(learner, late);
  expect((await keep(learner, early)).status).toBe(200);
  expect(await historyOf(learner)).toMatchObject({ secondsInRoom: 120, sentBytes: 2 });
  expect(await stack.database.connectionHistories.countDocuments(params)).toBe(1);
});

test('a hundred at the same moment leave the latest one, once', async () => {
  const part = aPart();
  const seconds = Array.from({ length: 100 }, (_, i) => i + 1);
  await Promise.all(seconds.map((secondsInRoom) => keep(learner, { ...part, secondsInRoom })));
  expect(await stack.database.connectionHistories.countDocuments(params)).toBe(1);
  expect(await historyOf(learner)).toMatchObject({ secondsInRoom: 100 });
});

test('the later of two first ones is kept when the database sees both as new', async () => {
  const part = aPart();
  await keep(learner, part);
  const taken = new mongoose.mongo.MongoServerError({ message: 'E11000', code: 11_000 });
  vi.spyOn(stack.database.connectionHistories, 'updateOne').mockRejectedValueOnce(taken);
  await keep(learner, { ...part, secondsInRoom: 90 });
  expect(await historyOf(learner)).toMatchObject({ secondsInRoom: 90 });
});

test('page loads are added up in their order', async () => {
  const short = { secondsConnected: 10, sentBytes: 1_000_000 };
  await keep(mentor, aPart({ ...short, quality: [1] }));
  stack.clock.advance(1_000);
  await keep(mentor, aPart({ ...short, quality: [3] }));
  expect(await historyOf(mentor)).toMatchObject({
    secondsInRoom: 120,
    sentBytes: 2_000_000,
    quality: [1, 3],
  });
});

test('twenty page loads are enough, and what they tell stays', async () => {
  for (let i = 0; i < 20; i++) await keep(learner, aPart());
  const { status, body } = await learner.send<object>(
    'PUT',
    `/api/v1.3/rooms/${params.roomid}/line-story`,
    aPart(),
  );
  expect([status, body]).toEqual([429, expect.objectContaining({ code: 'too_many_requests' })]);
  expect(await historyOf(learner)).toMatchObject({ secondsInRoom: 1_200 });
});
