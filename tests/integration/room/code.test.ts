import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import { type CodeBatch, getCode, storeCode } from '@preproom/models/contract/room/code';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { packCode } from '@preproom/models/db/room/code/codeLogs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as Y from 'yjs';
import { openReadingRoom } from '../../support/readings/readings.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let clients: Record<SessionSide, ApiClient>;
/** Live since half an hour. */
let room: { roomid: string };

beforeAll(async () => {
  stack = await startStack();
  clients = { learner: await stack.logIn('learner'), mentor: await stack.logIn('mentor') };
});
afterAll(() => stack.stop());
beforeEach(async () => {
  room = await openReadingRoom(stack);
});

/** A batch that types this, each character a second apart, the last one just now. */
function typed(text: string): CodeBatch {
  const doc = new Y.Doc();
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  for (const [at, char] of [...text].entries()) doc.getText('text').insert(at, char);
  return {
    ...{ roomid: room.roomid, id: randomUUID() },
    updates: updates.map((update, i) => [
      1_000 * (updates.length - 1 - i),
      Buffer.from(update).toString('base64'),
    ]),
  };
}

const store = (side: SessionSide, body: CodeBatch) => clients[side].call(storeCode, { params: room, body });
const replay = async (side: SessionSide) => (await clients[side].call(getCode, { params: room })).body;

test('what was written is stored once, and both sides get every change with its author and time', async () => {
  expect(await replay('learner')).toEqual({ moments: [], deletedOn: null });
  const batch = typed('ab');
  const together = await Promise.all(Array.from({ length: 8 }, () => store('learner', batch)));
  expect(together.filter(({ body }) => !body.duplicate)).toHaveLength(1);
  expect(together.every(({ status, body }) => status === 200 && body.seq === 1)).toBe(true);
  const { moments, deletedOn } = await replay('mentor');
  expect(moments.map(({ side, edits }) => [side, edits])).toEqual([
    ['learner', [[0, 0, 'a']]],
    ['learner', [[1, 0, 'b']]],
  ]);
  expect((moments[1]?.atMs ?? 0) - (moments[0]?.atMs ?? 0)).toBe(1_000);
  expect(deletedOn).not.toBeNull();
  expect(await replay('learner')).toEqual(await replay('mentor'));
});

test('what is drawn on the board is in the replay, before and after it was packed', async () => {
  const box = { kind: 'box', color: 'ink', order: 1, at: [0, 0], width: 90, height: 60, text: 'API' };
  const doc = new Y.Doc();
  doc.getMap('board').set('a', box);
  doc.getMap('board').set('b', { ...box, color: 'url(#x)' });
  const update = Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64');
  await store('mentor', { roomid: room.roomid, id: randomUUID(), updates: [[0, update]] });
  const { moments } = await replay('learner');
  expect(moments).toMatchObject([{ side: 'mentor', edits: [], board: [['a', box]] }]);
  const before = JSON.stringify(moments);
  await packCode(stack.database, Date.now() + 2 * DAY_MS);
  expect(JSON.stringify((await replay('learner')).moments)).toBe(before);
});

test('what is late is accepted for a day after the start; then nothing is', async () => {
  const session = await stack.database.sessions.findOne(room).orFail();
  const move = (agoMs: number) =>
    stack.database.sessions.updateOne(room, {
      $set: { startsAt: new Date(Date.now() - agoMs), status: 'done' },
    });
  await move(23 * HOUR_MS);
  expect((await store('learner', typed('late'))).status).toBe(200);
  await move(DAY_MS + MINUTE_MS);
  expect((await store('learner', typed('too late'))).body).toMatchObject({ code: 'too_late' });
  await stack.database.sessions.updateOne(room, { $set: { startsAt: session.startsAt } });
  expect((await replay('learner')).moments).toHaveLength(4);
});

test('a batch of another room, or with the id of the other side’s, is refused', async () => {
  const batch = typed('a');
  await store('learner', batch);
  expect((await store('mentor', batch)).body).toMatchObject({ code: 'conflict' });
  const elsewhere = { ...typed('b'), roomid: 'zzzzzzzzzzzz' };
  expect((await store('learner', elsewhere)).body).toMatchObject({ code: 'bad_request' });
});

test('a day later it is packed into one entry, which answers the same', async () => {
  await store('learner', typed('def f():'));
  await store('mentor', typed('# good'));
  const { database } = stack;
  const before = await replay('learner');
  const { expireAt } = await database.codeBatches.findOne(room).orFail();
  const startsAtMs = expireAt.getTime() - 90 * DAY_MS;
  await packCode(database, startsAtMs + DAY_MS);
  expect(await database.codeBatches.countDocuments(room)).toBe(2);
  await packCode(database, startsAtMs + DAY_MS + 2 * HOUR_MS);
  await packCode(database, startsAtMs + DAY_MS + 3 * HOUR_MS);
  expect(await database.codeBatches.countDocuments(room)).toBe(0);
  expect(await database.codeLogs.countDocuments(room)).toBe(1);
  expect(await replay('learner')).toEqual(before);
});
