import { randomBytes } from 'node:crypto';
import { deleteAttempt, getAttempts } from '@preproom/models/contract/assessments/attempts';
import {
  getPractice,
  getPracticeSetup,
  PRACTICE_CONSENT_VERSIONS,
  type PracticeAnswer,
  type PracticeMeasure,
  type PracticeQuestion,
  type PracticeRecord,
  savePractice,
  setPracticeConsent,
} from '@preproom/models/contract/assessments/practice';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let client: ApiClient;
let attemptId: string;
let questions: PracticeQuestion[];

beforeAll(async () => {
  stack = await startStack();
  client = await newLearner('2000-01-01');
  questions = (await client.call(getPracticeSetup, {})).body.questions;
});
afterAll(() => stack.stop());
beforeEach(async () => {
  client = await newLearner('2000-01-01');
  attemptId = randomBytes(12).toString('hex');
});

async function newLearner(dateOfBirth: string | null): Promise<ApiClient> {
  const user = await createUser(stack.database, { completed: true });
  if (dateOfBirth)
    await stack.database.studentProfiles.create({ userId: user._id, dateOfBirth, updatedAt: new Date() });
  return stack.enter(user);
}

const SPEECH = { firstWordMs: 1_200, speakingMs: 30_000, syllables: 130, pauses: 2, longestPauseMs: 1_800 };
const EXPRESSION: NonNullable<PracticeAnswer['expression']> = {
  samples: 90,
  sums: [100, 20_000, 300_000, 450_000, 10],
};

const spoken = (change: Partial<PracticeAnswer> = {}): PracticeAnswer => ({
  questionId: questions[0]?.id ?? '',
  mode: 'camera',
  usedMs: 45_000,
  words: null,
  speech: SPEECH,
  expression: EXPRESSION,
  ...change,
});
const written = (change: Partial<PracticeAnswer> = {}): PracticeAnswer =>
  spoken({ mode: 'writing', words: 40, speech: null, expression: null, ...change });
const record = (...answers: PracticeAnswer[]): PracticeRecord => ({
  mode: 'camera',
  set: null,
  algorithms: { speech: 'sp-1', reading: 'er-1' },
  answers,
});

const save = (body: PracticeRecord, by = client) => by.call(savePractice, { params: { attemptId }, body });
const read = (by = client) => by.call(getPractice, { params: { attemptId } });
const consent = (measure: PracticeMeasure, granted = true, by = client) =>
  by.call(setPracticeConsent, {
    params: { attemptId, measure },
    body: granted ? { granted, textVersion: PRACTICE_CONSENT_VERSIONS[measure] } : { granted },
  });

describe('a practice session', () => {
  test('is stored as it was sent and can be read again', async () => {
    await consent('talk_time');
    await consent('expression_reading');
    const saved = await save(record(spoken(), written({ questionId: questions[1]?.id ?? '' })));
    expect(saved.status).toBe(200);
    const { questionId: _, ...answer } = spoken();
    expect(saved.body.answers[0]).toEqual({ question: questions[0], answer });
    expect((await read()).body).toEqual(saved.body);
    expect(
      (await client.call(getAttempts, { query: { page: '1', kind: 'practice' } })).body.data,
    ).toMatchObject([
      { _id: attemptId, status: 'done', result: { kind: 'practice', mode: 'camera', answers: 2 } },
    ]);
  });

  test('sent again is stored once, and what is stored is not replaced', async () => {
    const first = (await save(record(written()))).body;
    const answers = await Promise.all([1, 2].map((words) => save(record(written({ words })))));
    expect(answers.map(({ body }) => body)).toEqual([first, first]);
  });

  test('can be deleted, and is then gone', async () => {
    await save(record(written()));
    await client.call(deleteAttempt, { params: { attemptId } });
    expect((await read()).status).toBe(404);
    expect((await save(record(written()))).body.code).toBe('conflict');
  });

  test.each<[string, (good: PracticeAnswer) => object]>([
    ['words of a written answer', (good) => ({ ...good, text: 'I led a team' })],
    ['an unknown question', (good) => ({ ...good, questionId: 'nobody-asked' })],
    ['more time than the question has', (good) => ({ ...good, usedMs: 124_000 })],
    ['time that runs backwards', (good) => ({ ...good, usedMs: -1 })],
    ['no number of words', (good) => ({ ...good, words: null })],
    ['half a word', (good) => ({ ...good, words: 0.5 })],
    [
      'speech beyond its time',
      (good) => ({ ...good, mode: 'camera', words: null, speech: { ...SPEECH, speakingMs: 44_000 } }),
    ],
    [
      'more syllables than anybody speaks',
      (good) => ({ ...good, mode: 'camera', words: null, speech: { ...SPEECH, syllables: 500 } }),
    ],
    [
      'speech without a first word',
      (good) => ({ ...good, mode: 'camera', words: null, speech: { ...SPEECH, firstWordMs: null } }),
    ],
    [
      'sums above the samples',
      (good) => ({
        ...good,
        mode: 'camera',
        words: null,
        expression: { samples: 1, sums: [10_001, 0, 0, 0, 0] },
      }),
    ],
    [
      'landmarks',
      (good) => ({ ...good, mode: 'camera', words: null, expression: { ...EXPRESSION, landmarks: [] } }),
    ],
  ])('with %s is refused, and nothing is stored', async (_, spoil) => {
    await consent('talk_time');
    await consent('expression_reading');
    const refused = await save(record(spoil(written()) as PracticeAnswer));
    expect([refused.status, refused.body.code]).toEqual([400, 'bad_request']);
    expect((await read()).status).toBe(404);
  });

  test('without answers, with one question twice, and with six is refused', async () => {
    const six = questions.slice(0, 6).map(({ id }) => written({ questionId: id }));
    for (const answers of [[], [written(), written()], six])
      expect((await save(record(...answers))).body.code).toBe('bad_request');
  });
});

