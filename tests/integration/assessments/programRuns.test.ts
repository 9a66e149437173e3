import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { getRunLanguages, type RunResult, runProgram } from '@preproom/models/contract/assessments/runs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const RESULT: RunResult = {
  status: 'ok',
  stdout: 'hello\n',
  stderr: '',
  exitCode: 0,
  ms: 12,
  compileErrorLine: null,
};
const PROGRAM = {
  language: 'cpp' as const,
  source: 'int main() {}',
  stdin: '',
  args: [],
  limitMs: 1_000,
};
const SECRET = 'r'.repeat(40);

/** In the runner's place: answers with this, and notes what it was sent. */
const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: RESULT };
const runner = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await json(request) });
  response.writeHead(answer.status).end(JSON.stringify(answer.body));
});
let stack: Stack;
beforeAll(async () => {
  await new Promise<void>((resolve) => runner.listen(0, '127.0.0.1', resolve));
  const { port } = runner.address() as AddressInfo;
  stack = await startStack({ RUNNER_URL: `http://127.0.0.1:${port}`, RUNNER_SECRET: SECRET });
});
afterAll(async () => {
  runner.close();
  await stack.stop();
});

describe('an installation with a runner', () => {
  test('passes a program on with the person and the secret, and answers what the runner says', async () => {
    const learner = await stack.logIn('learner');
    const body = { ...PROGRAM, source: '\tint main() {\r\n\u200b}', stdin: ' 1\0\n', args: ['--a b', ''] };
    expect(await learner.call(runProgram, { body })).toMatchObject({ status: 200, body: RESULT });
    const { headers, body: sent } = received.at(-1) ?? { headers: {}, body: null };
    expect(headers.authorization).toBe(`Bearer ${SECRET}`);
    expect(sent).toEqual({ person: expect.stringMatching(/^[0-9a-f]{24}$/), program: body });
    expect((await learner.call(getRunLanguages, {})).body).toEqual({ languages: ['cpp', 'java'] });
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
    answer = bad;
    const refused = await learner.call(runProgram, { body: PROGRAM });
    answer = { status: 200, body: RESULT };
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
  expect((await learner.call(runProgram, { body: PROGRAM })).body.code).toBe('unavailable');
  await without.stop();
});
