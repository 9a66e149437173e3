import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { HOUR_MS } from '@preproom/models/contract/http/durations';
import {
  getAfterCall,
  rateMentor,
  saveFeedbackDraft,
  submitFeedback,
} from '@preproom/models/contract/reports/feedback';
import type { SessionStatus } from '@preproom/models/contract/sessions/sessionLife';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aSubmission } from '../../support/reports/feedback.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

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
    const body = aSubmission();
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
    const { ratings } = aSubmission();
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
    const first = await mentor.call(submitFeedback, { params: room, body: aSubmission(2) });
    const amended = await mentor.call(submitFeedback, { params: room, body: aSubmission(5) });
    expect(amended.body).toEqual(first.body);
    const stored = await stack.database.feedback.findOne(room).lean();
    expect(stored?.history).toHaveLength(1);
    expect(stored?.history[0]?.ratings).toEqual(aSubmission(2).ratings);
    await stack.database.feedback.updateOne(room, {
      submittedAt: new Date(stack.clock.now() - 24 * HOUR_MS - 1),
    });
    const late = await mentor.call(submitFeedback, { params: room, body: aSubmission(1) });
    expect([late.status, late.body.code]).toEqual([409, 'too_late']);
    expect((await stack.database.feedback.findOne(room).lean())?.ratings).toEqual(aSubmission(5).ratings);
  });

  test('a draft that comes after the submission changes nothing', async () => {
    await mentor.call(submitFeedback, { params: room, body: aSubmission() });
    const { status } = await mentor.call(saveFeedbackDraft, {
      params: room,
      body: { ratings: {}, remarks: {} },
    });
    expect(status).toBe(409);
    expect((await stack.database.feedback.findOne(room).lean())?.ratings).toEqual(aSubmission().ratings);
  });

  test('twenty submissions at the same moment leave one record', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => mentor.call(submitFeedback, { params: room, body: aSubmission() })),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await stack.database.feedback.countDocuments(room)).toBe(1);
  });

  test('before the two have met there is nothing to rate', async () => {
    const booked = await newRoom('booked');
    const { status, body } = await mentor.call(submitFeedback, { params: booked, body: aSubmission() });
    expect([status, body.code]).toEqual([409, 'not_met']);
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
    expect(own.body.mentorRating).toMatchObject({ stars: 5, remark: 'Kind and exact' });
    expect((await mentor.call(getAfterCall, { params: room })).body.mentorRating).toBeNull();
    expect(await stack.database.mentorRatings.countDocuments(room)).toBe(1);
  });

  test('is asked for no longer once it is given, and only the learner is told', async () => {
    const unrated = await newRoom('done');
    await learner.call(rateMentor, { params: room, body: { stars: 4, remark: '' } });
    const ratedIn = async (client: ApiClient) => {
      const { meeting } = (await client.call(getCurrentUser, {})).body;
      return meeting.filter(({ hasRated }) => hasRated).map(({ roomid }) => roomid);
    };
    expect(await ratedIn(learner)).toContain(room.roomid);
    expect(await ratedIn(learner)).not.toContain(unrated.roomid);
    expect(await ratedIn(mentor)).toEqual([]);
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

describe('somebody who is leaving', () => {
  const rating = { stars: 4, remark: 'patient' } as const;
  async function meet() {
    const { database } = stack;
    const [one, other] = [await createUser(database), await createUser(database, { role: 'mentor' })];
    const people = { learnerId: one._id, mentorId: other._id };
    const { roomid } = await createSession(database, { ...people, status: 'done' });
    return { params: { roomid }, one, other };
  }
  const leaving = (startedAt: Date | null) => {
    const now = new Date(stack.clock.now());
    return { deletion: { askedAt: now, dueAt: now, startedAt } };
  };

  test('gets feedback, and is rated, as long as they can stay', async () => {
    const { params, one, other } = await meet();
    const [here, there] = [await stack.enter(one), await stack.enter(other)];
    await stack.database.users.updateMany({ _id: { $in: [one._id, other._id] } }, leaving(null));
    expect((await there.call(submitFeedback, { params, body: aSubmission() })).status).toBe(200);
    expect((await here.call(rateMentor, { params, body: rating })).status).toBe(200);
  });

  test('is not written about once their data are being removed, nor when they are gone', async () => {
    const { params, one, other } = await meet();
    const { database } = stack;
    const [here, there] = [await stack.enter(one), await stack.enter(other)];
    const refused = async () => {
      const body = aSubmission();
      const answers = [
        await there.call(saveFeedbackDraft, { params, body: { ratings: {}, remarks: {} } }),
        await there.call(submitFeedback, { params, body }),
      ];
      return answers.map(({ status, body }) => [status, body.code]);
    };
    const gone = [410, 'person_gone'];
    await database.users.updateOne({ _id: one._id }, leaving(new Date(stack.clock.now())));
    expect(await refused()).toEqual([gone, gone]);
    await database.users.deleteOne({ _id: one._id });
    expect(await refused()).toEqual([gone, gone]);
    expect(await database.feedback.countDocuments(params)).toBe(0);
    expect((await there.call(getAfterCall, { params })).body.other).toMatchObject({ Name: null });

    await database.users.deleteOne({ _id: other._id });
    const learnerOf = await meet();
    await database.users.deleteOne({ _id: learnerOf.other._id });
    const left = await (await stack.enter(learnerOf.one)).call(rateMentor, {
      params: learnerOf.params,
      body: rating,
    });
    expect([left.status, left.body.code]).toEqual(gone);
    expect(await database.mentorRatings.countDocuments(learnerOf.params)).toBe(0);
    expect((await here.call(getAfterCall, { params })).status).toBe(401);
  });
});
