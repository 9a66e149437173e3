import { deleteAttempt, getAttempts } from '@preproom/models/contract/assessments/attempts';
import {
  answerItem,
  askNextItem,
  endQuiz,
  getQuiz,
  getQuizzes,
  QUIZ_ITEMS,
  startQuiz,
} from '@preproom/models/contract/assessments/quizzes';
import { answerReview, getReview } from '@preproom/models/contract/assessments/reviews';
import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rightChoice, wrongChoice } from '../../support/assessments/choices.ts';
import { type Choose, takeQuiz as takeWholeQuiz } from '../../support/assessments/takeQuiz.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let learner: ApiClient;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  learner = await stack.enter(await createUser(stack.database, { completed: true }));
});

const start = (client = learner) => client.call(startQuiz, { body: { subject: 'Science', topics: [] } });
const started = async () => (await start()).body.attemptId;
const next = async (attemptId: string) =>
  (await learner.call(askNextItem, { params: { attemptId } })).body.data;
const read = async (attemptId: string) => (await learner.call(getQuiz, { params: { attemptId } })).body.data;
const answer = (attemptId: string, position: number, choice: number[]) =>
  learner.call(answerItem, { params: { attemptId }, body: { position, choice } });

const takeQuiz = (attemptId: string, choose: Choose) => takeWholeQuiz(learner, attemptId, choose);

describe('a quiz', () => {
  test('asks different items, never sends a key before the answer, and ends with a band', async () => {
    const attemptId = await started();
    const seen: string[] = [];
    const quiz = await takeQuiz(attemptId, ({ current, answered }) => {
      seen.push(JSON.stringify({ current, count: answered.length }));
      return rightChoice(current);
    });
    expect(seen).toHaveLength(QUIZ_ITEMS);
    for (const sent of seen) expect(sent).not.toMatch(/"(key|explanation|source|outcome|right|faultLine)"/);
    expect(new Set(quiz.answered.map(({ item }) => item.prompt + item.lines)).size).toBe(QUIZ_ITEMS);
    expect(quiz.answered.every(({ outcome, explanation }) => outcome === 'right' && explanation)).toBe(true);
    expect(quiz.result).toMatchObject({
      band: 'expert',
      bandTo: 'expert',
      answered: QUIZ_ITEMS,
      right: QUIZ_ITEMS,
      weakTopics: [],
    });
    expect(quiz.current).toBeNull();
  });

  test('of wrong answers ends in the lowest band, and stands in the history', async () => {
    const quiz = await takeQuiz(await started(), ({ current }) => wrongChoice(current));
    expect(quiz.result).toMatchObject({ band: 'starting', right: 0 });
    const { body } = await learner.call(getAttempts, { query: {} });
    expect(body).toMatchObject({ total: 1, data: [{ kind: 'technical', topic: 'Science', status: 'done' }] });
    expect(body.data[0]?.result).toEqual(quiz.result);
  });

  test('started in ten tabs at once is one, and one item is asked', async () => {
    const ids = (await Promise.all(Array.from({ length: 10 }, () => start()))).map(
      ({ body }) => body.attemptId,
    );
    expect(new Set(ids).size).toBe(1);
    const [attemptId = ''] = ids;
    const asked = await Promise.all(Array.from({ length: 10 }, () => next(attemptId)));
    expect(new Set(asked.map(({ current }) => JSON.stringify(current?.item))).size).toBe(1);
    expect(asked.every(({ current }) => current?.position === 0)).toBe(true);
  });

  test('takes the first of two answers; the same one again changes nothing', async () => {
    const attemptId = await started();
    const { current } = await next(attemptId);
    const [right, wrong] = [rightChoice(current), wrongChoice(current)];
    expect((await answer(attemptId, 0, wrong)).body.data.answered).toMatchObject([{ outcome: 'wrong' }]);
    expect((await answer(attemptId, 0, wrong)).status).toBe(200);
    const other = await answer(attemptId, 0, right);
    expect([other.status, other.body]).toMatchObject([409, { code: 'already_answered' }]);
    expect((await read(attemptId)).answered).toMatchObject([{ choice: wrong, outcome: 'wrong' }]);
  });

  test('answered differently in twenty tabs at once keeps one answer', async () => {
    const attemptId = await started();
    const { current } = await next(attemptId);
    const choices = [rightChoice(current), wrongChoice(current)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => answer(attemptId, 0, choices[i % 2] ?? [])),
    );
    const [kept] = (await read(attemptId)).answered;
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.length).toBe(10);
    for (const { body } of taken) expect(body.data.answered[0]?.choice).toEqual(kept?.choice);
  });

  test('refuses an answer out of order, and a choice that the item does not have', async () => {
    const attemptId = await started();
    expect((await answer(attemptId, 0, [0])).body).toMatchObject({ code: 'conflict' });
    await next(attemptId);
    expect((await answer(attemptId, 3, [0])).body).toMatchObject({ code: 'conflict' });
    expect((await answer(attemptId, 0, [15])).body).toMatchObject({ code: 'bad_request' });
    expect((await answer(attemptId, 0, [1, 1])).status).toBe(400);
    expect((await read(attemptId)).answered).toEqual([]);
  });

  test('counts an answer after its time as none, and goes on', async () => {
    const attemptId = await started();
    const { current } = await next(attemptId);
    stack.clock.advance(current ? current.limitMs + 6_000 : 0);
    const late = await answer(attemptId, 0, rightChoice(current));
    expect(late.body.data.answered).toMatchObject([{ outcome: 'late', choice: null }]);
    expect((await next(attemptId)).current?.position).toBe(1);
  });

  test('goes on after a reload where it was, with the time that is left', async () => {
    const attemptId = await started();
    const { current } = await next(attemptId);
    stack.clock.advance(20_000);
    const again = (await read(attemptId)).current;
    expect(again?.item).toEqual(current?.item);
    // At least the 20 s, and the time that the calls took.
    expect(again?.leftMs).toBeLessThanOrEqual((current?.leftMs ?? 0) - 20_000);
    expect(again?.leftMs).toBeGreaterThan((current?.leftMs ?? 0) - 30_000);
    stack.clock.advance(-60_000);
    expect((await read(attemptId)).current?.leftMs).toBe(current?.limitMs);
    stack.clock.advance(40_000);
  });

  test('ends after an hour with what was answered, and early when the learner says so', async () => {
    const attemptId = await started();
    for (let position = 0; position < 5; position++) {
      const { current } = await next(attemptId);
      await answer(attemptId, position, rightChoice(current));
    }
    stack.clock.advance(61 * MINUTE_MS);
    const over = await read(attemptId);
    expect(over).toMatchObject({ status: 'done', result: { answered: 5, right: 5 } });
    expect((await answer(attemptId, 5, [0])).body).toMatchObject({ code: 'attempt_over' });
    const other = await learner.call(startQuiz, { body: { subject: 'Education', topics: [] } });
    const ended = await learner.call(endQuiz, { params: { attemptId: other.body.attemptId } });
    expect(ended.body.data).toMatchObject({ status: 'done', result: null, answered: [] });
  });

  test('can be taken again a day after its start, not by deleting it either', async () => {
    const attemptId = await started();
    await learner.call(endQuiz, { params: { attemptId } });
    expect((await start()).body).toMatchObject({ code: 'retake_later' });
    expect((await learner.call(deleteAttempt, { params: { attemptId } })).status).toBe(200);
    expect((await learner.call(getAttempts, { query: {} })).body.total).toBe(0);
    expect((await start()).body).toMatchObject({ code: 'retake_later' });
    const offer = (await learner.call(getQuizzes, {})).body.data.find(({ subject }) => subject === 'Science');
    expect(offer).toMatchObject({ openId: null, last: null, canStartAt: expect.any(String) });
    stack.clock.advance(DAY_MS);
    expect((await start()).status).toBe(200);
  });

  test('is not asked the items of the quiz before', async () => {
    const first = await takeQuiz(await started(), ({ current }) => rightChoice(current));
    stack.clock.advance(DAY_MS);
    const second = await takeQuiz(await started(), ({ current }) => rightChoice(current));
    const prompts = new Set(first.answered.map(({ item }) => item.prompt));
    expect(second.answered.filter(({ item }) => prompts.has(item.prompt))).toEqual([]);
  });

  test('of another learner does not exist', async () => {
    const attemptId = await started();
    const stranger = await stack.enter(await createUser(stack.database, { completed: true }));
    const params = { attemptId };
    for (const refused of [
      await stranger.call(getQuiz, { params }),
      await stranger.call(askNextItem, { params }),
      await stranger.call(answerItem, { params, body: { position: 0, choice: [0] } }),
      await stranger.call(endQuiz, { params }),
      await stranger.call(deleteAttempt, { params }),
    ])
      expect(refused.body).toMatchObject({ code: 'not_found' });
    expect((await read(attemptId)).status).toBe('open');
  });
});

