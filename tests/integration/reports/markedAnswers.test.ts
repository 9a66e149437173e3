import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { submitFeedback } from '@preproom/models/contract/reports/feedback';
import { getLearnerReport } from '@preproom/models/contract/reports/learnerReport';
import { getTimeline } from '@preproom/models/contract/reports/timeline';
import { type NoteMark, removeNote } from '@preproom/models/contract/room/cockpit';
import { createSession } from '@preproom/models/db/testing/factories';
import { beforeEach, expect, test } from 'vitest';
import { aSubmission } from '../../support/reports/feedback.ts';
import { cockpitPair, QUESTION } from '../../support/room/cockpitPair.ts';

const pair = cockpitPair();
const newId = () => crypto.randomUUID();

let startMs: number;
// The clock of a test runs on.
beforeEach(() => {
  startMs = pair.stack.clock.now() - 20 * MINUTE_MS;
});
/** Pressed so many seconds after the session's start. */
const pressed = (seconds: number) => new Date(startMs + seconds * 1000).toISOString();
const press = (mark: NoteMark, seconds: number, id = newId()) => {
  const at = pressed(seconds);
  return pair.write(id, pair.aNote({ at, editedAt: at, text: '', mark }));
};
const ask = (seconds: number) => pair.ask(newId(), { questionId: QUESTION, askedAt: pressed(seconds) });
const send = () => pair.mentor.call(submitFeedback, { params: pair.room, body: aSubmission() });
const partsFor = async (client: typeof pair.learner) =>
  (await client.call(getTimeline, { params: pair.room })).body.parts;

test('the parts of an answer arrive in any order and twice, can be taken back, and are the learner’s with the feedback', async () => {
  await ask(60);
  const [twice, wrong] = [newId(), newId()];
  await press('answered', 160);
  await Promise.all([press('action', 80, twice), press('action', 80, twice), press('situation', 61)]);
  await press('result', 90, wrong);
  await pair.mentor.call(removeNote, { params: { ...pair.room, noteId: wrong } });
  await press('result', 150);
  const lengths = (parts: Awaited<ReturnType<typeof partsFor>>) =>
    parts.map(({ part, fromMs, toMs }) => [part, toMs - fromMs]);
  const expected = [
    ['situation', 19_000],
    ['action', 70_000],
    ['result', 10_000],
  ];
  expect(lengths(await partsFor(pair.mentor))).toEqual(expected);
  expect(await partsFor(pair.learner)).toEqual([]);
  expect((await send()).status).toBe(200);
  expect(lengths(await partsFor(pair.learner))).toEqual(expected);
});

test('a mark from before the room opened, from the future or of nobody’s parts is refused', async () => {
  for (const seconds of [-3 * 60 * 60, 60 * 60])
    expect((await press('task', seconds)).body).toMatchObject({
      code: 'bad_request',
      fields: { at: 'outside' },
    });
  expect((await press('moral' as NoteMark, 60)).body).toMatchObject({ code: 'bad_request' });
  expect((await pair.learner.call(removeNote, { params: { ...pair.room, noteId: newId() } })).status).toBe(
    403,
  );
  expect(await partsFor(pair.mentor)).toEqual([]);
});

test('a later report compares with the answers of sessions that have feedback, and of this learner alone', async () => {
  const earlier = { ...pair.room };
  await ask(0);
  await press('task', 10);
  await press('action', 30);
  await press('answered', 90);
  const startsAt = new Date(pair.stack.clock.now() - 10 * MINUTE_MS);
  const later = await createSession(pair.stack.database, {
    ...pair.people,
    status: 'done',
    startsAt,
    holdsTime: false,
  });
  const report = async () =>
    (await pair.learner.call(getLearnerReport, { params: { roomid: later.roomid } })).body.earlierAnswers;
  expect(await report()).toBeNull();
  await send();
  expect(await report()).toEqual({ situation: 0, task: 20_000, action: 60_000, result: 0 });
  // The first session has none before it.
  const own = await pair.learner.call(getLearnerReport, { params: earlier });
  expect(own.body.earlierAnswers).toBeNull();
});
