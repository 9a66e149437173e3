import {
  COMMENT_CRITERIA,
  INDEX_CRITERION,
  STAR_CRITERIA,
} from '@preproom/models/contract/catalogues/criteria';
import { getExpressionSummary } from '@preproom/models/contract/readings/readings';
import { type FeedbackDraft, submitFeedback } from '@preproom/models/contract/reports/feedback';
import { getPerformance, PERFORMANCE_SESSIONS } from '@preproom/models/contract/reports/performance';
import { getSpeech } from '@preproom/models/contract/room/speech';
import { createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMentor } from '../../support/mentors/mentors.ts';
import { aSubmission } from '../../support/reports/feedback.ts';
import { createRatedSession } from '../../support/room/ratedSessions.ts';
import { storeSegments } from '../../support/room/speech.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

async function pair() {
  const { database } = stack;
  const [learner, mentor] = [await createUser(database, { completed: true }), await createMentor(database)];
  const people = { learnerId: learner._id, mentorId: mentor._id };
  const clients = { learner: await stack.enter(learner), mentor: await stack.enter(mentor) };
  const performance = async () => (await clients.learner.call(getPerformance, {})).body.data;
  return { learner, mentor, people, clients, performance };
}

describe('the performance of a learner', () => {
  test('is empty without done sessions', async () => {
    const { performance } = await pair();
    expect(await performance()).toEqual({ sessions: [], omitted: 0 });
  });

  test('has the done sessions, oldest first, with ratings, comments and the percentages of the report', async () => {
    const { people, clients, performance } = await pair();
    const { database } = stack;
    const expression = { sum: [600, 2400, 4100, 5000, 900], n: 900, algo: 'er-1', spanSeconds: 1_000 };
    const free = await createRatedSession(database, people, {
      daysAgo: 9,
      stars: 3,
      session: { isFree: true, round: 'Introducation' },
    });
    const read = await createRatedSession(database, people, {
      daysAgo: 2,
      stars: 4,
      session: { expression },
    });
    const waiting = await createRatedSession(database, people, { daysAgo: 1, stars: null });
    await createRatedSession(database, people, {
      daysAgo: 3,
      stars: null,
      session: { status: 'noshow_mentor' },
    });
    const { sessions, omitted } = await performance();
    expect(omitted).toBe(0);
    expect(sessions.map(({ roomid, isFree }) => [roomid, isFree])).toEqual([
      [free.roomid, true],
      [read.roomid, false],
      [waiting.roomid, false],
    ]);
    expect(sessions[2]).toMatchObject({ feedback: null, expression: null, mentorName: 'Meera Iyer' });
    const { ratings, comments } = sessions[1]?.feedback ?? {};
    expect(ratings).toMatchObject({ 'Time Management': 4, [INDEX_CRITERION]: 8 });
    expect(Object.keys(ratings ?? {}).sort()).toEqual([...STAR_CRITERIA, INDEX_CRITERION].sort());
    expect(Object.keys(comments ?? {})).toEqual([...COMMENT_CRITERIA]);
    const params = { roomid: read.roomid };
    const { percentages } = (await clients.learner.call(getExpressionSummary, { params })).body;
    expect(percentages).toEqual({ Ranacorus: 12, Enthusiasm: 82, Confidence: 100, Nervousness: 48 });
    expect(sessions[1]?.expression).toEqual({ percentages, shortSample: false });
  });

  test('has the talk time that the report of the session has', async () => {
    const { people, clients, performance } = await pair();
    const { database } = stack;
    const both = await createRatedSession(database, people, { daysAgo: 2, stars: 4 });
    const alone = await createRatedSession(database, people, { daysAgo: 1, stars: 4 });
    await createRatedSession(database, people, { daysAgo: 0, stars: 4 });
    await storeSegments(database, both, 'mentor', [[0, 4_000, 12]]);
    await storeSegments(database, both, 'learner', [[5_500, 17_500, 48]]);
    await storeSegments(database, alone, 'learner', [[0, 6_000, 30]]);
    const { sessions } = await performance();
    const [first, second, third] = sessions.map(({ speech }) => speech);
    const report = (await clients.learner.call(getSpeech, { params: { roomid: both.roomid } })).body;
    expect(first).toEqual({ learnerShare: 0.75, pace: 4, answerPauseMs: 1_500 });
    expect(report).toMatchObject({ learnerShare: 0.75, own: { pace: 4 } });
    expect(report.together?.learner.answerPauseMs).toBe(1_500);
    expect(second).toEqual({ learnerShare: null, pace: 5, answerPauseMs: null });
    expect(third).toBeNull();
  });

  test('counts amended feedback in its newest form, and no draft', async () => {
    const { people, clients, performance } = await pair();
    const { database } = stack;
    const { roomid } = await createRatedSession(database, people, { daysAgo: 0, stars: null });
    await database.feedback.create({
      ...{ ...people, roomid, state: 'draft', savedAt: new Date(), remarks: {}, submittedAt: null },
      ratings: { 'Time Management': 1 } as FeedbackDraft['ratings'],
    });
    expect((await performance()).sessions[0]?.feedback).toBeNull();
    for (const stars of [2, 5]) {
      const sent = await clients.mentor.call(submitFeedback, {
        params: { roomid },
        body: aSubmission(stars),
      });
      expect(sent.status).toBe(200);
    }
    expect((await performance()).sessions[0]?.feedback?.ratings['Time Management']).toBe(5);
  });

  test('has feedback on a session that is still live, as the report has', async () => {
    const { people, clients, performance } = await pair();
    const { database } = stack;
    const live = { session: { status: 'live' } } as const;
    const { roomid } = await createRatedSession(database, people, { daysAgo: 0, stars: null, ...live });
    expect(await performance()).toEqual({ sessions: [], omitted: 0 });
    const sent = await clients.mentor.call(submitFeedback, { params: { roomid }, body: aSubmission(4) });
    expect(sent.status).toBe(200);
    const { sessions, omitted } = await performance();
    expect([sessions.map((session) => session.roomid), omitted]).toEqual([[roomid], 0]);
    expect(sessions[0]?.feedback?.ratings['Time Management']).toBe(4);
  });

  test('survives a mentor whose account is gone', async () => {
    const { learner, performance } = await pair();
    const gone = { learnerId: learner._id, mentorId: new Types.ObjectId() };
    await createRatedSession(stack.database, gone, { daysAgo: 1, stars: 4 });
    expect((await performance()).sessions[0]).toMatchObject({ mentorName: null, feedback: {} });
  });

  test('is bounded: the latest 50, comments of five, and the first with feedback before them', async () => {
    const { people, performance } = await pair();
    const days = Array.from({ length: PERFORMANCE_SESSIONS + 4 }, (_, i) => i + 1);
    const rooms: string[] = [];
    for (const daysAgo of days.toReversed()) {
      const { roomid } = await createRatedSession(stack.database, people, { daysAgo, stars: 3 });
      rooms.push(roomid);
    }
    const { sessions, omitted } = await performance();
    expect(sessions).toHaveLength(PERFORMANCE_SESSIONS + 1);
    expect(omitted).toBe(3);
    expect(sessions.map(({ roomid }) => roomid)).toEqual([rooms[0], ...rooms.slice(4)]);
    const commented = sessions.filter(({ feedback }) => Object.keys(feedback?.comments ?? {}).length > 0);
    expect(commented).toEqual(sessions.slice(-5));
  });

  test("is one's own, and found by indexes", async () => {
    const [one, other] = [await pair(), await pair()];
    await createRatedSession(stack.database, one.people, { daysAgo: 1, stars: 4 });
    expect((await other.performance()).sessions).toEqual([]);
    for (const collection of ['sessions', 'feedback', 'speech'] as const) {
      const used = await indexesUsed(stack.database, collection, one.performance);
      expect(used).not.toContain(null);
    }
  });
});
