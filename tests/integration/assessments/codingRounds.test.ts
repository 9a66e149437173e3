import { deleteAttempt, getAttempts } from '@preproom/models/contract/assessments/attempts';
import {
  getCodingReplay,
  getCodingRound,
  getOpenCodingRound,
  type HandedIn,
  handInCodingRound,
  startCodingRound,
} from '@preproom/models/contract/assessments/coding/codingRounds';
import { getProblemSolution, getProblems } from '@preproom/models/contract/assessments/problems';
import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import { createUser } from '@preproom/models/db/testing/factories';
import { startRound } from '@preproom/server/features/assessments/codingRounds/codingRounds';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestArchive, unpackArchive } from '../../support/privacy/archive.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const SLUG = 'pair-of-parcels';

let stack: Stack;
let user: Awaited<ReturnType<typeof createUser>>;
let learner: ApiClient;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  user = await createUser(stack.database, { completed: true });
  learner = await stack.enter(user);
});

const start = async (body: { slug: string } | { set: 'easy-and-medium' } = { slug: SLUG }) =>
  (await learner.call(startCodingRound, { body })).body.attemptId;
const read = async (attemptId: string) =>
  (await learner.call(getCodingRound, { params: { attemptId } })).body.data;
const handIn = (attemptId: string, ...problems: HandedIn[]) =>
  learner.call(handInCodingRound, { params: { attemptId }, body: { problems } });

const solution = (over: Partial<HandedIn> = {}): HandedIn => ({
  ...{ slug: SLUG, language: 'python', passed: { open: 3, hidden: 4 }, runs: 2 },
  moments: [
    { atMs: 0, edits: [[0, 0, 'def']], language: 'python' },
    { atMs: 900, edits: [[3, 0, ' f():\n\tpass']], pasted: 11 },
    {
      ...{ atMs: 2_000, edits: [] },
      run: { language: 'python', status: 'ok', tests: { passed: 1, all: 3, hasHidden: false } },
    },
  ],
  ...over,
});

describe('a coding round', () => {
  test('runs by the server’s clock, is handed in once, and stands in the history', async () => {
    const attemptId = await start();
    stack.clock.advance(4 * MINUTE_MS);
    const { minutes, leftMs, problems } = await read(attemptId);
    // The clock of a test runs on.
    expect(Math.ceil(leftMs / MINUTE_MS)).toBe(minutes - 4);
    expect(problems).toMatchObject([{ slug: SLUG, difficulty: 'easy' }]);
    const { body } = await handIn(attemptId, solution());
    expect(body.data).toMatchObject({
      ...{ status: 'done', leftMs: 0 },
      result: {
        ...{ kind: 'coding', minutes, isTimeUp: false },
        problems: [
          {
            ...{ slug: SLUG, language: 'python', runs: 2, isTested: true },
            ...{ open: { passed: 3, of: 3 }, hidden: { passed: 4, of: 6 } },
          },
        ],
      },
    });
    expect(body.data.result?.seconds).toBeGreaterThanOrEqual(240);
    expect((await handIn(attemptId, solution())).body.code).toBe('attempt_over');
    const history = (await learner.call(getAttempts, {})).body.data;
    expect(history).toMatchObject([{ kind: 'coding', topic: problems[0]?.title, status: 'done' }]);
  });

  test('is played again as it was written, and exported with the code', async () => {
    const attemptId = await start();
    const replay = () => learner.call(getCodingReplay, { params: { attemptId } });
    expect((await replay()).body.problems).toEqual([]);
    await handIn(attemptId, solution());
    const moments = solution().moments.map((moment) => ({ ...moment, side: 'learner' }));
    expect((await replay()).body.problems).toEqual([{ slug: SLUG, moments }]);
    const files = await unpackArchive((await requestArchive(stack, learner)).bytes);
    expect([...files.values()].join()).toContain(String.raw`"code": "def f():\n\tpass"`);
  });

  test('of two problems has an easy and a medium one, other ones each time', async () => {
    const list = (await learner.call(getProblems, {})).body.data;
    const seen: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const attemptId = await start({ set: 'easy-and-medium' });
      const { problems, minutes } = await read(attemptId);
      expect(problems.map(({ difficulty }) => difficulty)).toEqual(['easy', 'medium']);
      expect(minutes).toBe(problems.reduce((sum, problem) => sum + problem.minutes, 0));
      const slugs = problems.map(({ slug }) => slug);
      expect(list.filter(({ slug }) => slugs.includes(slug)).flatMap((one) => one.languages)).not.toContain(
        'sql',
      );
      seen.push(...slugs);
      await handIn(attemptId, ...slugs.map((slug) => solution({ slug, passed: null, moments: [] })));
    }
    expect(new Set(seen).size).toBe(10);
  });

  test('is one at a time, also from tabs that start at once', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(second).toBe(first);
    expect(await start({ set: 'easy-and-medium' })).toBe(first);
    expect((await learner.call(getOpenCodingRound, {})).body).toEqual({ attemptId: first });
    await learner.call(deleteAttempt, { params: { attemptId: first } });
    expect((await learner.call(getOpenCodingRound, {})).body).toEqual({ attemptId: null });
    expect((await learner.call(startCodingRound, { body: { slug: 'no-such-problem' } })).status).toBe(404);
  });

  test('is one at a time, also of several processes and whatever its problem', async () => {
    const learnerId = (await createUser(stack.database, { completed: true }))._id.toString();
    const slugs = [SLUG, 'exact-change', 'same-letters', 'boxes-in-boxes', 'both-courses'];
    // Without the API, whose process answers a person's calls in turn.
    const count = () => Promise.resolve();
    const begin = (slug: string) => startRound(stack.database, { learnerId, slug, count }, stack.clock.now());
    expect(new Set(await Promise.all(slugs.map(begin))).size).toBe(1);
  });

  test('keeps the solutions of its own problems closed until its end', async () => {
    const attemptId = await start();
    const solve = async (slug: string) => (await learner.call(getProblemSolution, { params: { slug } })).body;
    expect(await solve(SLUG)).toMatchObject({ code: 'in_round' });
    expect(await solve('exact-change')).toHaveProperty('data.code');
    await handIn(attemptId, solution());
    expect(await solve(SLUG)).toHaveProperty('data.code');
    await start();
    stack.clock.advance(5 * 60 * MINUTE_MS);
    expect(await solve(SLUG)).toHaveProperty('data.code');
  });

  test('that is handed in late counts as time up, and a day later it is over without a result', async () => {
    const late = await start();
    const { minutes } = await read(late);
    stack.clock.advance(5 * 60 * MINUTE_MS);
    expect((await read(late)).leftMs).toBe(0);
    const { body } = await handIn(late, solution({ passed: null }));
    expect(body.data.result).toMatchObject({
      ...{ seconds: minutes * 60, isTimeUp: true },
      problems: [{ isTested: false, open: { passed: 0, of: 3 } }],
    });
    const forgotten = await start();
    stack.clock.advance(DAY_MS + minutes * MINUTE_MS + 1_000);
    learner = await stack.enter(user);
    expect(await read(forgotten)).toMatchObject({ status: 'done', result: null });
    expect((await handIn(forgotten, solution())).body.code).toBe('attempt_over');
  });
});

