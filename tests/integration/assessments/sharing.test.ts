import { ASSESSMENT_SHARING_VERSION as textVersion } from '@preproom/models/contract/accounts/consents';
import { getAssessmentSharing, setAssessmentSharing } from '@preproom/models/contract/assessments/sharing';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { getPreparation } from '@preproom/models/contract/mentors/preparation';
import { createProfile, createSession, createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMentor } from '../../support/mentors/mentors.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** A learner with a session in a day, two quizzes, a deleted one and an open one. */
async function pair() {
  const { database } = stack;
  const [learner, mentor] = [await createUser(database, { completed: true }), await createMentor(database)];
  await createProfile(database, learner);
  const people = { learnerId: learner._id, mentorId: mentor._id };
  const startsAt = new Date(stack.clock.now() + DAY_MS);
  const { roomid } = await createSession(database, { ...people, startsAt });
  const quiz = (daysAgo: number, band: string | null, status: 'open' | 'done' | 'deleted') =>
    database.assessmentAttempts.create({
      ...{ learnerId: learner._id, kind: 'technical', topic: 'Science', status },
      startedAt: new Date(stack.clock.now() - daysAgo * DAY_MS),
      result: band === null ? null : aResult(band),
    });
  await quiz(5, 'starting', 'done');
  await quiz(3, 'solid', 'done');
  await quiz(2, null, 'deleted');
  await quiz(0, null, 'open');
  const clients = { learner: await stack.enter(learner), mentor: await stack.enter(mentor) };
  const shown = async () =>
    (await clients.mentor.call(getPreparation, { params: { roomid } })).body.data.assessments;
  return { learner, clients, shown };
}

const aResult = (band: string) =>
  ({
    ...{ kind: 'technical', subject: 'Science', band, bandFrom: band, bandTo: band },
    ...{ answered: 15, right: 8, weakTopics: ['Physics'] },
  }) as never;

test('the mentor of a session sees the latest result of each kind while the learner shows them', async () => {
  const { learner, clients, shown } = await pair();
  expect((await clients.learner.call(getAssessmentSharing, {})).body).toEqual({ isShared: false });
  expect(await shown()).toBeNull();
  const body = { isShared: true, textVersion } as const;
  expect((await clients.learner.call(setAssessmentSharing, { body })).body).toEqual({ isShared: true });
  expect((await clients.learner.call(getAssessmentSharing, {})).body).toEqual({ isShared: true });
  expect(await shown()).toEqual([aResult('solid')]);
  stack.clock.advance(1_000);
  await clients.learner.call(setAssessmentSharing, { body: { isShared: false } });
  expect(await shown()).toBeNull();
  const noted = await stack.database.consents.find({ userId: learner._id }).sort({ at: 1 }).lean();
  expect(noted.map(({ kind, granted }) => [kind, granted])).toEqual([
    ['assessment_sharing', true],
    ['assessment_sharing', false],
  ]);
});

test('an old text is not agreed to', async () => {
  const { clients } = await pair();
  const answer = await clients.learner.send<{ code: string }>('PUT', '/api/v1.3/assessments/sharing', {
    isShared: true,
    textVersion: '2020-01-01',
  });
  expect([answer.status, answer.body.code]).toEqual([400, 'bad_request']);
  expect((await clients.learner.call(getAssessmentSharing, {})).body).toEqual({ isShared: false });
});
