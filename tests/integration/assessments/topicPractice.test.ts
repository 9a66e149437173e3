import { deleteAttempt } from '@preproom/models/contract/assessments/attempts';
import { endQuiz, startQuiz } from '@preproom/models/contract/assessments/quizzes';
import { answerReview, getReview } from '@preproom/models/contract/assessments/reviews';
import {
  answerPracticeItem,
  askPracticeItem,
  deleteTopicPractice,
  getTopicPractice,
  type PracticeStep,
  takePracticeHint,
} from '@preproom/models/contract/assessments/topicPractice';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { createUser } from '@preproom/models/db/testing/factories';
import { itemById } from '@preproom/server/features/assessments/quizzes/bank/bank';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rightChoice, wrongChoice } from '../../support/assessments/choices.ts';
import { requestArchive, unpackArchive } from '../../support/privacy/archive.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const WORDS = { subject: 'Aptitude', topic: 'Vocabulary in context' } as const;
const LAW = { subject: 'Law and Legal Studies', topic: null } as const;
const AGES = { subject: 'Aptitude', topic: 'Ages' } as const;
type Scope = typeof WORDS | typeof LAW | typeof AGES;
const KEYS = /"(key|mistake|explanation|source|outcome|right|faultLine|order)":/;

let stack: Stack;
let learner: ApiClient;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  learner = await stack.enter(await createUser(stack.database, { completed: true }));
});

const ask = async (scope: Scope, client = learner) =>
  (await client.call(askPracticeItem, { body: scope })).body.data;
const hint = (scope: Scope, position: number, number: number) =>
  learner.call(takePracticeHint, { body: { ...scope, position, hint: number } });
const answer = (scope: Scope, position: number, choice: number[]) =>
  learner.call(answerPracticeItem, { body: { ...scope, position, choice } });
const overview = async () => (await learner.call(getTopicPractice, {})).body;
const stored = () => stack.database.topicPractices.findOne().sort({ _id: -1 }).lean().orFail();

describe('practice without a clock', () => {
  test('sends hints one by one, and the key and the worked answer with the answer alone', async () => {
    const step = await ask(WORDS);
    expect(step).toMatchObject({ position: 0, hints: [], hintsLeft: 2, answered: null });
    const { current } = await stored();
    const [first = '', second = ''] = itemById(current?.itemId ?? '')?.item.hints ?? [];
    const withOne = await hint(WORDS, 0, 1);
    expect(withOne.body.data).toMatchObject({ item: step.item, hints: [first], hintsLeft: 1 });
    for (const sent of [step, withOne.body.data].map((one) => JSON.stringify({ ...one, progress: null }))) {
      expect(sent).not.toMatch(KEYS);
      expect(sent).not.toContain(second);
      expect(sent).not.toContain(current?.itemId);
    }
    expect((await hint(WORDS, 0, 1)).body.data.hints).toEqual([first]);
    expect((await hint(WORDS, 0, 2)).body.data).toMatchObject({ hints: [first, second], hintsLeft: 0 });
    const choice = rightChoice(step);
    const told = (await answer(WORDS, 0, choice)).body.data;
    expect(told.answered).toMatchObject({ outcome: 'right', key: choice, explanation: expect.any(String) });
    expect(told).toMatchObject({ progress: { answered: 1, right: 1, unaided: 0 }, nextReviewAt: null });
  });

  test('has no hints where the bank has none, and refuses one', async () => {
    expect(await ask(LAW)).toMatchObject({ hints: [], hintsLeft: 0 });
    expect((await hint(LAW, 0, 1)).body).toMatchObject({ code: 'bad_request' });
  });

  test('refuses the second hint before the first, and hints after the answer', async () => {
    const step = await ask(WORDS);
    expect((await hint(WORDS, 0, 2)).body).toMatchObject({ code: 'bad_request' });
    await answer(WORDS, 0, rightChoice(step));
    expect((await hint(WORDS, 0, 1)).body).toMatchObject({ code: 'conflict' });
  });

  test('asked in ten tabs at once is one question; it stays until it is answered', async () => {
    const steps = await Promise.all(Array.from({ length: 10 }, () => ask(WORDS)));
    expect(new Set(steps.map(({ item }) => JSON.stringify(item))).size).toBe(1);
    await answer(WORDS, 0, wrongChoice(steps[0]));
    const next = await ask(WORDS);
    expect(next.position).toBe(1);
    expect(next.item.prompt + next.item.lines).not.toBe(`${steps[0]?.item.prompt}${steps[0]?.item.lines}`);
  });

  test('answered differently in twenty tabs at once keeps one answer, and counts once', async () => {
    const step = await ask(WORDS);
    const choices = [rightChoice(step), wrongChoice(step)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => answer(WORDS, 0, choices[i % 2] ?? [])),
    );
    const kept = (await stored()).current?.choice;
    for (const { status, body } of answers)
      if (status === 200) expect(body.data.answered?.choice).toEqual(kept);
      else expect(body).toMatchObject({ code: 'already_answered' });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await stored()).toMatchObject({ answered: 1, asked: 1 });
    expect((await overview()).streak.days).toBe(1);
  });

  test('refuses a topic that is none, an answer out of order, and a choice that the question does not have', async () => {
    const unknown = { subject: 'CS core', topic: 'Ages' } as const;
    expect((await learner.call(askPracticeItem, { body: unknown })).body).toMatchObject({
      code: 'bad_request',
    });
    const whole = { subject: 'CS core', topic: null } as const;
    expect((await learner.call(askPracticeItem, { body: whole })).status).toBe(400);
    expect((await answer(WORDS, 0, [0])).body).toMatchObject({ code: 'conflict' });
    await ask(WORDS);
    expect((await answer(WORDS, 4, [0])).body).toMatchObject({ code: 'conflict' });
    expect((await answer(WORDS, 0, [15])).body).toMatchObject({ code: 'bad_request' });
  });

  test('asks aptitude in Hindi with hints in Hindi, and keeps the seed', async () => {
    const { method } = askPracticeItem;
    const inHindi = { 'accept-language': 'hi' };
    const sent = await learner.send<{ data: PracticeStep }>(
      method,
      endpointPath(askPracticeItem),
      AGES,
      inHindi,
    );
    const step = sent.body.data;
    expect(step.item.textLanguage).toBe('hi');
    expect(step.item.prompt).toMatch(/\p{Script=Devanagari}/u);
    const { current } = await stored();
    expect(current?.itemId).toMatch(/-\d+$/);
    expect(itemById(current?.itemId ?? '', 'hi')?.item.prompt).toBe(step.item.prompt);
    expect((await ask(AGES)).item.textLanguage).toBe('en');
    const withHint = await hint(AGES, 0, 1);
    expect(withHint.body.data.hints).toHaveLength(1);
  });

  test('shows progress by topic, to the learner alone', async () => {
    await answer(WORDS, 0, rightChoice(await ask(WORDS)));
    await answer(WORDS, 1, wrongChoice(await ask(WORDS)));
    const aptitude = (await overview()).data.find(({ subject }) => subject === 'Aptitude');
    expect(aptitude).toMatchObject({ answered: 2, right: 1, unaided: 1 });
    const topic = aptitude?.topics.find((one) => one.topic === WORDS.topic);
    expect(topic).toMatchObject({ answered: 2, right: 1, unaided: 1, isBilingual: false });
    const stranger = await stack.enter(await createUser(stack.database, { completed: true }));
    const theirs = (await stranger.call(getTopicPractice, {})).body;
    expect(theirs.streak.days).toBe(0);
    expect(theirs.data.every(({ answered }) => answered === 0)).toBe(true);
    expect((await ask(WORDS, stranger)).position).toBe(0);
  });
});

