import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import {
  READING_CONSENT_VERSION,
  setReadingConsent,
} from '@preproom/models/contract/readings/readingConsent';
import { storeReadings } from '@preproom/models/contract/readings/readings';
import { submitFeedback } from '@preproom/models/contract/reports/feedback';
import { downloadLearnerReport, getLearnerReport } from '@preproom/models/contract/reports/learnerReport';
import { getTimeline } from '@preproom/models/contract/reports/timeline';
import type { RoomEventDocument } from '@preproom/models/db/room/roomEvent.model';
import type { SessionDocument } from '@preproom/models/db/sessions/session.model';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfText } from '../../support/payments/pdfText.ts';
import { readingBatch, rows } from '../../support/readings/readings.ts';
import { aSubmission } from '../../support/reports/feedback.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let learner: ApiClient;
let mentor: ApiClient;
let people: { learnerId: Types.ObjectId; mentorId: Types.ObjectId };

beforeAll(async () => {
  stack = await startStack();
  [learner, mentor] = [await stack.logIn('learner'), await stack.logIn('mentor')];
  const { learnerId, mentorId } = await stack.database.sessions.findOne({ holdsTime: true }).orFail();
  people = { learnerId, mentorId };
});
afterAll(() => stack.stop());

async function newSession(given: Partial<SessionDocument> = {}) {
  const startsAt = new Date(stack.clock.now() - 60 * MINUTE_MS);
  const past = { ...people, status: 'done', startsAt, holdsTime: false } as const;
  const session = await createSession(stack.database, { ...past, ...given });
  return { roomid: session.roomid, startsAt: session.startsAt };
}

type Event = [RoomEventDocument['kind'], 'learner' | 'mentor', number];

async function happened({ roomid, startsAt }: { roomid: string; startsAt: Date }, events: Event[]) {
  await stack.database.roomEvents.create(
    events.map(([kind, side, seconds], i) => ({
      roomid,
      kind,
      by: people[`${side}Id`],
      at: new Date(startsAt.getTime() + seconds * 1000),
      ...(kind === 'chat' && { text: 'Here is the link', messageId: `${roomid}${i}` }),
    })),
  );
}

const CALL: Event[] = [
  ['joined', 'learner', -30],
  ['joined', 'mentor', 0],
  ['chat', 'mentor', 61],
  ['chat', 'learner', 70],
  ['left', 'learner', 100],
  ['joined', 'learner', 130],
  ['ended', 'mentor', 600],
];