describe('what was wrong', () => {
  test('comes back the next day, later once it was right, and goes with its quiz', async () => {
    const attemptId = await started();
    const quiz = await takeQuiz(attemptId, ({ current }) => wrongChoice(current));
    expect((await learner.call(getReview, {})).body).toMatchObject({
      due: 0,
      next: null,
      nextDueAt: expect.any(String),
    });
    stack.clock.advance(DAY_MS);
    const { due, next: review } = (await learner.call(getReview, {})).body;
    expect(due).toBe(QUIZ_ITEMS);
    expect(JSON.stringify(review)).not.toMatch(/"(key|explanation|source)"/);
    expect(quiz.answered.map(({ item }) => item.prompt)).toContain(review?.item.prompt);
    const params = { itemId: review?.itemId ?? '' };
    const choice = rightChoice(review);
    const told = await learner.call(answerReview, { params, body: { choice } });
    expect(told.body.data).toMatchObject({ outcome: 'right', key: choice });
    expect(Date.parse(told.body.nextDueAt)).toBeGreaterThan(stack.clock.now() + 20 * 60 * MINUTE_MS);
    const again = await learner.call(answerReview, { params, body: { choice } });
    expect(again.body).toMatchObject({ code: 'already_answered' });
    expect((await learner.call(getReview, {})).body.due).toBe(QUIZ_ITEMS - 1);
    await learner.call(deleteAttempt, { params: { attemptId } });
    expect((await learner.call(getReview, {})).body).toEqual({ due: 0, next: null, nextDueAt: null });
  });
});
