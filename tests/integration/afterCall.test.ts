import {
  COMMENT_CRITERIA,
  type FeedbackSubmission,
  getAfterCall,
  INDEX_CRITERION,
  rateMentor,
  STAR_CRITERIA,
  saveFeedbackDraft,
  submitFeedback,
} from '@preproom/models/contract/feedback';
import type { SessionStatus } from '@preproom/models/contract/sessionLife';
import { getCurrentUser } from '@preproom/models/contract/users';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { createSession } from '../support/factories.ts';
import { type Stack, startStack } from '../support/startStack.ts';

const HOUR_MS = 60 * 60_000;
let stack: Stack;
let learner: ApiClient;
let mentor: ApiClient;
let room: { roomid: string };

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  [learner, mentor] = [await stack.logIn('learner'), await stack.logIn('mentor')];
  room = await newRoom('done');
});

async function newRoom(status: SessionStatus): Promise<{ roomid: string }> {
  const demo = await stack.database.sessions.findOne({ round: 'HR Round 1', holdsTime: true }).orFail();
  const { learnerId, mentorId } = demo;
  const startsAt = new Date(stack.clock.now() - 3 * HOUR_MS);
  const { roomid } = await createSession(stack.database, {
    learnerId,
    mentorId,
    status,
    startsAt,
    holdsTime: false,
  });
  return { roomid };
}

function submission(stars = 4): FeedbackSubmission {
  const entries = [
    ...STAR_CRITERIA.map((name) => [name, stars]),
    [INDEX_CRITERION, 8],
    ...COMMENT_CRITERIA.map((name) => [name, `${name}: clear, structured answers throughout.`]),
  ];
  return { ratings: Object.fromEntries(entries), remarks: { 'Listening Skills': 'Let me finish' } };
}

describe("the mentor's feedback", () => {
  test('a draft is kept for the mentor and hidden from the learner', async () => {
    const draft = {
      ratings: { 'Listening Skills': 3, 'Comment On Technical Readiness': 'so far' },
      remarks: {},
    };
    expect((await mentor.call(saveFeedbackDraft, { params: room, body: draft })).status).toBe(200);
    expect((await mentor.call(getAfterCall, { params: room })).body.feedback).toMatchObject({
      state: 'draft',
      ...draft,
    });
    expect((await learner.call(getAfterCall, { params: room })).body.feedback).toBeNull();
  });

  test('submitted, the learner reads it on the report and in the current-user call', async () => {
    const body = submission();
    expect((await mentor.call(submitFeedback, { params: room, body })).status).toBe(200);
    const report = await learner.call(getAfterCall, { params: room });
    expect(report.body.feedback).toMatchObject({ state: 'submitted', ...body });
    const { feedback } = (await learner.call(getCurrentUser, {})).body;
    expect(feedback[0]).toMatchObject({
      ...room,
      mentorName: 'Demo Mentor',
      round: 'HR Round 1',
      ratings: body.ratings,
    });
  });

  test('incomplete or wrong ratings name the fields and store nothing', async () => {
    const { ratings } = submission();
    const { 'Listening Skills': _, ...rest } = ratings;
    const wrong = {
      ratings: { ...rest, 'Time Management': 6, 'Comment On Technical Readiness': 'short' },
      remarks: {},
    };
    const { status, body } = await mentor.send('POST', `/api/v1.3/rooms/${room.roomid}/feedback`, wrong);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(
      [
        'ratings.Comment On Technical Readiness',
        'ratings.Listening Skills',
        'ratings.Time Management',
      ].sort(),
    );
    expect(await stack.database.feedback.exists(room)).toBeNull();
  });

  test('it can be amended for 24 hours, with what stood there before', async () => {
    const first = await mentor.call(submitFeedback, { params: room, body: submission(2) });
    const amended = await mentor.call(submitFeedback, { params: room, body: submission(5) });
    expect(amended.body).toEqual(first.body);
    const stored = await stack.database.feedback.findOne(room).lean();
    expect(stored?.history).toHaveLength(1);
    expect(stored?.history[0]?.ratings).toEqual(submission(2).ratings);
    await stack.database.feedback.updateOne(room, {
      submittedAt: new Date(stack.clock.now() - 24 * HOUR_MS - 1),
    });
    const late = await mentor.call(submitFeedback, { params: room, body: submission(1) });
    expect([late.status, late.body.code]).toEqual([409, 'too_late']);
    expect((await stack.database.feedback.findOne(room).lean())?.ratings).toEqual(submission(5).ratings);
  });

  test('a draft that comes after the submission changes nothing', async () => {
    await mentor.call(submitFeedback, { params: room, body: submission() });
    const { status } = await mentor.call(saveFeedbackDraft, {
      params: room,
      body: { ratings: {}, remarks: {} },
    });
    expect(status).toBe(409);
    expect((await stack.database.feedback.findOne(room).lean())?.ratings).toEqual(submission().ratings);
  });

  test('twenty submissions at the same moment leave one record', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => mentor.call(submitFeedback, { params: room, body: submission() })),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await stack.database.feedback.countDocuments(room)).toBe(1);
  });

  test('before the two have met there is nothing to rate', async () => {
    const booked = await newRoom('booked');
    const { status, body } = await mentor.call(submitFeedback, { params: booked, body: submission() });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect((await learner.call(rateMentor, { params: booked, body: { stars: 5, remark: '' } })).status).toBe(
      409,
    );
  });
});

describe("the learner's rating of the mentor", () => {
  test('is stored, can be changed, and is not shown to the mentor', async () => {
    await learner.call(rateMentor, { params: room, body: { stars: 3, remark: '' } });
    await learner.call(rateMentor, { params: room, body: { stars: 5, remark: ' Kind and exact ' } });
    const own = await learner.call(getAfterCall, { params: room });
    expect(own.body.mentorRating).toEqual({ stars: 5, remark: 'Kind and exact' });
    expect((await mentor.call(getAfterCall, { params: room })).body.mentorRating).toBeNull();
    expect(await stack.database.mentorRatings.countDocuments(room)).toBe(1);
  });

  test.each([{ stars: 0 }, { stars: 6 }, { stars: 2.5 }, { stars: '5' }, {}])(
    '%j is refused',
    async (rating) => {
      const { status } = await learner.send('PUT', `/api/v1.3/rooms/${room.roomid}/mentor-rating`, {
        remark: '',
        ...rating,
      });
      expect(status).toBe(400);
    },
  );
});