async function pdfOf(client: ApiClient, roomid: string) {
  const path = endpointPath(downloadLearnerReport).replace(':roomid', roomid);
  const response = await fetch(stack.url + path, { headers: { cookie: client.cookie } });
  return {
    headers: response.headers,
    status: response.status,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe('the timeline', () => {
  test('has one clock, and gives each person what is theirs', async () => {
    const room = await newSession({ status: 'live' });
    const params = { roomid: room.roomid };
    await happened(room, CALL);
    await learner.call(setReadingConsent, {
      params,
      body: { granted: true, textVersion: READING_CONSENT_VERSION },
    });
    const body = readingBatch(room.roomid, 0, 60_000, rows(40));
    expect((await learner.call(storeReadings, { params, body })).status).toBe(200);

    const own = (await learner.call(getTimeline, { params })).body;
    expect(own.presence).toEqual({
      learner: [
        { fromMs: -30_000, toMs: 100_000 },
        { fromMs: 130_000, toMs: 600_000 },
      ],
      mentor: [{ fromMs: 0, toMs: 600_000 }],
    });
    expect(own.chat).toEqual([{ fromMs: 60_000, learner: 1, mentor: 1 }]);
    expect(own.readings.map(({ atMs, n }) => [atMs, n])).toEqual([
      [60_000, 20],
      [70_000, 20],
    ]);
    const mentors = (await mentor.call(getTimeline, { params })).body;
    expect(mentors).toEqual({ ...own, readings: [] });
    expect(JSON.stringify(own)).not.toMatch(/Depress|Here is the link/);
  });

  test('counts from when both met, also before the planned start', async () => {
    const startsAt = new Date(stack.clock.now() - 60 * MINUTE_MS);
    const early = (seconds: number) => new Date(startsAt.getTime() - seconds * 1000);
    const came = { learnerCameAt: early(180), mentorCameAt: early(200) };
    const room = await newSession({ startsAt, ...came });
    await happened(room, [
      ['joined', 'mentor', -200],
      ['joined', 'learner', -180],
      ['chat', 'mentor', -119],
      ['ended', 'mentor', 120],
    ]);
    const { body } = await learner.call(getTimeline, { params: { roomid: room.roomid } });
    expect(body).toMatchObject({
      originAt: early(180).toISOString(),
      span: { fromMs: 0, toMs: 300_000 },
      presence: { learner: [{ fromMs: 0 }], mentor: [{ fromMs: -20_000 }] },
      chat: [{ fromMs: 60_000, mentor: 1 }],
    });
    const { bytes } = await pdfOf(learner, room.roomid);
    expect(pdfText(bytes)).toContain('0:00 You joined');
    expect(pdfText(bytes)).not.toMatch(/[-−]\d:\d\d/);
  });

  test('is empty for a session of which nothing is known', async () => {
    const { roomid } = await newSession();
    const { body } = await learner.call(getTimeline, { params: { roomid } });
    expect(body).toMatchObject({ span: null, readings: [], connection: [] });
  });

  test('is for nobody else', async () => {
    const { roomid } = await newSession();
    const stranger = await stack.enter(await createUser(stack.database));
    expect((await stranger.call(getTimeline, { params: { roomid } })).body).toMatchObject({
      code: 'room_not_found',
    });
    expect((await stack.visitor().call(getTimeline, { params: { roomid } })).status).toBe(401);
    expect((await learner.call(getTimeline, { params: { roomid: 'no-room' } })).status).toBe(404);
  });
});

describe('the report', () => {
  test('compares with the first and the last session before it, and never with a later one', async () => {
    const asha = await createUser(stack.database);
    const client = await stack.enter(asha);
    const sessionAt = (days: number) =>
      newSession({ learnerId: asha._id, startsAt: new Date(stack.clock.now() - days * DAY_MS) });
    const [first, between, previous, now, later] = [
      await sessionAt(40),
      await sessionAt(30),
      await sessionAt(20),
      await sessionAt(10),
      await sessionAt(5),
    ];
    for (const [{ roomid }, stars] of [
      [now, 5],
      [first, 1],
      [previous, 3],
      [later, 4],
      [between, 2],
    ] as const)
      await mentor.call(submitFeedback, { params: { roomid }, body: aSubmission(stars) });
    const reportOf = async ({ roomid }: { roomid: string }) =>
      (await client.call(getLearnerReport, { params: { roomid } })).body;
    expect(await reportOf(now)).toMatchObject({
      learnerName: 'Asha Rao',
      first: { roomid: first.roomid, ratings: { 'Listening Skills': 1 } },
      previous: { roomid: previous.roomid, ratings: { 'Listening Skills': 3 } },
    });
    expect(await reportOf(between)).toMatchObject({ first: { roomid: first.roomid }, previous: null });
    expect(await reportOf(first)).toMatchObject({ first: null, previous: null });
  });

  test('offers articles that there are, and is for the learner alone', async () => {
    const params = { roomid: (await newSession()).roomid };
    const { offers } = (await learner.call(getLearnerReport, { params })).body;
    expect(offers.articles.map(({ slug }) => slug)).toContain('hr-round-answers-star-method');
    expect((await mentor.call(getLearnerReport, { params })).body).toMatchObject({ code: 'not_allowed' });
  });
});

describe('the PDF', () => {
  test('says what the page says, with the learner’s name, in the learner’s language', async () => {
    const asha = await createUser(stack.database, { Name: 'आशा Rao', language: 'hi' });
    const client = await stack.enter(asha);
    const room = await newSession({ learnerId: asha._id });
    people = { ...people, learnerId: asha._id };
    await happened(room, CALL);
    const body = aSubmission(4);
    body.ratings['Time Management'] = 2;
    await mentor.call(submitFeedback, { params: { roomid: room.roomid }, body });
    const { status, headers, bytes } = await pdfOf(client, room.roomid);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toContain('.pdf');
    const text = pdfText(bytes);
    for (const part of [
      'आपकी रिपोर्ट',
      'Rao',
      'Let me finish',
      'Demo Mentor',
      '2:10',
      'structured answers throughout.',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/What went well|Depress/);

    await stack.database.users.updateOne({ _id: asha._id }, { language: 'en' });
    const english = pdfText((await pdfOf(client, room.roomid)).bytes);
    for (const part of [
      'Your report',
      'Overall Hirability Index',
      '8 of 10',
      'What to practise',
      '2 of 5 stars.',
      'Communication',
      'Average 4.0',
      'No readings',
      '2:10 You came back',
      'Demo Mentor joined',
    ])
      expect(english).toContain(part);
  });

  test('is there before the feedback, and for nobody but the learner', async () => {
    const { roomid } = await newSession({
      learnerId: (await stack.database.sessions.findOne({ holdsTime: true }).orFail()).learnerId,
    });
    expect(pdfText((await pdfOf(learner, roomid)).bytes)).toContain('No feedback yet');
    expect((await pdfOf(mentor, roomid)).status).toBe(403);
    expect((await pdfOf(stack.visitor(), roomid)).status).toBe(401);
    const stranger = await stack.enter(await createUser(stack.database));
    expect((await pdfOf(stranger, roomid)).status).toBe(404);
  });
});
