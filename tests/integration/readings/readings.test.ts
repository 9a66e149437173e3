import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import {
  expressionPercentages,
  type ReadingSums,
} from '@preproom/models/contract/readings/expressionSummary';
import {
  READING_CONSENT_VERSION,
  setReadingConsent,
} from '@preproom/models/contract/readings/readingConsent';
import {
  deleteExpressionSummary,
  getExpressionSummary,
  type ReadingBatch,
  type ReadingSample,
  shareExpressionSummary,
  storeReadings,
} from '@preproom/models/contract/readings/readings';
import { getAfterCall } from '@preproom/models/contract/reports/feedback';
import { unpackSamples } from '@preproom/models/db/readings/packedSamples';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openReadingRoom, readingBatch, rows } from '../../support/readings/readings.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let learner: ApiClient;
let mentor: ApiClient;
let room: { roomid: string };

beforeAll(async () => {
  stack = await startStack();
  [learner, mentor] = [await stack.logIn('learner'), await stack.logIn('mentor')];
});
afterAll(() => stack.stop());
beforeEach(async () => {
  room = await openReadingRoom(stack);
  await learner.call(setReadingConsent, { params: room, body: agreed });
});
const agreed = { granted: true, textVersion: READING_CONSENT_VERSION } as const;
const batch = (firstSeq: number, firstT: number, readings: number[][]) =>
  readingBatch(room.roomid, firstSeq, firstT, readings);
const send = (body: ReadingBatch) => learner.call(storeReadings, { params: room, body });
const summary = async () => (await learner.call(getExpressionSummary, { params: room })).body;
const sumsOf = (readings: number[][]) =>
  [0, 1, 2, 3, 4].map((i) => readings.reduce((sum, row) => sum + (row[i] ?? 0), 0));
const percentagesOf = (readings: number[][]) =>
  expressionPercentages(sumsOf(readings) as unknown as ReadingSums);

describe('storing readings', () => {
  test('the summary is the integer arithmetic on what was sent, over minutes and in any grouping', async () => {
    const [first, second, third] = [rows(4, 1), rows(4, 50), rows(3, 900)];
    await send(batch(0, 1_000, first));
    await send(batch(4, 3_000, second));
    await send(batch(8, MINUTE_MS + 10, third));
    const percentages = percentagesOf([...first, ...second, ...third]);
    expect(await summary()).toMatchObject({ samples: 11, percentages });
    expect(await stack.database.readingBuckets.countDocuments(room)).toBe(2);
  });

  test('what is stored is what was sent', async () => {
    await send(batch(0, -9_000, rows(3)));
    const bucket = await stack.database.readingBuckets.findOne(room).lean();
    const stored = bucket?.data.flatMap((block) => unpackSamples(block, bucket.minute));
    expect(stored).toEqual(rows(3).map((values, i) => [-9_000 + 500 * i, 90, ...values]));
  });

  test('a batch that is sent again, at once or later, counts once', async () => {
    const [one, two] = [batch(0, 0, rows(4)), batch(4, 2_000, rows(4))];
    const together = await Promise.all(Array.from({ length: 10 }, () => send(one)));
    expect(together.every(({ status, body }) => status === 200 && body.lastSeq === 3)).toBe(true);
    expect(together.filter(({ body }) => !body.duplicate)).toHaveLength(1);
    await send(two);
    expect((await send(one)).body).toEqual({ lastSeq: 3, duplicate: true });
    expect((await summary()).samples).toBe(8);
  });

  test('a part of what was stored as one batch counts as stored; other samples with its numbers do not', async () => {
    await send(batch(0, 0, rows(8)));
    expect((await send(batch(4, 2_000, rows(8).slice(4)))).body).toEqual({ lastSeq: 7, duplicate: true });
    expect((await send(batch(4, 2_000, rows(4)))).body.code).toBe('conflict');
    expect((await summary()).samples).toBe(8);
  });

  test('batches of one minute in any order, also all at once, count once each', async () => {
    const batches = [3, 0, 2, 1].map((i) => batch(4 * i, 2_000 * i, rows(4, i)));
    await Promise.all([...batches, ...batches].map(send));
    const all = [0, 1, 2, 3].flatMap((i) => rows(4, i));
    expect(await summary()).toMatchObject({ samples: 16, percentages: percentagesOf(all) });
  });

  test('sequence numbers that overlap without being the same batch are refused', async () => {
    await send(batch(0, 0, rows(4)));
    const { status, body } = await send(batch(2, 1_500, rows(4)));
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect((await summary()).samples).toBe(4);
  });

  test('a minute takes no more samples than it can have, however they are cut', async () => {
    for (let i = 0; i < 6; i++) {
      const times = Array.from({ length: 100 }, (_, j) => [100 * i + j, 100 * j, 90, 1, 1, 1, 1, 1]);
      const full = { ...batch(0, 0, []), samples: times as unknown as ReadingSample[] };
      expect((await send(full)).status).toBe(200);
    }
    const { status, body } = await send(batch(600, 0, rows(1)));
    expect([status, body.code]).toEqual([400, 'bad_request']);
    expect((await summary()).samples).toBe(600);
  });

  test.each<[string, (good: ReadingBatch) => object]>([
    ['a reading above 10000', (good) => ({ ...good, samples: [[0, 0, 90, 10_001, 0, 0, 0, 0]] })],
    ['a reading that is no integer', (good) => ({ ...good, samples: [[0, 0, 90, 0.5, 0, 0, 0, 0]] })],
    ['quality below 50', (good) => ({ ...good, samples: [[0, 0, 49, 1, 1, 1, 1, 1]] })],
    ['four readings', (good) => ({ ...good, samples: [[0, 0, 90, 1, 1, 1, 1]] })],
    [
      'a hole in the sequence',
      (good) => ({ ...good, samples: [good.samples[0], [2, 900, 90, 1, 1, 1, 1, 1]] }),
    ],
    [
      'time that does not grow',
      (good) => ({ ...good, samples: [good.samples[0], [1, 0, 90, 1, 1, 1, 1, 1]] }),
    ],
    [
      'two minutes in one batch',
      (good) => ({ ...good, samples: [good.samples[0], [1, 60_000, 90, 1, 1, 1, 1, 1]] }),
    ],
    ['time in the future', (good) => ({ ...good, samples: [[0, 40 * MINUTE_MS, 90, 1, 1, 1, 1, 1]] })],
    [
      'time long before the session',
      (good) => ({ ...good, samples: [[0, -11 * MINUTE_MS, 90, 1, 1, 1, 1, 1]] }),
    ],
    [
      'more than ten samples a second',
      (good) => ({ ...good, samples: Array.from({ length: 40 }, (_, i) => [i, i, 90, 1, 1, 1, 1, 1]) }),
    ],
    ['a field more than agreed', (good) => ({ ...good, landmarks: [1, 2, 3] })],
    ['another room', (good) => ({ ...good, roomid: 'aaaaaaaaaaaa' })],
    ['another algorithm', (good) => ({ ...good, algo: 'er-2' })],
    ['no samples', (good) => ({ ...good, samples: [] })],
  ])('%s is refused and changes nothing', async (_, spoil) => {
    const path = `/api/v1.3/rooms/${room.roomid}/readings`;
    const { status, body } = await learner.send('POST', path, spoil(batch(0, 0, rows(1))));
    expect([status, body.code]).toEqual([400, 'bad_request']);
    expect(await stack.database.readingBuckets.exists(room)).toBeNull();
  });

  test('batches that waited on the device count after the end, for a day', async () => {
    await send(batch(0, 0, rows(4)));
    await stack.database.sessions.updateOne(room, { status: 'done' });
    await send(batch(4, 2_000, rows(4, 77)));
    expect((await summary()).percentages).toEqual(percentagesOf([...rows(4), ...rows(4, 77)]));
    const stored = await stack.database.sessions.findOne(room).lean();
    expect(stored?.expression).toMatchObject({ n: 8, sum: sumsOf([...rows(4), ...rows(4, 77)]) });
    await stack.database.sessions.updateOne(room, {
      startsAt: new Date(stack.clock.now() - 25 * 60 * MINUTE_MS),
    });
    const late = await send(batch(8, 4_000, rows(1)));
    expect([late.status, late.body.code]).toEqual([409, 'too_late']);
  });
});

