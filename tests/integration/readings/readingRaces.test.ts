import {
  deleteExpressionSummary,
  getExpressionSummary,
  type ReadingBatch,
  storeReadings,
} from '@preproom/models/contract/readings/readings';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openReadingRoom, readingBatch, rows } from '../../support/readings/readings.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let learner: ApiClient;
let room: { roomid: string };

beforeAll(async () => {
  stack = await startStack();
  learner = await stack.logIn('learner');
});
afterAll(() => stack.stop());
beforeEach(async () => {
  room = await openReadingRoom(stack);
  await stack.database.sessions.updateOne(room, { readingConsent: true });
});
afterEach(() => vi.restoreAllMocks());

const batch = (firstSeq: number, firstT: number, readings: number[][]) =>
  readingBatch(room.roomid, firstSeq, firstT, readings);
const send = (body: ReadingBatch) => learner.call(storeReadings, { params: room, body });
const summary = async () => (await learner.call(getExpressionSummary, { params: room })).body;

describe('a batch and what happens at the same moment', () => {
  const deleteAll = () => learner.call(deleteExpressionSummary, { params: room });
  const stored = () => stack.database.sessions.findOne(room).orFail().lean<Session>();
  /** Lets this happen right before the next change in this collection: a batch is checked by then, totals are summed. */
  function beforeNextWrite(collection: 'readingBuckets' | 'sessions', happens: () => Promise<unknown>) {
    const { readingBuckets, sessions } = stack.database;
    const [target, name] =
      collection === 'sessions' ? [sessions, 'updateOne'] : [readingBuckets.collection, 'bulkWrite'];
    const writes = target as unknown as Record<string, (...change: unknown[]) => unknown>;
    const write = writes[name]?.bind(target);
    vi.spyOn(writes, name).mockImplementationOnce(async (...change) => {
      await happens();
      return write?.(...change);
    });
  }

  test('the session ends: the totals hold the batch', async () => {
    await send(batch(0, 0, rows(4)));
    const end = async () =>
      applySessionEvent(stack.database, await stored(), 'end_pressed', stack.clock.now());
    beforeNextWrite('readingBuckets', end);
    expect((await send(batch(4, 2_000, rows(4, 77)))).status).toBe(200);
    expect((await stored()).expression).toMatchObject({ n: 8 });
    expect((await summary()).samples).toBe(8);
  });

  test('two batches after the end: older totals never replace newer ones', async () => {
    await stack.database.sessions.updateOne(room, { status: 'done' });
    beforeNextWrite('sessions', () => send(batch(4, 2_000, rows(4))));
    await send(batch(0, 0, rows(4)));
    expect((await summary()).samples).toBe(8);
  });

  test('the totals cannot be written: they hold the batch once it is sent again', async () => {
    await send(batch(0, 0, rows(4)));
    await stack.database.sessions.updateOne(room, {
      status: 'done',
      expression: { n: 4, sum: [], algo: '' },
    });
    beforeNextWrite('sessions', () => Promise.reject(new Error('away')));
    expect((await send(batch(4, 2_000, rows(4)))).status).toBe(500);
    expect((await send(batch(4, 2_000, rows(4)))).body).toEqual({ lastSeq: 7, duplicate: true });
    expect((await summary()).samples).toBe(8);
  });

  test('the readings are deleted: nothing of them comes back', async () => {
    await send(batch(0, 0, rows(4)));
    beforeNextWrite('readingBuckets', deleteAll);
    const { status, body } = await send(batch(4, 2_000, rows(4)));
    expect([status, body.code]).toEqual([409, 'too_late']);
    expect(await stack.database.readingBuckets.exists(room)).toBeNull();
  });

  test('the readings are deleted while totals are written: there are none', async () => {
    await stack.database.sessions.updateOne(room, { status: 'done' });
    beforeNextWrite('sessions', deleteAll);
    await send(batch(0, 0, rows(4)));
    expect((await stored()).expression).toBeNull();
    expect((await summary()).samples).toBe(0);
  });
});
