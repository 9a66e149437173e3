import { deleteAttempt, getAttempts } from '@preproom/models/contract/assessments/attempts';
import { saveResumeAnalysis } from '@preproom/models/contract/assessments/resumeResult';
import { RUBRIC_VERSION, type RulePoints } from '@preproom/models/contract/assessments/resumeRubric';
import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const POINTS: RulePoints = {
  machineReadable: 15,
  contact: 8,
  sections: 15,
  actionVerbs: 7,
  figures: 9,
  lengthDensity: 10,
  targetMatch: 12,
  consistency: 4,
};

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const learner = async () => stack.enter(await createUser(stack.database, { completed: true }));
type Body = BodyOf<typeof saveResumeAnalysis>;
const aBody = (more: object = {}): Body => ({
  id: crypto.randomUUID(),
  rubricVersion: RUBRIC_VERSION,
  points: POINTS,
  notJudged: [],
  target: 'dataAnalyst',
  ...more,
});

describe('the points of a resume', () => {
  test('are saved, and listed with the newest first', async () => {
    const client = await learner();
    const first = await client.call(saveResumeAnalysis, { body: aBody() });
    expect(first.status).toBe(200);
    stack.clock.advance(60_000);
    const withoutTarget = aBody({ target: null, points: { ...POINTS, targetMatch: null } });
    const second = await client.call(saveResumeAnalysis, { body: withoutTarget });
    const { body } = await client.call(getAttempts, { query: { kind: 'resume' } });
    expect(body.data.map(({ _id }) => _id)).toEqual([second.body.attemptId, first.body.attemptId]);
    expect(body.data[1]).toMatchObject({
      kind: 'resume',
      status: 'done',
      result: { kind: 'resume', rubricVersion: RUBRIC_VERSION, points: POINTS, target: 'dataAnalyst' },
    });
  });

  test('may leave out checks that could not be judged, and rules without any judged check', async () => {
    const client = await learner();
    const notJudged = ['verbFirst', 'variedVerbs', 'statementFigures'] as const;
    const points = { ...POINTS, actionVerbs: null, figures: 3 };
    const { status } = await client.call(saveResumeAnalysis, { body: aBody({ notJudged, points }) });
    expect(status).toBe(200);
    const { body } = await client.call(getAttempts, { query: { kind: 'resume' } });
    expect(body.data[0]?.result).toMatchObject({ points, notJudged });
  });

  test('sent again with the same id are stored once, and each person has ids of their own', async () => {
    const [one, other] = [await learner(), await learner()];
    const body = aBody();
    const first = await one.call(saveResumeAnalysis, { body });
    const again = await one.call(saveResumeAnalysis, { body });
    const theirs = await other.call(saveResumeAnalysis, { body });
    expect(again.body.attemptId).toBe(first.body.attemptId);
    expect(theirs.body.attemptId).not.toBe(first.body.attemptId);
    expect((await one.call(getAttempts, { query: {} })).body.total).toBe(1);
  });

  test('sent again after they were deleted are refused, not taken for saved', async () => {
    const client = await learner();
    const body = aBody();
    const { attemptId } = (await client.call(saveResumeAnalysis, { body })).body;
    await client.call(deleteAttempt, { params: { attemptId } });
    const again = await client.call(saveResumeAnalysis, { body });
    expect([again.status, again.body]).toMatchObject([409, { code: 'conflict' }]);
    expect((await client.call(getAttempts, { query: {} })).body.total).toBe(0);
  });

  test('can be deleted by their owner alone', async () => {
    const [one, other] = [await learner(), await learner()];
    const { attemptId } = (await one.call(saveResumeAnalysis, { body: aBody() })).body;
    expect((await other.call(deleteAttempt, { params: { attemptId } })).status).toBe(404);
    expect((await one.call(deleteAttempt, { params: { attemptId } })).status).toBe(200);
    expect((await one.call(getAttempts, { query: {} })).body.data).toEqual([]);
  });

  test.each([
    ['more points than a rule has', { points: { ...POINTS, contact: 11 } }],
    ['half a point', { points: { ...POINTS, contact: 1.5 } }],
    ['fewer than none', { points: { ...POINTS, contact: -1 } }],
    ['a rule left out', { points: { ...POINTS, contact: undefined } }],
    ['a rule that is no rule', { points: { ...POINTS, charm: 3 } }],
    ['a rule that was not judged', { points: { ...POINTS, contact: null } }],
    ['points for more than was judged', { notJudged: ['verbFirst'], points: { ...POINTS, actionVerbs: 7 } }],
    ['a check that is none', { notJudged: ['charm'] }],
    ['no match in spite of a target', { points: { ...POINTS, targetMatch: null } }],
    ['a match without a target', { target: null }],
    ['a role that is none', { target: 'astronaut' }],
    ['another rubric', { rubricVersion: RUBRIC_VERSION + 1 }],
    ['words of the resume', { text: 'Asha Verma, Pune' }],
    ['no id', { id: 'one' }],
  ])('are refused with %s, and nothing is stored', async (_, more) => {
    const client = await learner();
    const { status, body } = await client.call(saveResumeAnalysis, { body: aBody(more) });
    expect(status).toBe(400);
    expect(body.code).toBe('bad_request');
    expect((await client.call(getAttempts, { query: {} })).body.total).toBe(0);
  });

  test('are taken thirty times a day', async () => {
    const client = await learner();
    for (let count = 0; count < 30; count += 1)
      expect((await client.call(saveResumeAnalysis, { body: aBody() })).status).toBe(200);
    const { status, body } = await client.call(saveResumeAnalysis, { body: aBody() });
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
    expect((await client.call(getAttempts, { query: {} })).body.total).toBe(30);
  });
});
