import {
  getProblem,
  getProblemSolution,
  getProblems,
  getProblemTests,
} from '@preproom/models/contract/assessments/problems';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { problemBySlug } from '@preproom/server/features/assessments/problems/bank';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const SLUG = 'pair-of-parcels';
const params = { slug: SLUG };

let stack: Stack;
let learner: { client: ApiClient; _id: Types.ObjectId };
let mentor: { client: ApiClient; _id: Types.ObjectId };
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  learner = await enter({ completed: true });
  mentor = await enter({ role: 'mentor' });
});

async function enter(change: Parameters<typeof createUser>[1]) {
  const user = await createUser(stack.database, change);
  return { client: await stack.enter(user), _id: user._id };
}

describe('the list', () => {
  test('holds every problem, easy ones first, without statement or tests', async () => {
    const { body } = await learner.client.call(getProblems, {});
    const order = body.data.map(({ difficulty }) => ['easy', 'medium', 'hard'].indexOf(difficulty));
    expect(order).toEqual(order.toSorted());
    expect(body.data.find(({ slug }) => slug === SLUG)).toEqual({
      slug: SLUG,
      title: 'Two parcels, one scooter',
      difficulty: 'easy',
      topics: ['arrays', 'hash-maps'],
      minutes: 15,
      languages: ['javascript', 'typescript', 'python', 'java', 'cpp'],
    });
    expect((await mentor.client.call(getProblems, {})).body).toEqual(body);
  });
});

describe('a problem', () => {
  test('has starter code and three open tests, and nothing of its hidden tests and solution', async () => {
    const { body } = await learner.client.call(getProblem, { params });
    if (body.data.task.kind !== 'code') throw new Error('not of code');
    expect(body.data.task.starter.python).toContain('def pair_of_parcels(weights: list[int], capacity: int)');
    expect(body.data.task.open).toHaveLength(3);
    expect(body.data.task.open[0]).toEqual({
      args: [[300, 700, 1100, 1500], 1400],
      expect: [0, 2],
      compare: 'unordered',
      limitMs: 1000,
      why: '300 and 1100 make 1400.',
    });
    const answer = JSON.stringify(body);
    expect(answer).not.toContain('[400,5,395,10]');
    expect(answer).not.toContain(problemBySlug(SLUG)?.solutions.python?.trim().split('\n')[1]);
  });

  test('of SQL has the schema and the rows of the example', async () => {
    const { body } = await learner.client.call(getProblem, { params: { slug: 'canteen-totals' } });
    if (body.data.task.kind !== 'sql') throw new Error('not of SQL');
    expect(body.data.languages).toEqual(['sql']);
    expect(body.data.task.schema).toContain('CREATE TABLE students');
    expect(body.data.task.open[0]?.expect.columns).toEqual(['name', 'total']);
    expect(JSON.stringify(body)).not.toContain('Farah');
  });

  test.each([
    ['that nobody has written', 'perpetual-motion'],
    ['whose name is a path', '..%2Fpair-of-parcels'],
  ])('%s is not there', async (_, slug) => {
    for (const call of ['', '/tests', '/solution']) {
      const path = `/api/v1.3/assessments/problems/${slug}${call}`;
      const refused = await learner.client.send<{ code: string }>('GET', path);
      expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
    }
  });
});

describe('tests and solution', () => {
  const ask = async ({ client }: { client: ApiClient }) => [
    await client.call(getProblemTests, { params }),
    await client.call(getProblemSolution, { params }),
  ];
  const statuses = async (person: { client: ApiClient }) => (await ask(person)).map(({ status }) => status);
  const book = (startsInMs: number, status: 'booked' | 'live' | 'done' = 'booked') =>
    createSession(stack.database, {
      learnerId: learner._id,
      mentorId: mentor._id,
      startsAt: new Date(stack.clock.now() + startsInMs),
      status,
    });

  test('are for a learner who practises alone, and for mentors', async () => {
    for (const person of [learner, mentor]) {
      const { body: tests } = await person.client.call(getProblemTests, { params });
      expect([tests.data.open.length, tests.data.hidden.length]).toEqual([3, 6]);
      const { body: solution } = await person.client.call(getProblemSolution, { params });
      expect(solution.data).toMatchObject({ time: 'O(n)', space: 'O(n)' });
      expect(Object.keys(solution.data.code).toSorted()).toEqual(
        ['cpp', 'java', 'javascript', 'python', 'typescript'].toSorted(),
      );
    }
  });

  test.each([
    ['that is live', -20 * MINUTE_MS, 'live'],
    ['whose room has opened', 9 * MINUTE_MS, 'booked'],
  ] as const)(
    'are refused to the learner of a session %s, not to its mentor',
    async (_, startsIn, status) => {
      await book(startsIn, status);
      const refusals = await ask(learner);
      expect(refusals.map(({ status, body }) => [status, body])).toMatchObject([
        [409, { code: 'in_interview' }],
        [409, { code: 'in_interview' }],
      ]);
      expect(await statuses(mentor)).toEqual([200, 200]);
      expect((await learner.client.call(getProblem, { params })).status).toBe(200);
    },
  );

  test.each([
    ['before its room opens', 11 * MINUTE_MS, 'booked'],
    ['once it is over', -40 * MINUTE_MS, 'done'],
  ] as const)('are there for the learner of a session %s', async (_, startsIn, status) => {
    await book(startsIn, status);
    expect(await statuses(learner)).toEqual([200, 200]);
  });
});