describe('the summary', () => {
  test('belongs to the learner; the mentor reads it only while it is shared', async () => {
    await send(batch(0, 0, rows(4)));
    const look = () => mentor.call(getExpressionSummary, { params: room });
    expect((await look()).status).toBe(403);
    await learner.call(shareExpressionSummary, { params: room, body: { shared: true } });
    expect((await look()).body.percentages).toEqual(percentagesOf(rows(4)));
    expect((await mentor.call(getAfterCall, { params: room })).body.isSummaryShared).toBe(true);
    await learner.call(shareExpressionSummary, { params: room, body: { shared: false } });
    expect((await look()).status).toBe(403);
  });

  test('no samples: zeros and a note, never a division', async () => {
    expect(await summary()).toMatchObject({
      samples: 0,
      missing: 'unread',
      shortSample: true,
      percentages: { Ranacorus: 0, Enthusiasm: 0, Confidence: 0, Nervousness: 0 },
    });
  });

  test('deleting really deletes: buckets, totals and the permission to share', async () => {
    await send(batch(0, 0, rows(4)));
    await stack.database.sessions.updateOne(room, { status: 'done' });
    await send(batch(4, 2_000, rows(4)));
    await learner.call(shareExpressionSummary, { params: room, body: { shared: true } });
    expect((await learner.call(deleteExpressionSummary, { params: room })).body).toEqual({ deleted: true });
    expect(await stack.database.readingBuckets.exists(room)).toBeNull();
    expect(await stack.database.sessions.findOne(room).lean()).toMatchObject({
      expression: null,
      expressionShared: false,
    });
    expect(await summary()).toMatchObject({ samples: 0, missing: 'deleted' });
  });

  test('what waited on the device when readings were deleted is refused; what is read afterwards counts', async () => {
    await send(batch(0, 0, rows(4)));
    await learner.call(deleteExpressionSummary, { params: room });
    const { status, body } = await send(batch(4, 2_000, rows(4)));
    expect([status, body.code]).toEqual([409, 'too_late']);
    await send(batch(8, 30 * MINUTE_MS + 500, rows(4)));
    expect((await summary()).samples).toBe(4);
  });

  test("ten-second averages reach the learner's own current-user answer and nobody else's", async () => {
    await send(
      batch(0, 0, [
        [100, 200, 300, 400, 500],
        [300, 200, 300, 400, 500],
      ]),
    );
    const meetings = async (client: ApiClient) =>
      (await client.call(getCurrentUser, {})).body.meeting.find(({ roomid }) => roomid === room.roomid)
        ?.expression;
    expect(await meetings(learner)).toEqual([
      { t: 0, n: 2, Ranacorus: 200, Nervousness: 200, Enthusiasm: 300, Confidence: 400, Depress: 500 },
    ]);
    expect(await meetings(mentor)).toEqual([]);
  });
});
