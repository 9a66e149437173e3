import { getProgramRunStep, getRunLanguages, runProgram } from '@preproom/models/contract/assessments/runs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RUN_RESULT, type StandInRunner, startStandInRunner } from '../../support/stack/standInRunner.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const PROGRAM = {
  language: 'cpp' as const,
  source: 'int main() {}',
  stdin: '',
  args: [],
  limitMs: 1_000,
};

let runner: StandInRunner;
let stack: Stack;
beforeAll(async () => {
  runner = await startStandInRunner();
  stack = await startStack(runner.settings);
});
afterAll(async () => {
  runner.stop();
  await stack.stop();
});

describe('an installation with a runner', () => {
  test('passes a program on with the person and the secret, and answers what the runner says', async () => {
    const learner = await stack.logIn('learner');
    const body = { ...PROGRAM, source: '\tint main() {\r\n\u200b}', stdin: ' 1\0\n', args: ['--a b', ''] };
    expect(await learner.call(runProgram, { body })).toMatchObject({ status: 200, body: RUN_RESULT });
    const { headers, body: sent } = runner.received.at(-1) ?? { headers: {}, body: null };
    expect(headers.authorization).toBe(`Bearer ${runner.settings.RUNNER_SECRET}`);
    expect(sent).toEqual({ person: expect.stringMatching(/^[0-9a-f]{24}$/), program: body });
    expect((await learner.call(getRunLanguages, {})).body).toEqual({ languages: ['c', 'cpp', 'java'] });
    expect((await learner.call(getProgramRunStep, {})).body).toEqual({ step: 'waiting' });
  });

  test('takes 64 kB of source and of input, also when JSON doubles them, and no more', async () => {
    const mentor = await stack.logIn('mentor');
    const full = '\n'.repeat(64 * 1024);
    const call = async (more: object) => {
      const { status, body } = await mentor.call(runProgram, { body: { ...PROGRAM, ...more } });
      return [status, body.code];
    };
    expect(await call({ source: full, stdin: full })).toEqual([200, undefined]);
    expect(await call({ source: `${full}\n` })).toEqual([400, 'bad_request']);
    expect(await call({ source: 'क'.repeat(22 * 1024) })).toEqual([400, 'bad_request']);
    expect(await call({ stdin: `${full}\n` })).toEqual([400, 'bad_request']);
    expect(await call({ args: ['a\0b'] })).toEqual([400, 'bad_request']);
    expect(await call({ language: 'perl' })).toEqual([400, 'bad_request']);
    expect(await call({ limitMs: 60_000 })).toEqual([400, 'bad_request']);
  });

  test.each([
    ['an error', { status: 500, body: {} }],
    ['something else', { status: 200, body: { status: 'fine' } }],
  ])('whose runner answers %s says that it is unavailable', async (_what, bad) => {
    const learner = await stack.logIn('learner');
    Object.assign(runner.answer, bad);
    const refused = await learner.call(runProgram, { body: PROGRAM });
    Object.assign(runner.answer, { status: 200, body: RUN_RESULT });
    expect(refused.body.code).toBe('unavailable');
  });

  test('refuses a person who runs program after program, and no other', async () => {
    const [other, learner] = [await stack.logIn('other'), await stack.logIn('learner')];
    const codes: (string | undefined)[] = [];
    for (let i = 0; i <= 30; i += 1) codes.push((await other.call(runProgram, { body: PROGRAM })).body.code);
    expect(codes.slice(0, 30)).toEqual(Array(30).fill(undefined));
    expect(codes[30]).toBe('too_many_requests');
    expect((await learner.call(runProgram, { body: PROGRAM })).status).toBe(200);
  });
});

test('an installation without a runner has no languages, and runs nothing', async () => {
  const without = await startStack();
  const learner = await without.logIn('learner');
  expect((await learner.call(getRunLanguages, {})).body).toEqual({ languages: [] });
  expect((await learner.call(getProgramRunStep, {})).body).toEqual({ step: null });
  expect((await learner.call(runProgram, { body: PROGRAM })).body.code).toBe('unavailable');
  await without.stop();
});
