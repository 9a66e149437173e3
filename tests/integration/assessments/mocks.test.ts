import { deleteAttempt, getAttempts } from '@preproom/models/contract/assessments/attempts';
import {
  endMockSection,
  getMock,
  getMockTests,
  type Mock,
  saveMockAnswer,
  startMock,
  startMockSection,
} from '@preproom/models/contract/assessments/mocks';
import { sectionsOf } from '@preproom/models/contract/assessments/mockTests';
import { getReview } from '@preproom/models/contract/assessments/reviews';
import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import { createUser } from '@preproom/models/db/testing/factories';
import { itemById } from '@preproom/server/features/assessments/quizzes/bank/bank';
import type { MockWork } from '@preproom/server/features/assessments/quizzes/mocks/mockWork';
import { shownKey } from '@preproom/server/features/assessments/quizzes/rules/judge';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestArchive, unpackArchive } from '../../support/privacy/archive.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const TEST = 'More time per question';
const SECTIONS = sectionsOf(TEST);
const KEYS = /"(key|mistake|explanation|source|outcome|right|faultLine|order|itemId)":/;

let stack: Stack;
let learner: ApiClient;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  learner = await stack.enter(await createUser(stack.database, { completed: true }));
});

const started = async () => (await learner.call(startMock, { body: { test: TEST } })).body.attemptId;
const read = async (attemptId: string) => (await learner.call(getMock, { params: { attemptId } })).body.data;
const begin = (attemptId: string, section: number) =>
  learner.call(startMockSection, { params: { attemptId }, body: { section } });
const end = (attemptId: string, section: number) =>
  learner.call(endMockSection, { params: { attemptId }, body: { section } });
const save = (attemptId: string, section: number, position: number, choice: number[] | null) =>
  learner.call(saveMockAnswer, { params: { attemptId }, body: { section, position, choice } });
const shown = (mock: Mock) => JSON.stringify({ ...mock, result: null, topics: [], answers: [] });

/** The keys of a section, from what is stored. */
async function keysOf(attemptId: string, section: number): Promise<number[][]> {
  const { work } = await stack.database.assessmentAttempts.findById(attemptId).lean().orFail();
  const items = (work as MockWork).sections[section]?.items ?? [];
  return items.map(({ itemId, order }) => {
    const item = itemById(itemId)?.item;
    if (!item) throw new Error(`no item ${itemId}`);
    return shownKey(item, order);
  });
}