describe('what is handed in', () => {
  test.each([
    ['of another problem', { slug: 'best-day-to-sell' }],
    ['with more passed tests than there are', { passed: { open: 4, hidden: 0 } }],
    ['in a language of other problems', { language: 'sql' }],
    ['with an edit outside of the text', { moments: [{ atMs: 0, edits: [[0, 1, 'a']] }] }],
    ['with an edit that changes nothing', { moments: [{ atMs: 0, edits: [[0, 0, '']] }] }],
    ['with more edits than somebody types', { moments: Array(1_001).fill(typed(20)) }],
    ['with passed tests of no code', { moments: [{ atMs: 0, edits: [[0, 0, ' \n']] }] }],
    [
      'with passed tests of code from after the end',
      { moments: [{ atMs: 5 * 60 * MINUTE_MS, edits: [[0, 0, 'def']] }] },
    ],
    ['with a text that is too long', { moments: [twice('x'.repeat(40_000))] }],
  ] as [string, Partial<HandedIn>][])('%s is refused, and the round stays open', async (_, over) => {
    const attemptId = await start();
    expect((await handIn(attemptId, solution(over))).body.code).toBe('bad_request');
    expect((await handIn(attemptId, solution(), solution())).body.code).toBe('bad_request');
    expect((await read(attemptId)).status).toBe('open');
  });

  test('is kept as it was when the clock ended', async () => {
    const attemptId = await start();
    const late: HandedIn['moments'][number] = { atMs: 5 * 60 * MINUTE_MS, edits: [[3, 0, ' late']] };
    const [first] = solution().moments;
    if (!first) throw new Error('no moment');
    await handIn(attemptId, solution({ moments: [first, late, { ...late, atMs: 2 }] }));
    const { body } = await learner.call(getCodingReplay, { params: { attemptId } });
    expect(body.problems).toEqual([{ slug: SLUG, moments: [{ ...first, side: 'learner' }] }]);
  });

  test('is refused with its first fault, however many there are', async () => {
    const attemptId = await start();
    const path = `/api/v1.3/assessments/coding-rounds/${attemptId}/hand-in`;
    const bad = [
      Array(12_000).fill({ atMs: -1, edits: Array(9).fill([0]) }),
      Array(6_000).fill({ a: 1, edits: Array(19).fill([]) }),
      [{ atMs: 0, edits: Array(300_000).fill([]) }],
    ];
    for (const moments of bad) {
      const body = { problems: [{ ...solution(), moments }] };
      const answer = await learner.send<{ code: string; fields: object }>('POST', path, body);
      expect([answer.body.code, Object.keys(answer.body.fields).length]).toEqual(['bad_request', 1]);
    }
  });

  test('keeps its result where the recording is too large to be kept', async () => {
    const attemptId = await start();
    const noise = () =>
      Array.from({ length: 60_000 }, () => String.fromCharCode(0x4e00 + Math.random() * 20_000));
    const moments: HandedIn['moments'] = [0, 1, 2].map((i) => ({
      atMs: i,
      edits: [[0, i === 0 ? 0 : 60_000, noise().join('')]],
    }));
    expect((await handIn(attemptId, solution({ moments }))).body.data.result).not.toBeNull();
    const { body } = await learner.call(getCodingReplay, { params: { attemptId } });
    expect(body.problems).toEqual([{ slug: SLUG, moments: [] }]);
  });
});

function typed(edits: number): HandedIn['moments'][number] {
  return { atMs: 0, edits: Array(edits).fill([0, 0, 'a']) };
}

function twice(text: string): HandedIn['moments'][number] {
  return {
    atMs: 0,
    edits: [
      [0, 0, text],
      [0, 0, text],
    ],
  };
}
