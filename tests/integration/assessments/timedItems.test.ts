import { endMockSection, startMock, startMockSection } from '@preproom/models/contract/assessments/mocks';
import { answerItem, askNextItem, type Quiz, startQuiz } from '@preproom/models/contract/assessments/quizzes';
import { answerReview, getReview } from '@preproom/models/contract/assessments/reviews';
import { answerPracticeItem, askPracticeItem } from '@preproom/models/contract/assessments/topicPractice';
import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import { createUser } from '@preproom/models/db/testing/factories';
import { itemsOf } from '@preproom/server/features/assessments/quizzes/bank/bank';
import type { MockWork } from '@preproom/server/features/assessments/quizzes/mocks/mockWork';
import type { QuizWork } from '@preproom/server/features/assessments/quizzes/quizWork';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rightChoice, wrongChoice } from '../../support/assessments/choices.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const SUBJECT = 'CS core';
const TOPIC = 'Linux and Git';
const SCOPE = { subject: SUBJECT, topic: TOPIC } as const;

let stack: Stack;
let learner: ApiClient;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.database.quizItems.deleteMany({});
  learner = await stack.enter(await createUser(stack.database, { completed: true }));
});

/** Withdraws all items of the subject but this one. */
async function leaveOnly(itemId: string): Promise<void> {
  const others = itemsOf(SUBJECT).filter(({ id }) => id !== itemId);
  await stack.database.quizItems.insertMany(
    others.map(({ id, prompt, topic, kind, difficulty }) => ({
      ...{ itemId: id, prompt, topic, kind, difficulty, subject: SUBJECT, isWithdrawn: true },
    })),
  );
}
async function startedQuiz(...others: string[]): Promise<{ attemptId: string }> {
  return (await learner.call(startQuiz, { body: { subject: SUBJECT, topics: [TOPIC, ...others] } })).body;
}
const ask = async (params: { attemptId: string }): Promise<Quiz> =>
  (await learner.call(askNextItem, { params })).body.data;
const practise = () => learner.call(askPracticeItem, { body: SCOPE });

/** A quiz that waits for an answer, and the item that it asks, which is the only one left in the bank. */
async function quizWaiting() {
  const quiz = await startedQuiz();
  const { current } = await ask(quiz);
  const { work } = await stack.database.assessmentAttempts.findById(quiz.attemptId).lean().orFail();
  const itemId = (work as QuizWork).asked[0]?.itemId ?? '';
  await leaveOnly(itemId);
  return { quiz, current, itemId };
}

test('practice leaves out what a quiz asks, until it is answered there', async () => {
  const { quiz, current } = await quizWaiting();
  expect((await practise()).body).toMatchObject({ code: 'not_found' });
  const body = { position: 0, choice: wrongChoice(current) };
  await learner.call(answerItem, { params: quiz, body });
  expect((await practise()).body.data.item.prompt).toBe(current?.item.prompt);
});

test('practice asks it once its time in the quiz is over', async () => {
  await quizWaiting();
  stack.clock.advance(10 * MINUTE_MS);
  expect((await practise()).status).toBe(200);
});

test('another quiz of the learner leaves it out; one of somebody else asks it', async () => {
  const { current } = await quizWaiting();
  expect((await ask(await startedQuiz('SQL'))).current).toBeNull();
  learner = await stack.enter(await createUser(stack.database, { completed: true }));
  expect((await ask(await startedQuiz())).current?.item.prompt).toBe(current?.item.prompt);
});

test('a quiz leaves out what practice has asked', async () => {
  await leaveOnly(itemsOf(SUBJECT).find(({ topic }) => topic === TOPIC)?.id ?? '');
  const { data } = (await practise()).body;
  expect((await ask(await startedQuiz())).current).toBeNull();
  const body = { ...SCOPE, position: 0, choice: rightChoice(data) };
  expect((await learner.call(answerPracticeItem, { body })).status).toBe(200);
});

test('a review waits while a quiz asks its item', async () => {
  await leaveOnly(itemsOf(SUBJECT).find(({ topic }) => topic === TOPIC)?.id ?? '');
  const { data } = (await practise()).body;
  const choice = wrongChoice(data);
  await learner.call(answerPracticeItem, { body: { ...SCOPE, position: 0, choice } });
  stack.clock.advance(DAY_MS);
  const { next } = (await learner.call(getReview, {})).body;
  expect(next?.item.prompt).toBe(data.item.prompt);
  const quiz = await startedQuiz();
  const { current } = await ask(quiz);
  expect((await learner.call(getReview, {})).body).toMatchObject({ due: 0, next: null });
  const review = { params: { itemId: next?.itemId ?? '' }, body: { choice } };
  expect((await learner.call(answerReview, review)).body).toMatchObject({ code: 'conflict' });
  await learner.call(answerItem, { params: quiz, body: { position: 0, choice: rightChoice(current) } });
  expect((await learner.call(answerReview, review)).status).toBe(200);
});

test('practice leaves out what the running section of a mock test asks', async () => {
  const { attemptId } = (await learner.call(startMock, { body: { test: 'Computer science' } })).body;
  const params = { attemptId };
  for (const section of [0, 1]) {
    await learner.call(startMockSection, { params, body: { section } });
    if (section === 0) await learner.call(endMockSection, { params, body: { section } });
  }
  const { work } = await stack.database.assessmentAttempts.findById(attemptId).lean().orFail();
  const ids = (work as MockWork).sections[1]?.items.map(({ itemId }) => itemId) ?? [];
  const asked = itemsOf(SUBJECT).find(({ id }) => ids.includes(id));
  await leaveOnly(asked?.id ?? '');
  const body = { subject: SUBJECT, topic: asked?.topic ?? '' } as const;
  expect((await learner.call(askPracticeItem, { body })).body).toMatchObject({ code: 'not_found' });
  await learner.call(endMockSection, { params, body: { section: 1 } });
  expect((await learner.call(askPracticeItem, { body })).status).toBe(200);
});
