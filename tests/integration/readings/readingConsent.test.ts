import {
  READING_CONSENT_VERSION,
  setReadingConsent,
} from '@preproom/models/contract/readings/readingConsent';
import { getExpressionSummary, storeReadings } from '@preproom/models/contract/readings/readings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
  await learner.call(setReadingConsent, { params: room, body: agreed });
});

const agreed = { granted: true, textVersion: READING_CONSENT_VERSION } as const;

test('without it, and after it was withdrawn, nothing is stored; every decision is on record', async () => {
  await learner.call(setReadingConsent, { params: room, body: { granted: false } });
  const { status, body } = await learner.call(storeReadings, {
    params: room,
    body: readingBatch(room.roomid, 0, 0, rows(1)),
  });
  expect([status, body.code]).toEqual([403, 'no_consent']);
  const { body: summary } = await learner.call(getExpressionSummary, { params: room });
  expect(summary.missing).toBe('off');
  const log = await stack.database.consents.find(room).sort({ at: 1, _id: 1 }).lean();
  expect(log.map(({ granted, textVersion }) => [granted, textVersion])).toEqual([
    [true, READING_CONSENT_VERSION],
    [false, null],
  ]);
});

test.each([{ granted: true }, { ...agreed, adult: true }, { ...agreed, textVersion: '2020-01-01' }])(
  '%j is not consent',
  async (body) => {
    const path = `/api/v1.3/rooms/${room.roomid}/reading-consent`;
    expect((await learner.send('PUT', path, body)).status).toBe(400);
  },
);

test('an installation that has readings off takes neither consent nor readings', async () => {
  const off = await startStack({ READINGS: 'off' });
  const { roomid } = await off.database.sessions.findOne().orFail();
  const client = await off.logIn('learner');
  const { status, body } = await client.call(setReadingConsent, { params: { roomid }, body: agreed });
  expect([status, body.code]).toEqual([403, 'readings_off']);
  await off.stop();
});