describe('what was missed in practice', () => {
  test('comes back the next day, and a review counts as practice', async () => {
    const step = await ask(WORDS);
    const told = (await answer(WORDS, 0, wrongChoice(step))).body.data;
    expect(Date.parse(told.nextReviewAt ?? '')).toBeGreaterThan(stack.clock.now());
    expect((await learner.call(getReview, {})).body.due).toBe(0);
    stack.clock.advance(DAY_MS);
    const { next } = (await learner.call(getReview, {})).body;
    expect(next?.item.prompt).toBe(step.item.prompt);
    expect((await overview()).dueReviews).toBe(1);
    expect((await overview()).streak).toMatchObject({ days: 1, hasToday: false });
    const params = { itemId: next?.itemId ?? '' };
    await learner.call(answerReview, { params, body: { choice: rightChoice(next) } });
    expect((await overview()).streak).toMatchObject({ days: 2, hasToday: true });
  });

  test('is deleted with all practice, and nothing else is', async () => {
    await answer(WORDS, 0, wrongChoice(await ask(WORDS)));
    const quiz = (await learner.call(startQuiz, { body: { subject: 'Science', topics: [] } })).body;
    await learner.call(endQuiz, { params: quiz });
    expect((await learner.call(deleteTopicPractice, {})).body).toEqual({ deleted: true });
    expect(await overview()).toMatchObject({ streak: { days: 0, best: 0 }, dueReviews: 0 });
    expect((await learner.call(getReview, {})).body.nextDueAt).toBeNull();
    expect((await ask(WORDS)).progress).toEqual({ answered: 0, right: 0, unaided: 0 });
    expect((await learner.call(deleteAttempt, { params: quiz })).status).toBe(200);
  });
});

test('the archive has what was answered, and nothing of the question that is asked', async () => {
  await answer(WORDS, 0, rightChoice(await ask(WORDS)));
  const { item } = await ask(WORDS);
  const { current, recent } = await stored();
  const entries = await unpackArchive((await requestArchive(stack, learner)).bytes);
  const [practised] = JSON.parse(entries.get('assessments/topicPractices.json') ?? '[]');
  expect(practised).toMatchObject({ practised: 'Aptitude · Vocabulary in context', answered: 1, right: 1 });
  expect(practised.latestAnswers).toEqual(recent);
  const text = [...entries.values()].join();
  expect(text).not.toContain(`"${current?.itemId}"`);
  expect(text).not.toMatch(/"order":/);
  expect(text).not.toContain(item.prompt);
  expect(JSON.parse(entries.get('assessments/practiceStreaks.json') ?? '[]')).toMatchObject([
    { daysPractised: 1 },
  ]);
});
