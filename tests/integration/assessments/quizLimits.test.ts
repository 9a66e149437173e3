import { startCodingRound } from '@preproom/models/contract/assessments/coding/codingRounds';
import type { QuizSubject } from '@preproom/models/contract/assessments/quizSubjects';
import { endQuiz, getQuizzes, startQuiz } from '@preproom/models/contract/assessments/quizzes';
import { answerReview, MAX_REVIEWS_A_DAY } from '@preproom/models/contract/assessments/reviews';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { createUser } from '@preproom/models/db/testing/factories';
import { createLimiters } from '@preproom/models/runtime/limits';
import { quizTopics } from '@preproom/server/features/assessments/quizzes/bank/quizTopics';
import { startQuiz as startQuizOf } from '@preproom/server/features/assessments/quizzes/startQuiz';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let learner: ApiClient;
let learnerId: Types.ObjectId;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  const user = await createUser(stack.database, { completed: true });
  learnerId = user._id;
  learner = await stack.enter(user);
});

const begin = (subject: QuizSubject, ...topics: string[]) =>
  learner.call(startQuiz, { body: { subject, topics } });
async function take(subject: QuizSubject, ...topics: string[]): Promise<void> {
  const { attemptId } = (await begin(subject, ...topics)).body;
  await learner.call(endQuiz, { params: { attemptId } });
}

describe('quizzes of one learner', () => {
  test('three are open at once; the fourth waits for one to end, an open one is gone on with', async () => {
    const subjects = ['Science', 'Education', 'Mechanical'] as const;
    const open: string[] = [];
    for (const subject of subjects) open.push((await begin(subject)).body.attemptId);
    expect((await begin('Civil')).body).toMatchObject({ code: 'too_many_requests' });
    expect((await begin('Science')).body.attemptId).toBe(open[0]);
    await learner.call(endQuiz, { params: { attemptId: open[0] ?? '' } });
    expect((await begin('Civil')).status).toBe(200);
  });

  test('three are open at most also if several processes start some at the same moment', async () => {
    const limit = createLimiters(null)('many quizzes', 100, 60);
    const started = await Promise.allSettled(
      quizTopics('Aptitude')
        .slice(0, 8)
        .map((topic) =>
          startQuizOf(
            stack.database,
            { subject: 'Aptitude', topics: [topic], learnerId: String(learnerId), limit },
            stack.clock.now(),
          ),
        ),
    );
    const open = await stack.database.assessmentAttempts.countDocuments({ learnerId, status: 'open' });
    expect(open).toBeLessThanOrEqual(3);
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(open);
  });

  test('twenty are started in a day', async () => {
    const topics = quizTopics('Aptitude').slice(0, 21);
    expect(topics).toHaveLength(21);
    for (const topic of topics.slice(0, 20)) await take('Aptitude', topic);
    expect((await begin('Aptitude', topics[20] ?? '')).body).toMatchObject({ code: 'too_many_requests' });
  });

  test('much the same topics are a retake, others are not', async () => {
    const [, ...others] = quizTopics('CS core');
    await take('CS core');
    expect((await begin('CS core', ...others)).body).toMatchObject({ code: 'retake_later' });
    await take('CS core', 'Java', 'SQL');
    expect((await begin('CS core', 'DBMS', 'SQL')).status).toBe(200);
    stack.clock.advance(DAY_MS);
    expect((await begin('CS core', ...others)).status).toBe(200);
  });

  test('the list says when a subject can be started after a quiz on nearly all of it', async () => {
    const [, ...others] = quizTopics('CS core');
    await take('CS core', ...others);
    const { data } = (await learner.call(getQuizzes, {})).body;
    const offer = data.find(({ subject }) => subject === 'CS core');
    expect(Date.parse(offer?.canStartAt ?? '')).toBeGreaterThan(stack.clock.now());
    expect(offer?.topics.every(({ canStartAt }) => canStartAt === null)).toBe(true);
  });
});

describe('what is refused does not count', () => {
  test('reviews of items that are none', async () => {
    const refused = { params: { itemId: 'no-such-item' }, body: { choice: [0] } };
    for (let i = 0; i <= MAX_REVIEWS_A_DAY; i++) await learner.call(answerReview, refused);
    expect((await learner.call(answerReview, refused)).body).toMatchObject({ code: 'not_found' });
  });

  test('coding rounds on an unknown problem, and the open one', async () => {
    for (let i = 0; i < 41; i++) await learner.call(startCodingRound, { body: { slug: 'no-such-problem' } });
    const started = await learner.call(startCodingRound, { body: { slug: 'pair-of-parcels' } });
    expect(started.status).toBe(200);
    for (let i = 0; i < 41; i++) await learner.call(startCodingRound, { body: { slug: 'pair-of-parcels' } });
    const again = await learner.call(startCodingRound, { body: { slug: 'pair-of-parcels' } });
    expect(again.body).toEqual(started.body);
  });
});
