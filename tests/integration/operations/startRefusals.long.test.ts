import { describe, expect, test } from 'vitest';
import { childProcesses, printed } from '../../support/stack/childProcesses.ts';
import { PRODUCTION, startStack } from '../../support/stack/startStack.ts';

const { newFolder, run, startDatabase } = childProcesses();

describe('two starts', () => {
  test('on one port: the second says so in one sentence', async () => {
    const first = await startStack();
    const port = new URL(first.url).port;
    const second = run('server/src/main.ts', { PORT: port, DATA_DIR: newFolder() });
    await printed(second, `Port ${port} is in use`);
    await expect.poll(() => second.child.exitCode).toBe(1);
    expect(second.output().trim().split('\n')).toHaveLength(1);
    await first.stop();
  });

  test('on one data folder: the second says who holds it', async () => {
    const dataDir = newFolder();
    await startDatabase(dataDir);
    const second = run('server/src/main.ts', { PORT: '0', DATA_DIR: dataDir });
    await printed(second, `${dataDir} is in use by process`);
    await expect.poll(() => second.child.exitCode).toBe(1);
    expect(second.output().trim().split('\n')).toHaveLength(1);
  });
});

describe('production', () => {
  test('does not start without its settings, and names them all', async () => {
    const refused = run('server/src/main.ts', { NODE_ENV: 'production', PORT: '0', DATA_DIR: newFolder() });
    await printed(refused, 'MONGODB_URI');
    for (const name of ['JWT_SECRET', 'PUBLIC_URL']) expect(refused.output()).toContain(name);
    await expect.poll(() => refused.child.exitCode).toBe(1);
  });

  test.each([
    ['PUBLIC_URL', 'http://interviews.example', 'must begin with https://'],
    ['PUBLIC_URL', 'https://localhost', 'is this machine itself'],
    ['HOST', '192.0.2.1', 'HOST=192.0.2.1 is not an address of this machine.'],
  ])('%s=%s: the start says what is wrong in one sentence', async (name, value, sentence) => {
    const settings = { ...PRODUCTION, PORT: '0', DATA_DIR: newFolder(), [name]: value };
    const refused = run('server/src/main.ts', settings);
    await printed(refused, sentence);
    await expect.poll(() => refused.child.exitCode, { timeout: 10_000 }).toBe(1);
  });
});
