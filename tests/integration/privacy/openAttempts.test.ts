import { answerSituation, startSituations } from '@preproom/models/contract/assessments/behaviour';
import { answerItem, askNextItem, startQuiz } from '@preproom/models/contract/assessments/quizzes';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rightChoice } from '../../support/assessments/choices.ts';
import { requestArchive, unpackArchive } from '../../support/privacy/archive.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let client: ApiClient;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  client = await stack.enter(await createUser(stack.database, { completed: true }));
});

/** The whole archive as text, and the one attempt in it. */
async function archived() {
  const entries = await unpackArchive((await requestArchive(stack, client)).bytes);
  const [attempt] = JSON.parse(entries.get('assessments/assessmentAttempts.json') ?? '[]');
  return { attempt, text: [...entries.values()].join() };
}

/** The ids of the stored questions, which the pages never show. */
async function storedIds(): Promise<string[]> {
  const { work } = await stack.database.assessmentAttempts.findOne().sort({ _id: -1 }).lean().orFail();
  const { asked = [], situations = [] } = work as {
    asked?: { itemId: string }[];
    situations?: { id: string }[];
  };
  return [...asked.map(({ itemId }) => itemId), ...situations.map(({ id }) => id)];
}

describe('the archive while an assessment is open', () => {
  test('shows a quiz as its page does: the open question without its key, the answered one with it', async () => {
    const { attemptId } = (await client.call(startQuiz, { body: { subject: 'Science', topics: [] } })).body;
    const params = { attemptId };
    const first = (await client.call(askNextItem, { params })).body.data.current;
    const choice = rightChoice(first);
    await client.call(answerItem, { params, body: { position: 0, choice } });
    const { current } = (await client.call(askNextItem, { params })).body.data;

    const { attempt, text } = await archived();

    expect(attempt).toMatchObject({ status: 'open', current: { position: 1, item: current?.item } });
    expect(Object.keys(attempt.current.item).sort()).toEqual(Object.keys(current?.item ?? {}).sort());
    expect(attempt.answered).toMatchObject([{ item: first?.item, choice, outcome: 'right', key: choice }]);
    expect(text).not.toMatch(/"order":/);
    for (const id of await storedIds()) expect(text).not.toContain(`"${id}"`);
  });

  test('shows situations as their page does: the next one, and the credits of answered ones only', async () => {
    const { _id: attemptId } = (await client.call(startSituations, {})).body;
    const body = { position: 0, choice: 2 };
    const shown = (await client.call(answerSituation, { params: { attemptId }, body })).body;

    const { attempt, text } = await archived();

    expect(attempt).toMatchObject({ status: 'open', next: shown.next, answered: shown.answered });
    expect(text.match(/"credit"/g)?.length).toBe(JSON.stringify(shown).match(/"credit"/g)?.length);
    expect(text).not.toMatch(/"order":/);
    for (const id of await storedIds()) expect(text).not.toContain(`"${id}"`);
  });
});
