import { getAttempts } from '@preproom/models/contract/assessments/attempts';
import {
  answerCaseStep,
  type CaseAnswer,
  type CaseRun,
  getCase,
  getCases,
  startCase,
  takeCaseHint,
} from '@preproom/models/contract/assessments/cases';
import { readSharedResults } from '@preproom/models/db/assessments/sharedResults';
import { createUser } from '@preproom/models/db/testing/factories';
import { caseByTitle } from '@preproom/server/features/assessments/cases/caseBank';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestArchive, unpackArchive } from '../../support/privacy/archive.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const TITLE = 'Ten-minute groceries in Lucknow';
const study = caseByTitle(TITLE);
const KEYS = /"(key|explanation|strong|slip|isRight|tolerance|worked|order|orders|right)":/;

let stack: Stack;
let learner: ApiClient;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  learner = await stack.enter(await createUser(stack.database, { completed: true }));
});

const started = async () => (await learner.call(startCase, { body: { title: TITLE } })).body.attemptId;
const read = async (attemptId: string) => (await learner.call(getCase, { params: { attemptId } })).body.data;
const answer = (attemptId: string, position: number, given: CaseAnswer) =>
  learner.call(answerCaseStep, { params: { attemptId }, body: { position, answer: given } });
const hint = (attemptId: string, position: number, number: number) =>
  learner.call(takeCaseHint, { params: { attemptId }, body: { position, hint: number } });

/** The right answer to the current step, looked up in the case by its question. */
function rightAnswer({ current }: CaseRun): CaseAnswer {
  const step = study?.steps.find(({ question }) => question === current?.step.question);
  if (!current || !step) throw new Error('no such step');
  if (step.kind === 'number') return { number: step.key };
  const sequence = step.kind === 'single' ? [step.right] : step.sequence;
  return { choice: sequence.map((option) => current.step.options.indexOf(option)) };
}

describe('a guided case', () => {
  test('leads through its steps with exhibits as they come, and no key before an answer', async () => {
    const attemptId = await started();
    let run = await read(attemptId);
    expect(run).toMatchObject({ title: TITLE, exhibits: [], answered: [], result: null });
    while (run.current) {
      const { position, step } = run.current;
      expect(JSON.stringify(run.current)).not.toMatch(KEYS);
      expect(run.exhibits.map(({ id }) => id)).toEqual(expect.arrayContaining(step.exhibits));
      run = (await answer(attemptId, position, rightAnswer(run))).body.data;
      expect(run.answered.at(-1)).toMatchObject({ isRight: true, strong: study?.steps[position]?.strong });
    }
    expect(run.result).toEqual({ kind: 'case', steps: run.of, right: run.of });
    const offer = (await learner.call(getCases, {})).body.data.find(({ title }) => title === TITLE);
    expect(offer).toMatchObject({ openId: null, last: { attemptId, result: run.result } });
    expect((await learner.call(getAttempts, { query: {} })).body.data).toMatchObject([
      { kind: 'case', topic: TITLE, status: 'done' },
    ]);
    expect(await started()).not.toBe(attemptId);
  });

  test('tells a usual mistake, takes hints one by one, and keeps the first answer', async () => {
    const attemptId = await started();
    await answer(attemptId, 0, rightAnswer(await read(attemptId)));
    expect((await hint(attemptId, 1, 2)).body).toMatchObject({ code: 'bad_request' });
    const withHint = (await hint(attemptId, 1, 1)).body.data;
    expect(withHint.current).toMatchObject({ hints: [study?.steps[1]?.hints[0]], hintsLeft: 1 });
    const told = (await answer(attemptId, 1, { number: 50 })).body.data;
    expect(told.answered[1]).toMatchObject({ isRight: false, slip: 'That is an order in a metro.' });
    expect(told.current).toMatchObject({ position: 2, hints: [], hintsLeft: 2 });
    expect((await answer(attemptId, 1, { number: 50 })).status).toBe(200);
    expect((await answer(attemptId, 1, { number: 40 })).body).toMatchObject({ code: 'already_answered' });
    expect((await answer(attemptId, 5, { number: 40 })).body).toMatchObject({ code: 'conflict' });
    expect((await answer(attemptId, 2, { choice: [0] })).body).toMatchObject({ code: 'bad_request' });
  });

  test('answered differently in twenty tabs at once keeps one answer', async () => {
    const attemptId = await started();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => answer(attemptId, 0, { choice: [i % 2] })),
    );
    const [kept] = (await read(attemptId)).answered;
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(10);
    for (const { body } of taken) expect(body.data.answered[0]?.answer).toEqual(kept?.answer);
  });

  test('unknown is not found; one started in ten tabs at once is one', async () => {
    expect((await learner.call(startCase, { body: { title: 'None' } })).body).toMatchObject({
      code: 'not_found',
    });
    expect(new Set(await Promise.all(Array.from({ length: 10 }, started))).size).toBe(1);
  });
});

test('the archive shows an open case as its page does; its result is not shown to mentors', async () => {
  const user = await createUser(stack.database, { completed: true });
  learner = await stack.enter(user);
  const attemptId = await started();
  const { current } = await read(attemptId);
  const entries = await unpackArchive((await requestArchive(stack, learner)).bytes);
  const [attempt] = JSON.parse(entries.get('assessments/assessmentAttempts.json') ?? '[]');
  expect(attempt).toMatchObject({ kind: 'case', topic: TITLE, current });
  expect([...entries.values()].join()).not.toMatch(KEYS);
  let run = await read(attemptId);
  while (run.current) run = (await answer(attemptId, run.current.position, rightAnswer(run))).body.data;
  const at = new Date();
  await stack.database.consents.create({
    ...{ userId: user._id, kind: 'assessment_sharing', granted: true, textVersion: '1', at },
  });
  expect(await readSharedResults(stack.database, user._id)).toEqual([]);
});
