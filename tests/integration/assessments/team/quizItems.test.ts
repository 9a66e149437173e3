import { answerItem, askNextItem, endQuiz, startQuiz } from '@preproom/models/contract/assessments/quizzes';
import { getReview } from '@preproom/models/contract/assessments/reviews';
import {
  getHqQuizItem,
  getHqQuizItems,
  MIN_ITEMS_IN_USE,
  withdrawQuizItem,
} from '@preproom/models/contract/assessments/team/quizItems';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rightChoice, wrongChoice } from '../../../support/assessments/choices.ts';
import type { ApiClient } from '../../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../../support/stack/startStack.ts';

let stack: Stack;
let member: ApiClient;
beforeAll(async () => {
  stack = await startStack();
  member = await stack.enter(await createUser(stack.database, { role: 'admin', rights: ['content'] }));
});
afterAll(() => stack.stop());

const listed = async (query: Parameters<typeof member.call<typeof getHqQuizItems>>[1]['query']) =>
  (await member.call(getHqQuizItems, { query })).body.data;
const setWithdrawn = (quizItemId: string, isWithdrawn: boolean) =>
  member.call(withdrawQuizItem, { params: { quizItemId }, body: { isWithdrawn, reason: 'Out of date' } });

test('the list knows every item, its key, and how it was answered', async () => {
  const learner = await stack.enter(await createUser(stack.database, { completed: true }));
  const { attemptId } = (await learner.call(startQuiz, { body: { subject: 'Science', topics: [] } })).body;
  const params = { attemptId };
  const { current } = (await learner.call(askNextItem, { params })).body.data;
  const answer = { position: 0, choice: rightChoice(current) };
  // The same answer twice counts once.
  for (let i = 0; i < 2; i++) await learner.call(answerItem, { params, body: answer });

  const [first, second] = await listed({ subject: 'Science' });
  expect(first).toMatchObject({ prompt: current?.item.prompt, answered: 1, right: 1, isWithdrawn: false });
  expect(second).toMatchObject({ answered: 0, subject: 'Science' });
  const quizItemId = first?._id ?? '';
  const { data } = (await member.call(getHqQuizItem, { params: { quizItemId } })).body;
  expect(data.key.length).toBeGreaterThan(0);
  expect(data.explanation).not.toBe('');
  expect(await stack.database.quizItems.countDocuments({})).toBeGreaterThan(600);
});

test('a withdrawn item is asked by no quiz, until it is put back; both are in the audit log', async () => {
  const { quizItems, auditLog } = stack.database;
  const items = await quizItems.find({ subject: 'Law and Legal Studies' }).lean();
  for (const { _id } of items.slice(0, items.length - MIN_ITEMS_IN_USE))
    expect((await setWithdrawn(_id.toString(), true)).status).toBe(200);
  // The subject has no item to spare.
  expect((await setWithdrawn(items.at(-1)?._id.toString() ?? '', true)).status).toBe(400);
  const withdrawn = await listed({ subject: 'Law and Legal Studies', use: 'withdrawn' });
  expect(withdrawn).toHaveLength(items.length - MIN_ITEMS_IN_USE);
  const prompts = new Set(withdrawn.map(({ prompt }) => prompt));

  const learner = await stack.enter(await createUser(stack.database, { completed: true }));
  const started = await learner.call(startQuiz, { body: { subject: 'Law and Legal Studies', topics: [] } });
  const params = started.body;
  for (let position = 0; ; position++) {
    const { current } = (await learner.call(askNextItem, { params })).body.data;
    if (!current) break;
    expect(prompts).not.toContain(current.item.prompt);
    await learner.call(answerItem, { params, body: { position, choice: rightChoice(current) } });
  }

  const [{ _id } = { _id: '' }] = withdrawn;
  // Of two members at once, one does it and the other is told.
  const answers = await Promise.all([setWithdrawn(_id, false), setWithdrawn(_id, false)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const entries = await auditLog.find({ targetId: _id }).sort({ at: 1 }).lean();
  expect(entries).toMatchObject([
    { action: 'quizItem:withdraw', after: { isWithdrawn: true, reason: 'Out of date' } },
    { action: 'quizItem:putBack', before: { isWithdrawn: true }, after: { isWithdrawn: false } },
  ]);
});

test('a due review of a withdrawn item waits', async () => {
  const learner = await stack.enter(await createUser(stack.database, { completed: true }));
  const params = (await learner.call(startQuiz, { body: { subject: 'Engineering', topics: [] } })).body;
  const { current } = (await learner.call(askNextItem, { params })).body.data;
  await learner.call(answerItem, { params, body: { position: 0, choice: wrongChoice(current) } });
  await learner.call(endQuiz, { params });
  stack.clock.advance(3 * DAY_MS);
  const { next } = (await learner.call(getReview, {})).body;
  const item = await stack.database.quizItems
    .findOne({ itemId: next?.itemId ?? '' })
    .orFail()
    .lean();
  await setWithdrawn(item._id.toString(), true);
  expect((await learner.call(getReview, {})).body).toEqual({ due: 0, next: null, nextDueAt: null });
  await setWithdrawn(item._id.toString(), false);
  expect((await learner.call(getReview, {})).body.next?.itemId).toBe(item.itemId);
});
