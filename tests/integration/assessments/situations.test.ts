import { deleteAttempt, getAttempts, RETAKE_AFTER_MS } from '@preproom/models/contract/assessments/attempts';
import {
  answerSituation,
  getSituationAttempt,
  getSituations,
  SITUATIONS_PER_ATTEMPT,
  type SituationAttempt,
  startSituations,
} from '@preproom/models/contract/assessments/behaviour';
import { traitBand } from '@preproom/models/contract/assessments/situationResult';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let client: ApiClient;
let attemptId: string;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  client = await newLearner();
  attemptId = (await start()).body._id;
});

const newLearner = async () => stack.enter(await createUser(stack.database, { completed: true }));
const start = () => client.call(startSituations, {});
const answer = (position: number, choice = 0, by = client) =>
  by.call(answerSituation, { params: { attemptId }, body: { position, choice } });
const read = (by = client) => by.call(getSituationAttempt, { params: { attemptId } });

async function answerAll(choose: (attempt: SituationAttempt) => number = () => 0): Promise<SituationAttempt> {
  let attempt = (await read()).body;
  while (attempt.next) attempt = (await answer(attempt.next.position, choose(attempt))).body;
  return attempt;
}

describe('an attempt', () => {
  test('starts with one situation and no word of what its options are worth', async () => {
    const { body } = await read();
    expect(body).toMatchObject({ answered: [], result: null, finishedAt: null, next: { position: 0 } });
    expect(Object.keys(body.next ?? {}).sort()).toEqual(['options', 'position', 'question', 'situation']);
    expect(JSON.stringify(body)).not.toMatch(/"(credit|reason|basis)"/);
  });

  test('tells the credits, reasons and basis of an answered situation, its options as shown', async () => {
    const shown = (await read()).body.next;
    const { body } = await answer(0, 2);
    const [answered] = body.answered;
    expect(answered?.options.map(({ text }) => text)).toEqual(shown?.options);
    expect(answered).toMatchObject({ choice: 2, credit: answered?.options[2]?.credit });
    expect(answered?.options.every(({ reason }) => reason.en.length > 0 && reason.hi.length > 0)).toBe(true);
    expect(
      answered?.options
        .map(({ credit }) => credit)
        .sort()
        .at(-1),
    ).toBe(1);
    expect(body.next?.position).toBe(1);
  });

  test('gives a band to the traits of three answers or more, five of them at the first time', async () => {
    const { answered, result, next, finishedAt } = await answerAll();
    expect(answered).toHaveLength(SITUATIONS_PER_ATTEMPT);
    expect(next).toBeNull();
    expect(finishedAt).not.toBeNull();
    for (const { trait, band, situations } of result?.traits ?? []) {
      const credits = answered.filter((one) => one.trait === trait).map(({ credit }) => credit);
      expect([trait, situations, band]).toEqual([trait, credits.length, traitBand(credits)]);
    }
    expect(result?.traits.filter(({ band }) => band !== null)).toHaveLength(5);
    expect((await client.call(getAttempts, { query: { page: '1' } })).body.data[0]).toMatchObject({
      kind: 'behaviour',
      status: 'done',
      result,
    });
  });

  test('continues after a reload, and starting again continues it', async () => {
    await answer(0, 1);
    const again = (await start()).body;
    expect(again).toEqual((await read()).body);
    expect(again).toMatchObject({ _id: attemptId, next: { position: 1 } });
    expect((await client.call(getSituations, {})).body.open).toEqual({ _id: attemptId, answered: 1 });
  });

  test('is one, when two tabs start at once', async () => {
    client = await newLearner();
    const started = await Promise.all([start(), start(), start()]);
    expect(new Set(started.map(({ body }) => body._id)).size).toBe(1);
  });
});

