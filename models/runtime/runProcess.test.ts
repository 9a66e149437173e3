import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';

const RUN_PROCESS = new URL('./runProcess.ts', import.meta.url).href;

/** Runs a small program with `runProcess`; returns its exit code and output. */
async function run(start: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const program = `
    import { runProcess } from ${JSON.stringify(RUN_PROCESS)};
    class Fault extends Error {}
    setInterval(() => {}, 1000);
    await runProcess('server', async () => { ${start} }, (error) => error instanceof Fault);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (text) => (written[name] += text));
  const [code] = await once(child, 'close');
  return { code, ...written };
}

describe('a process', () => {
  test.each([
    ['uncaughtException', `setTimeout(() => { throw new Error('no way') }); return { stop: async () => {} }`],
    ['unhandledRejection', `void Promise.reject(new Error('no way')); return { stop: async () => {} }`],
    ['could not start', `throw new Error('no way')`],
  ])('that dies says why in its log: %s', async (what, start) => {
    const { code, stdout } = await run(start);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      level: 'fatal',
      process: 'server',
      msg: what,
      err: { message: 'no way' },
    });
  });

  test('that cannot start for a reason of ours says it in one sentence', async () => {
    expect(await run(`throw new Fault('The port is taken.')`)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The port is taken.\n',
    });
  });

  test('asked to stop while it starts stops once it has', async () => {
    const start = `process.kill(process.pid, 'SIGTERM');
      await new Promise((resolve) => setTimeout(resolve, 100));
      console.log('started');
      return { stop: async () => console.log('stopped') };`;
    expect(await run(start)).toEqual({ code: 0, stdout: 'started\nstopped\n', stderr: '' });
  });

  test('whose stop fails says so and does not end with 0', async () => {
    const start = `setTimeout(() => process.kill(process.pid, 'SIGTERM'));
      return { stop: async () => { throw new Error('stuck') } };`;
    const { code, stdout } = await run(start);
    expect([code, JSON.parse(stdout).err.message]).toEqual([1, 'stuck']);
  });
});
