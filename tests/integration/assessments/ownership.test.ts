import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import type { PracticeRecord } from '@preproom/models/contract/assessments/practice';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { READING_ALGORITHM } from '@preproom/models/contract/readings/readings';
import { SPEECH_ALGORITHM } from '@preproom/models/contract/room/speech';
import { createUser } from '@preproom/models/db/testing/factories';
import { QUESTIONS } from '@preproom/server/features/assessments/behaviour/content';
import { caseStudies } from '@preproom/server/features/assessments/cases/caseBank';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';
import { OWNERSHIP } from '../operations/ownershipTable.ts';

const ITEM_ID = 'sci-of-somebody';

let stack: Stack;
let attemptId: string;
let mockId: string;
let caseId: string;
let roundId: string;
let ownerId: Types.ObjectId;
let strangerId: Types.ObjectId;
let stranger: ApiClient;
beforeAll(async () => {
  stack = await startStack();
  const [owner, other] = [await createUser(stack.database), await createUser(stack.database)];
  [ownerId, strangerId] = [owner._id, other._id];
  stranger = await stack.enter(other);
  const attempt = await stack.database.assessmentAttempts.create({
    ...{ learnerId: ownerId, kind: 'technical', topic: 'Science', status: 'open' },
    ...{ startedAt: new Date(), work: { asked: [], over: 0 } },
  });
  attemptId = String(attempt._id);
  // Each call is made to an attempt of its kind: one of another kind is never found.
  const begun = { items: [{ itemId: ITEM_ID, order: [0], choice: null }], endedAt: null };
  const mock = await stack.database.assessmentAttempts.create({
    ...{ learnerId: ownerId, kind: 'mock', topic: 'Computer science', status: 'open', startedAt: new Date() },
    work: { begun: 1, over: 0, sections: [{ ...begun, startedAt: new Date() }] },
  });
  mockId = String(mock._id);
  const guided = await stack.database.assessmentAttempts.create({
    ...{ learnerId: ownerId, kind: 'case', topic: caseStudies()[0]?.title ?? '', status: 'open' },
    ...{ startedAt: new Date(), work: { orders: [[0, 1, 2, 3]], hints: 0, answers: [], answered: 0 } },
  });
  caseId = String(guided._id);
  const round = await stack.database.assessmentAttempts.create({
    ...{ learnerId: ownerId, kind: 'coding', topic: 'A problem', status: 'open', startedAt: new Date() },
    work: { minutes: 15, slugs: ['pair-of-parcels'], recordings: [] },
  });
  roundId = String(round._id);
  await stack.database.reviewCards.create({
    ...{ learnerId: ownerId, itemId: ITEM_ID, attemptId },
    ...{ order: [0], dueAt: new Date(0), card: {} },
  });
});
afterAll(() => stack.stop());

const BODIES: Partial<Record<EndpointName, object>> = {
  answerItem: { position: 0, choice: [0] },
  answerSituation: { position: 0, choice: 0 },
  answerReview: { choice: [0] },
  startMockSection: { section: 0 },
  saveMockAnswer: { section: 0, position: 0, choice: null },
  endMockSection: { section: 0 },
  takeCaseHint: { position: 0, hint: 1 },
  answerCaseStep: { position: 0, answer: { choice: [0] } },
  handInCodingRound: {
    problems: [{ slug: 'pair-of-parcels', language: 'java', passed: null, runs: 0, moments: [] }],
  },
};
/** The page makes up the id of a practice; what they do with one that is taken is below. */
const MADE_UP: readonly EndpointName[] = ['setPracticeConsent', 'savePractice'];
/** Paths and attempts of the kinds that are no quiz. */
const IDS = () =>
  [
    ['/mocks/', mockId],
    ['/cases/', caseId],
    ['/coding-rounds/', roundId],
  ] as const;
const CALLS = Object.entries(OWNERSHIP).flatMap(([name, owned]) =>
  owned === 'attempt' && !MADE_UP.includes(name as EndpointName) ? [name as EndpointName] : [],
);

test.each(CALLS)('%s finds nothing of another learner, and changes nothing', async (name) => {
  const stored = () =>
    Promise.all([stack.database.assessmentAttempts.find().lean(), stack.database.reviewCards.find().lean()]);
  const before = await stored();
  const named = endpointPath(ENDPOINTS[name]);
  const [, id = attemptId] = IDS().find(([part]) => named.includes(part)) ?? [];
  const path = named.replace(':attemptId', id).replace(':itemId', ITEM_ID);
  const answer = await stranger.send<{ code: string }>(ENDPOINTS[name].method, path, BODIES[name]);
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  expect(await stored()).toEqual(before);
});

test('a practice whose id is taken is refused, and a consent is always one’s own', async () => {
  const path = `/api/v1.3/assessments/practice/${attemptId}`;
  const consent = { kind: 'talk_time', granted: true, textVersion: '1', at: new Date() } as const;
  await stack.database.consents.create({ ...consent, userId: strangerId, attemptId });
  const told = await stranger.send('PUT', `${path}/consents/talk_time`, { granted: false });
  expect(told.status).toBe(200);
  expect(await stack.database.consents.countDocuments({ userId: strangerId })).toBe(2);
  expect(await stack.database.consents.countDocuments({ userId: ownerId })).toBe(0);
  const saved = await stranger.send<{ code: string }>('PUT', path, aPractice());
  expect([saved.status, saved.body.code]).toEqual([409, 'conflict']);
});

/** A practice of one written answer, which needs no consent. */
function aPractice(): PracticeRecord {
  const answer = { mode: 'writing', usedMs: 30_000, words: 40, speech: null, expression: null } as const;
  return {
    ...{ mode: 'writing', set: null },
    algorithms: { speech: SPEECH_ALGORITHM, reading: READING_ALGORITHM },
    answers: [{ questionId: QUESTIONS[0]?.id ?? '', ...answer }],
  };
}
