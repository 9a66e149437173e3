import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import type { TemporaryDatabase } from '@preproom/embedded/testing/testServer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const METRICS_TOKEN = 'a token of this test';
const MAIN = join(import.meta.dirname, 'main.ts');

let folder: string;
let database: TemporaryDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalling-main-'));
  database = await startTemporaryDatabase();
});
afterAll(async () => {
  await database.remove();
  await rm(folder, { recursive: true });
});

function start(settings: Record<string, string>): { child: ChildProcess; output: () => string } {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout?.on('data', (part) => (text += part));
  child.stderr?.on('data', (part) => (text += part));
  return { child, output: () => text };
}

/** Asks until somebody takes the connection; rejects when whoever does says nothing. */
async function firstAnswer(url: string): Promise<Response> {
  for (;;) {
    try {
      return await fetch(url, { signal: AbortSignal.timeout(10_000) });
    } catch (error) {
      if (((error as Error).cause as NodeJS.ErrnoException | undefined)?.code !== 'ECONNREFUSED') throw error;
    }
  }
}

describe('the service as a process of its own', () => {
  test('starts, tells its health, and stops when asked', async () => {
    const { child, output } = start({ PORT: '0', MONGODB_URI: database.uri, METRICS_TOKEN });
    await expect.poll(output, { timeout: 60_000 }).toMatch(/running at http/);
    const url = output().match(/http:\S+/)?.[0];
    for (const [path, status, body] of [
      ['/healthz', 200, { alive: true }],
      ['/readyz', 200, { database: true, signalling: true }],
      ['/metrics', 401, { message: 'You’ve been logged out. Log in to continue.', code: 'signed_out' }],
      [
        '/',
        404,
        {
          message: 'We couldn’t find this. It may have been removed. Go back and try again.',
          code: 'not_found',
        },
      ],
    ] as const) {
      const response = await fetch(`${url}${path}`);
      expect([response.status, await response.json()]).toEqual([status, body]);
    }
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
    expect(metrics).toContain('\npreproom_rooms 0\n');
    const polling = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
    expect([polling.status, (await polling.text()).slice(0, 7)]).toEqual([200, '0{"sid"']);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('a page that comes while it starts is refused or answered, never left waiting', async () => {
    const before = createServer();
    await new Promise<void>((resolve) => before.listen(0, '127.0.0.1', resolve));
    const { port } = before.address() as AddressInfo;
    before.close();
    await once(before, 'close');
    const { child } = start({ PORT: String(port), MONGODB_URI: database.uri });
    const answer = await firstAnswer(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`);
    expect(answer.status).toBe(200);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  test('says in one sentence that its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { child, output } = start({ PORT: String(port), MONGODB_URI: database.uri });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output()).toBe(`Port ${port} is in use by another program.\n`);
    other.close();
  });

  test('names every setting that is wrong, and what production needs', async () => {
    const wrong = start({ PORT: 'many', CORS_ORIGINS: 'nonsense' });
    expect(await once(wrong.child, 'close')).toEqual([1, null]);
    for (const name of ['PORT', 'MONGODB_URI', 'CORS_ORIGINS']) expect(wrong.output()).toContain(name);
    const bare = start({ NODE_ENV: 'production', MONGODB_URI: database.uri });
    expect(await once(bare.child, 'close')).toEqual([1, null]);
    for (const name of ['JWT_SECRET', 'PUBLIC_URL']) expect(bare.output()).toContain(name);
  });
});
