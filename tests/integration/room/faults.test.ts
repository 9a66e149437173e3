import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCurrentUser } from '@preproom/models/contract/people/users';
import { afterEach, describe, expect, test } from 'vitest';
import { PRODUCTION, startStack } from '../../support/stack/startStack.ts';

const script = (path: string) => new URL(`../../../${path}`, import.meta.url).pathname;
const children: ChildProcess[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) await end(child, 'SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'preproom-faults-'));
  folders.push(folder);
  return folder;
}

interface Run {
  child: ChildProcess;
  output: () => string;
}

function run(path: string, env: Record<string, string>): Run {
  const child = spawn(process.execPath, [script(path)], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  return { child, output: () => output };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}

async function printed({ child, output }: Run, text: string): Promise<void> {
  await expect.poll(() => output() + (child.exitCode ?? ''), { timeout: 20_000 }).toContain(text);
}

/** The database of `npm run db` on a folder, once it answers, and its address. */
async function startDatabase(dataDir: string): Promise<{ child: ChildProcess; uri: string }> {
  const database = run('models/embedded/main.ts', { DATA_DIR: dataDir });
  await printed(database, 'MONGODB_URI=');
  const uri = /MONGODB_URI=(\S+)/.exec(database.output())?.[1] ?? '';
  return { child: database.child, uri };
}

describe('a lost database', () => {
  test('is answered with 503 and a time to wait, and everything works again once it is back', async () => {
    const dataDir = newFolder();
    const database = await startDatabase(dataDir);
    const stack = await startStack({ MONGODB_URI: database.uri });
    const learner = await stack.logIn('learner');
    await end(database.child, 'SIGKILL');
    const lost = await learner.call(getCurrentUser, {});
    expect([lost.status, lost.body.code]).toEqual([503, 'unavailable']);
    expect(Number(lost.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await learner.send('GET', '/readyz')).status).toBe(503);
    // Public pages come all the same, without what they could not ask for: browsers ask again.
    const page = await fetch(`${stack.url}/programs`, { headers: { 'accept-language': 'en' } });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('"queries":[]');
    expect((await learner.send('GET', '/healthz')).status).toBe(200);
    await startDatabase(dataDir);
    await expect
      .poll(async () => (await learner.call(getCurrentUser, {})).status, { timeout: 20_000 })
      .toBe(200);
    await stack.stop();
  });
});

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
  test('has no demo people, no demo pages and no demo session', async () => {
    const stack = await startStack(PRODUCTION);
    expect(await stack.database.users.countDocuments()).toBe(0);
    expect(await stack.database.sessions.countDocuments()).toBe(0);
    const entry = await fetch(`${stack.url}/demo/enter/learner`, { redirect: 'manual' });
    expect(entry.headers.getSetCookie()).toEqual([]);
    expect(entry.status).not.toBe(302);
    await stack.stop();
  });

  test('does not start without its settings, and names them all', async () => {
    const refused = run('server/src/main.ts', { NODE_ENV: 'production', PORT: '0', DATA_DIR: newFolder() });
    await printed(refused, 'MONGODB_URI');
    for (const name of ['JWT_SECRET', 'PUBLIC_URL']) expect(refused.output()).toContain(name);
    await expect.poll(() => refused.child.exitCode).toBe(1);
  });
});