describe('a mock test', () => {
  test('asks its sections in order, each with its clock, and sends no key before all are over', async () => {
    const attemptId = await started();
    expect(await read(attemptId)).toMatchObject({ status: 'open', current: null, result: null });
    for (const [section, { count, minutes }] of SECTIONS.entries()) {
      const { data } = (await begin(attemptId, section)).body;
      expect(data.current).toMatchObject({ section });
      expect(data.current?.items).toHaveLength(count);
      expect(data.current?.leftMs).toBeGreaterThan(minutes * MINUTE_MS - 30_000);
      expect(shown(data)).not.toMatch(KEYS);
      expect(data.answers).toEqual([]);
      const keys = await keysOf(attemptId, section);
      await save(attemptId, section, 0, keys[0] ?? []);
      await save(attemptId, section, 1, (keys[1] ?? []).toReversed());
      expect((await read(attemptId)).current?.items[0]?.choice).toEqual(keys[0]);
      const ended = (await end(attemptId, section)).body.data;
      if (section < SECTIONS.length - 1) expect(shown(ended)).not.toMatch(KEYS);
    }
    const done = await read(attemptId);
    expect(done.status).toBe('done');
    expect(done.result?.sections.map(({ of }) => of)).toEqual(SECTIONS.map(({ count }) => count));
    for (const one of done.result?.sections ?? []) {
      expect(one.answered).toBe(2);
      expect(one.right).toBeGreaterThanOrEqual(1);
    }
    expect(done.answers.map((ones) => ones.length)).toEqual(SECTIONS.map(({ count }) => count));
    expect(done.answers[0]?.[0]).toMatchObject({ outcome: 'right', explanation: expect.any(String) });
    expect(done.answers[0]?.at(-1)).toMatchObject({ outcome: 'skipped', choice: null });
    const all = done.topics.reduce((sum, { of }) => sum + of, 0);
    expect(all).toBe(2 * SECTIONS.length);
    const history = (await learner.call(getAttempts, { query: {} })).body;
    expect(history.data).toMatchObject([{ kind: 'mock', topic: TEST, status: 'done', result: done.result }]);
  });

  test('refuses a section out of order, and answers to a section that is closed or not begun', async () => {
    const attemptId = await started();
    expect((await begin(attemptId, 1)).body).toMatchObject({ code: 'conflict' });
    expect((await save(attemptId, 0, 0, [0])).body).toMatchObject({ code: 'conflict' });
    expect((await end(attemptId, 0)).body).toMatchObject({ code: 'conflict' });
    await begin(attemptId, 0);
    expect((await begin(attemptId, 1)).body).toMatchObject({ code: 'conflict' });
    expect((await save(attemptId, 0, 50, [0])).body).toMatchObject({ code: 'conflict' });
    expect((await save(attemptId, 0, 0, [15])).body).toMatchObject({ code: 'bad_request' });
    expect((await save(attemptId, 0, 0, [0])).body).toEqual({ saved: true });
    expect((await save(attemptId, 0, 0, null)).body).toEqual({ saved: true });
    expect((await read(attemptId)).current?.items[0]?.choice).toBeNull();
    await end(attemptId, 0);
    expect((await save(attemptId, 0, 0, [0])).body).toMatchObject({ code: 'attempt_over' });
    expect((await begin(attemptId, 0)).body).toMatchObject({ code: 'conflict' });
    expect((await end(attemptId, 0)).status).toBe(200);
  });

  test('closes a section by the server’s clock, with the answers until then', async () => {
    const attemptId = await started();
    const minutes = SECTIONS[0]?.minutes ?? 0;
    await begin(attemptId, 0);
    const [key = []] = await keysOf(attemptId, 0);
    await save(attemptId, 0, 0, key);
    stack.clock.advance(minutes * MINUTE_MS + 6_000);
    expect((await save(attemptId, 0, 0, null)).body).toMatchObject({ code: 'attempt_over' });
    const mock = await read(attemptId);
    expect(mock.current).toBeNull();
    expect(mock.sections.map(({ state }) => state)).toEqual(['over', 'waiting', 'waiting', 'waiting']);
    stack.clock.advance(180 * MINUTE_MS);
    const done = await read(attemptId);
    expect(done).toMatchObject({ status: 'done' });
    expect(done.result?.sections[0]).toMatchObject({ answered: 1, right: 1, seconds: minutes * 60 });
    expect(done.result?.sections[1]).toMatchObject({ answered: 0, right: 0, seconds: 0 });
    expect((await begin(attemptId, 1)).body).toMatchObject({ code: 'attempt_over' });
  });

  test('begun in ten tabs at once is one test, and one section with the same questions', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, started));
    expect(new Set(ids).size).toBe(1);
    const [attemptId = ''] = ids;
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(attemptId, 0)));
    expect(new Set(begun.map(({ body }) => JSON.stringify(body.data.current?.items))).size).toBe(1);
  });

  test('can be taken again a day later with other questions; what was wrong comes back for review', async () => {
    const attemptId = await started();
    const first = (await begin(attemptId, 0)).body.data.current?.items ?? [];
    const [key = []] = await keysOf(attemptId, 0);
    const wrong = key.length === 1 ? [key[0] === 0 ? 1 : 0] : key.toReversed();
    await save(attemptId, 0, 0, wrong);
    for (const section of SECTIONS.keys()) {
      await begin(attemptId, section);
      await end(attemptId, section);
    }
    expect((await learner.call(startMock, { body: { test: TEST } })).body).toMatchObject({
      code: 'retake_later',
    });
    const offers = (await learner.call(getMockTests, {})).body.data;
    expect(offers).toHaveLength(6);
    expect(offers.find(({ test: name }) => name === TEST)).toMatchObject({
      openId: null,
      canStartAt: expect.any(String),
      last: { kind: 'mock', test: TEST },
    });
    stack.clock.advance(DAY_MS);
    expect((await learner.call(getReview, {})).body).toMatchObject({
      due: 1,
      next: { item: { prompt: first[0]?.item.prompt } },
    });
    const again = (await begin(await started(), 0)).body.data.current?.items ?? [];
    const texts = new Set(first.map(({ item }) => item.prompt + item.lines + item.options.toSorted()));
    const repeated = again.filter(({ item }) =>
      texts.has(item.prompt + item.lines + item.options.toSorted()),
    );
    expect(repeated).toEqual([]);
    await learner.call(deleteAttempt, { params: { attemptId } });
    expect((await learner.call(getReview, {})).body.due).toBe(0);
  });
});

test('the archive shows an open test as its page does, without keys', async () => {
  const attemptId = await started();
  const { current } = (await begin(attemptId, 0)).body.data;
  const entries = await unpackArchive((await requestArchive(stack, learner)).bytes);
  const [attempt] = JSON.parse(entries.get('assessments/assessmentAttempts.json') ?? '[]');
  expect(attempt).toMatchObject({ kind: 'mock', status: 'open', current: { items: current?.items } });
  expect([...entries.values()].join()).not.toMatch(KEYS);
});