describe('an answer', () => {
  test('sent again is answered the same; another choice is refused and changes nothing', async () => {
    const first = (await answer(0, 1)).body;
    expect((await answer(0, 1)).body).toEqual(first);
    const other = await answer(0, 2);
    expect([other.status, other.body.code]).toEqual([409, 'already_answered']);
    expect((await read()).body).toEqual(first);
  });

  test('of two tabs at the same moment counts once', async () => {
    const answers = await Promise.all([0, 1, 2, 3].map((choice) => answer(0, choice)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'already_answered')).toHaveLength(3);
    expect((await read()).body.answered).toHaveLength(1);
  });

  test('out of order is refused', async () => {
    expect((await answer(1)).body.code).toBe('conflict');
    expect((await read()).body.answered).toEqual([]);
  });

  test('after the end is refused', async () => {
    const done = await answerAll();
    expect((await answer(SITUATIONS_PER_ATTEMPT - 1, 3)).body.code).toBe('already_answered');
    expect((await read()).body).toEqual(done);
  });

  test.each([
    ['a fifth option', { position: 0, choice: 4 }],
    ['half an option', { position: 0, choice: 0.5 }],
    ['one situation too many', { position: SITUATIONS_PER_ATTEMPT, choice: 0 }],
    ['its own credit', { position: 0, choice: 0, credit: 1 }],
    ['nothing', {}],
  ])('with %s is refused', async (_, body) => {
    const refused = await client.call(answerSituation, { params: { attemptId }, body: body as never });
    expect([refused.status, refused.body.code]).toEqual([400, 'bad_request']);
    expect((await read()).body.answered).toEqual([]);
  });
});

describe('the next attempt', () => {
  test('has to wait 24 hours from the start, also after a deletion and when the clock was set back', async () => {
    await answerAll();
    const refused = await start();
    expect(refused.body.code).toBe('retake_later');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await client.call(deleteAttempt, { params: { attemptId } });
    expect((await start()).body.code).toBe('retake_later');
    stack.clock.advance(-60_000);
    expect((await start()).body.code).toBe('retake_later');
    stack.clock.advance(60_000);
    const { nextFrom } = (await client.call(getSituations, {})).body;
    expect(Date.parse(nextFrom ?? '')).toBeLessThanOrEqual(stack.clock.now() + RETAKE_AFTER_MS);
  });

  test('comes with situations that the last ones did not have, as far as there are any', async () => {
    const before = await answerAll();
    await stack.database.assessmentAttempts.updateOne(
      { _id: attemptId },
      { startedAt: new Date(stack.clock.now() - RETAKE_AFTER_MS) },
    );
    attemptId = (await start()).body._id;
    const after = await answerAll();
    const known = new Set(before.answered.map(({ situation }) => situation.en));
    expect(after.answered.filter(({ situation }) => known.has(situation.en))).toEqual([]);
  });

  test('names each trait by the answers of both', async () => {
    const before = await answerAll();
    await stack.database.assessmentAttempts.updateOne(
      { _id: attemptId },
      { startedAt: new Date(stack.clock.now() - RETAKE_AFTER_MS) },
    );
    attemptId = (await start()).body._id;
    const after = await answerAll();
    for (const { trait, band, situations } of after.result?.traits ?? []) {
      const credits = [...before.answered, ...after.answered]
        .filter((one) => one.trait === trait)
        .map(({ credit }) => credit);
      expect([situations, band]).toEqual([credits.length, traitBand(credits)]);
    }
  });

  test('that was begun with fewer situations ends with its last one', async () => {
    await stack.database.assessmentAttempts.updateOne(
      { _id: attemptId },
      { $push: { 'work.situations': { $each: [], $slice: 12 } } },
    );
    const { answered, total, finishedAt } = await answerAll();
    expect([answered.length, total]).toEqual([12, 12]);
    expect(finishedAt).not.toBeNull();
  });
});

describe('whose', () => {
  test('somebody else’s attempt does not exist', async () => {
    const other = await newLearner();
    expect((await read(other)).status).toBe(404);
    expect((await answer(0, 0, other)).status).toBe(404);
  });

  test('a deleted attempt is gone', async () => {
    await client.call(deleteAttempt, { params: { attemptId } });
    expect((await read()).status).toBe(404);
    expect((await answer(0)).status).toBe(404);
  });

  test('signed out and mentors are refused', async () => {
    expect((await read(stack.visitor())).body.code).toBe('signed_out');
    const mentor = await stack.enter(await createUser(stack.database, { role: 'mentor', completed: true }));
    expect((await answer(0, 0, mentor)).body.code).toBe('not_allowed');
    expect((await mentor.call(startSituations, {})).body.code).toBe('not_allowed');
  });
});