describe('consent', () => {
  test('is needed for each measure, and a withdrawal counts', async () => {
    const [heard, seen] = [spoken({ expression: null }), spoken({ speech: null })];
    expect((await save(record(heard))).body.code).toBe('no_consent');
    await consent('talk_time');
    expect((await save(record(seen))).body.code).toBe('no_consent');
    await consent('talk_time', false);
    expect((await save(record(heard))).body.code).toBe('no_consent');
    await consent('talk_time');
    expect((await save(record(heard))).status).toBe(200);
  });

  test('to one session, or of somebody else, does not count for another', async () => {
    await consent('talk_time');
    attemptId = randomBytes(12).toString('hex');
    await consent('talk_time', true, await newLearner('1999-05-05'));
    expect((await save(record(spoken({ expression: null })))).body.code).toBe('no_consent');
  });

  test('to a text that is not the current one is refused', async () => {
    const refused = await client.call(setPracticeConsent, {
      params: { attemptId, measure: 'talk_time' },
      body: { granted: true, textVersion: '2020-01-01' },
    });
    expect(refused.body.code).toBe('client_outdated');
  });

  test.each([
    ['a minor', '2015-01-01', 'adults_only'],
    ['somebody without a birth date', null, 'birth_date_needed'],
  ])('of %s is refused, and so are their numbers; writing works', async (_, dateOfBirth, code) => {
    client = await newLearner(dateOfBirth);
    const { readings, speech } = (await client.call(getPracticeSetup, {})).body;
    expect([readings.unavailable, speech.unavailable]).toEqual([code, code]);
    for (const measure of ['talk_time', 'expression_reading'] as const)
      expect((await consent(measure)).body.code).toBe(code);
    expect((await save(record(spoken({ expression: null })))).body.code).toBe(code);
    expect((await save(record(spoken({ speech: null })))).body.code).toBe(code);
    expect((await save(record(spoken({ speech: null, expression: null })))).status).toBe(200);
  });

  test('that was never given cannot be withdrawn: nothing is stored', async () => {
    const answers = [await consent('talk_time', false), await consent('talk_time', false)];
    expect(answers.map(({ status, body }) => [status, body.granted])).toEqual([
      [200, false],
      [200, false],
    ]);
    expect(await stack.database.consents.countDocuments({ attemptId })).toBe(0);
    await consent('talk_time');
    for (let i = 0; i < 3; i++) await consent('talk_time', false);
    expect(await stack.database.consents.countDocuments({ attemptId })).toBe(2);
  });

  test('is limited in an hour, and its withdrawal is not', async () => {
    for (let i = 0; i < 30; i++) await consent('talk_time');
    expect((await consent('talk_time')).body.code).toBe('too_many_requests');
    expect((await consent('talk_time', false)).status).toBe(200);
  });

  test('that was withdrawn is in the log with the given one', async () => {
    await consent('expression_reading');
    await consent('expression_reading', false);
    const log = await stack.database.consents.find({ attemptId }).sort({ _id: 1 }).lean();
    expect(log.map(({ kind, granted }) => [kind, granted])).toEqual([
      ['expression_reading', true],
      ['expression_reading', false],
    ]);
  });
});

describe('whose', () => {
  test('somebody else’s session does not exist and cannot be written over', async () => {
    await save(record(written()));
    const other = await newLearner('1999-05-05');
    expect((await read(other)).status).toBe(404);
    expect((await save(record(written({ words: 1 })), other)).body.code).toBe('conflict');
    expect((await read()).body.answers[0]?.answer.words).toBe(40);
  });

  test('signed out and mentors are refused', async () => {
    const mentor = await stack.enter(await createUser(stack.database, { role: 'mentor', completed: true }));
    for (const [by, code] of [
      [stack.visitor(), 'signed_out'],
      [mentor, 'not_allowed'],
    ] as const) {
      expect((await save(record(written()), by)).body.code).toBe(code);
      expect((await read(by)).body.code).toBe(code);
      expect((await consent('talk_time', true, by)).body.code).toBe(code);
      expect((await by.call(getPracticeSetup, {})).body.code).toBe(code);
    }
  });
});
