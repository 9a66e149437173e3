import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { getProgramRunStep, runProgram } from '@preproom/models/contract/assessments/runs';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../bin/tool.ts';
import { installRunnerTools, processesWith, Runner } from '../../support/peers/runner.ts';
import { startStack } from '../../support/stack/startStack.ts';

const TOKEN = 'a token of this test';
const HELLO = { language: 'cpp', source: '#include <cstdio>\nint main() { puts("hello"); }' } as const;
const endless = (mark: string) => ({
  language: 'cpp' as const,
  source: 'int main() { for (;;) {} }',
  args: [mark],
  limitMs: 10_000,
});

let runner: Runner;
beforeAll(async () => {
  runner = await Runner.start({ METRICS_TOKEN: TOKEN, LOG_LEVEL: 'debug' });
});
afterAll(() => runner?.stop());

/** The runner in a user namespace, as an ordinary user, with these options of bwrap; what it says until it ends or runs. */
async function startInside(options: string[]): Promise<string> {
  await installRunnerTools();
  const inside = ['--dev-bind', '/', '/', '--unshare-user', '--uid', '1000', '--gid', '1000', ...options];
  const command = [process.execPath, join(ROOT, 'server/src/runner/main.ts')];
  const child = spawn('/usr/bin/bwrap', [...inside, '--die-with-parent', ...command], {
    env: { PATH: '/usr/bin', PORT: '0', RUNNER_SECRET: 'r'.repeat(40) },
    stdio: ['ignore', 'ignore', 'pipe'],
    // The kernel does not count the processes of root, whatever they are called inside.
    ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.includes('is running')) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return said;
}

describe('the runner starts', () => {
  test('not where the machine forbids user namespaces, and says what has to be allowed', async () => {
    const said = await startInside(['--disable-userns']);
    expect(said).toMatch(/^The sandbox cannot be set up: bwrap: .*This machine has to allow user namespaces/);
    expect(said.trim().split('\n')).toHaveLength(1);
  });

  test('in a container, whose /proc/sys cannot be written to', async () => {
    expect(await startInside(['--ro-bind', '/proc/sys', '/proc/sys'])).toContain('The runner is running');
  });
});

describe('a request', () => {
  const send = (headers: Record<string, string>, body: string) =>
    fetch(`${runner.url}/runs`, { method: 'POST', headers, body });

  test('without the secret is refused', async () => {
    const body = JSON.stringify({ person: 'somebody', program: { ...HELLO, limitMs: 1_000 } });
    expect((await send({}, body)).status).toBe(401);
    expect((await send({ Authorization: 'Bearer wrong' }, body)).status).toBe(401);
  });

  test.each([
    ['no JSON', '{'],
    ['of another shape', '{"person":"somebody"}'],
    ['too long', JSON.stringify('x'.repeat(400_000))],
  ])('with a body that is %s is refused', async (_what, body) => {
    expect((await send({ Authorization: `Bearer ${runner.secret}` }, body)).status).toBe(400);
  });

  test('whose sender leaves ends the program', async () => {
    const mark = randomUUID();
    const leaving = new AbortController();
    const left = runner.run(endless(mark), { signal: leaving.signal }).then(
      () => 'answered',
      () => 'left',
    );
    await expect.poll(() => processesWith(mark)).toBeGreaterThan(0);
    leaving.abort();
    expect(await left).toBe('left');
    await expect.poll(() => processesWith(mark)).toBe(0);
  });
});

test('fifty people at once all get their own answer', async () => {
  const source = '#include <cstdio>\nint main(int, char **words) { puts(words[1]); }';
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      runner.run({ language: 'cpp', source, args: [`number ${i}`] }, { person: `person ${i}` }),
    ),
  );
  const ran = answers.filter(({ status }) => status !== 'busy');
  expect(ran.length).toBeGreaterThan(10);
  for (const [i, { status, stdout }] of answers.entries())
    if (status !== 'busy') expect([status, stdout]).toEqual(['ok', `number ${i}\n`]);
});

test('one person’s endless programs do not keep another waiting', async () => {
  const own = Array.from({ length: 6 }, () =>
    runner.run({ ...endless('x'), limitMs: 2_000 }, { person: 'greedy' }),
  );
  const other = await runner.run(HELLO, { person: 'other' });
  expect(other).toMatchObject({ status: 'ok', stdout: 'hello\n' });
  const statuses = (await Promise.all(own)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 'busy').length).toBeGreaterThanOrEqual(2);
  expect(statuses).toContain('timeout');
});

test('nothing of a program is logged, and metrics count how programs ended', async () => {
  const source = 'int main() { return 7; } // a secret thought';
  await runner.run({ language: 'cpp', source, stdin: 'secret input' });
  expect(runner.program.output).not.toMatch(/secret|somebody/);
  const metrics = await fetch(`${runner.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const series = await metrics.text();
  expect(series).toMatch(/^preproom_program_runs_total\{language="cpp",outcome="error"\} [1-9]/m);
  expect(series).toMatch(/^preproom_programs_waiting 0$/m);
});

test('a program ends when the person who sent it to the product leaves', async () => {
  const stack = await startStack({ RUNNER_URL: runner.url, RUNNER_SECRET: runner.secret });
  const learner = await stack.logIn('learner');
  const mark = randomUUID();
  const leaving = new AbortController();
  const cut = fetch(stack.url + endpointPath(runProgram), {
    method: 'POST',
    headers: { origin: stack.url, cookie: learner.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(endless(mark)),
    signal: leaving.signal,
  });
  await expect.poll(() => processesWith(mark)).toBeGreaterThan(0);
  expect((await learner.call(getProgramRunStep, {})).body).toEqual({ step: 'running' });
  leaving.abort();
  await expect(cut).rejects.toThrow();
  await expect.poll(() => processesWith(mark)).toBe(0);
  await stack.stop();
});

test('a runner that is killed leaves no program, and the product says that it is unavailable', async () => {
  const own = await Runner.start();
  const stack = await startStack({ RUNNER_URL: own.url, RUNNER_SECRET: own.secret });
  const learner = await stack.logIn('learner');
  const hello = { ...HELLO, stdin: '', args: [], limitMs: 10_000 };
  expect((await learner.call(runProgram, { body: hello })).body).toMatchObject({
    status: 'ok',
    stdout: 'hello\n',
  });
  const mark = randomUUID();
  const cut = learner.call(runProgram, { body: { ...endless(mark), stdin: '' } });
  await expect.poll(() => processesWith(mark)).toBeGreaterThan(0);
  await own.program.kill();
  expect((await cut).body.code).toBe('unavailable');
  await expect.poll(() => processesWith(mark)).toBe(0);
  expect((await learner.call(runProgram, { body: hello })).body.code).toBe('unavailable');
  await stack.stop();
  await own.stop();
});
