import { ENDPOINTS } from '@preproom/models/contract/api';
import { getCase, startCase } from '@preproom/models/contract/assessments/cases';
import { startMock, startMockSection } from '@preproom/models/contract/assessments/mocks';
import { getProblemTests } from '@preproom/models/contract/assessments/problems';
import { askPracticeItem } from '@preproom/models/contract/assessments/topicPractice';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { CSV_TYPE } from '@preproom/models/contract/http/lists';
import { createUser } from '@preproom/models/db/testing/factories';
import { caseByTitle } from '@preproom/server/features/assessments/cases/caseBank';
import { problemBySlug } from '@preproom/server/features/assessments/problems/bank';
import { itemById } from '@preproom/server/features/assessments/quizzes/bank/bank';
import type { MockWork } from '@preproom/server/features/assessments/quizzes/mocks/mockWork';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestArchive, unpackArchive } from '../../support/privacy/archive.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const KEYS =
  /"(key|mistake|explanation|source|outcome|right|faultLine|order|orders|tolerance|strong|slip|worked)":/;
/** `right` is a count there. */
const PRACTISED_KEYS = /"(key|explanation|source|outcome|faultLine|order)":/;

let stack: Stack;
let learner: ApiClient;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  learner = await stack.enter(await createUser(stack.database, { completed: true }));
});

/** The files of the archive as one text. */
async function archived(file: RegExp): Promise<string> {
  const entries = await unpackArchive((await requestArchive(stack, learner)).bytes);
  return [...entries].flatMap(([path, text]) => (file.test(path) ? text : [])).join();
}

/** Inside JSON. */
const quoted = (text: string) => JSON.stringify(text).slice(1, -1);

test('the archive has no key, hint and worked answer of a question that is practised', async () => {
  await learner.call(askPracticeItem, { body: { subject: 'Aptitude', topic: 'Ages' } });
  const { current } = await stack.database.topicPractices.findOne().sort({ _id: -1 }).lean().orFail();
  const item = itemById(current?.itemId ?? '')?.item;
  if (!item?.hints) throw new Error('no such item, or one without hints');
  const text = await archived(/^assessments\//);
  expect(text).toContain('Aptitude · Ages');
  for (const secret of [...item.hints, item.explanation]) expect(text).not.toContain(quoted(secret));
  expect(text).not.toContain(current?.itemId);
  expect(text).not.toMatch(PRACTISED_KEYS);
});

test('the archive has an open mock test without ids, keys and explanations of its questions', async () => {
  const { attemptId } = (await learner.call(startMock, { body: { test: 'More time per question' } })).body;
  const params = { attemptId };
  const { data } = (await learner.call(startMockSection, { params, body: { section: 0 } })).body;
  const { work } = await stack.database.assessmentAttempts.findById(attemptId).lean().orFail();
  const ids = (work as MockWork).sections.flatMap(({ items }) => items.map(({ itemId }) => itemId));
  const text = await archived(/assessmentAttempts/);
  expect(text).toContain(quoted(data.current?.items[0]?.item.prompt ?? 'no prompt'));
  expect(text).not.toMatch(KEYS);
  for (const id of ids) {
    expect(text).not.toContain(`"${id}"`);
    expect(text).not.toContain(quoted(itemById(id)?.item.explanation ?? ''));
  }
});

test('the archive has an open case without what its steps are judged by', async () => {
  const title = 'Ten-minute groceries in Lucknow';
  const { attemptId } = (await learner.call(startCase, { body: { title } })).body;
  const run = (await learner.call(getCase, { params: { attemptId } })).body.data;
  const text = await archived(/assessmentAttempts/);
  expect(text).toContain(quoted(run.current?.step.question ?? '?'));
  expect(text).not.toMatch(KEYS);
  for (const { hints, strong } of caseByTitle(title)?.steps ?? [])
    for (const secret of [...hints, strong]) expect(text).not.toContain(quoted(secret));
});

test('the archive has no solution and no hidden test of a problem that was opened', async () => {
  const params = { slug: 'pair-of-parcels' };
  const tests = (await learner.call(getProblemTests, { params })).body;
  const solution = JSON.stringify(problemBySlug(params.slug));
  const text = await archived(/./);
  expect(solution).toContain('pair_of_parcels');
  for (const secret of [params.slug, 'pair_of_parcels', 'pairOfParcels', JSON.stringify(tests)])
    expect(text).not.toContain(secret);
});

test('no list that the team exports has a key, an explanation or a hint', async () => {
  const secrets = await openQuestions();
  const team = await stack.enter(await createUser(stack.database, { role: 'admin' }));
  const lists = Object.values(ENDPOINTS).filter(
    (one) => one.method === 'GET' && 'download' in one && one.download === CSV_TYPE,
  );
  expect(lists.length).toBeGreaterThan(10);
  for (const list of lists) {
    const path = endpointPath(list);
    const response = await fetch(`${stack.url}${path}`, { headers: { cookie: team.cookie } });
    expect(response.status, path).toBe(200);
    const text = await response.text();
    if (path.includes('quiz-items')) expect(text.split('\n')[0]).not.toMatch(/key|option|explanation/);
    for (const secret of secrets) expect(text.includes(secret), `${path}: ${secret}`).toBe(false);
  }
});

/** Explanations and hints of questions that a learner has open, in practice and in a mock test. */
async function openQuestions(): Promise<string[]> {
  await learner.call(askPracticeItem, { body: { subject: 'Aptitude', topic: 'Ages' } });
  const { attemptId } = (await learner.call(startMock, { body: { test: 'More time per question' } })).body;
  await learner.call(startMockSection, { params: { attemptId }, body: { section: 0 } });
  const { work } = await stack.database.assessmentAttempts.findById(attemptId).lean().orFail();
  const { current } = await stack.database.topicPractices.findOne().sort({ _id: -1 }).lean().orFail();
  const ids = (work as MockWork).sections.flatMap(({ items }) => items.map(({ itemId }) => itemId));
  const open = [...ids, current?.itemId ?? ''].flatMap((id) => itemById(id)?.item ?? []);
  expect(open.length).toBeGreaterThan(10);
  return open.flatMap(({ explanation, hints }) => [explanation, ...(hints ?? [])]);
}
