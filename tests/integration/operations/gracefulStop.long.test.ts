import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COMPILE_CACHE } from '../../support/stack/compileCache.ts';

const MAIN = new URL('../../../server/src/main.ts', import.meta.url).pathname;
let folder: string;
let child: ChildProcess;
let output = '';
let url: URL;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preproom-stop-'));
  output = '';
  const settings = { PORT: '0', DATA_DIR: folder, READINGS: 'off', LOG_LEVEL: 'silent' };
  const env = { PATH: process.env.PATH, ...COMPILE_CACHE, ...settings };
  child = spawn(process.execPath, [MAIN], { env });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/running at http/);
  url = new URL(/http:\S+/.exec(output)?.[0] ?? '');
});
afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A log-in of which the server has everything but the last byte of its body. */
async function unfinishedLogIn(): Promise<{ socket: Socket; finish(): void; answer(): string }> {
  const body = JSON.stringify({ email: 'other.demo@preproom.example', password: 'demo-demo-demo' });
  const socket = connect(Number(url.port), '127.0.0.1');
  let answer = '';
  socket.on('data', (text) => (answer += text));
  await once(socket, 'connect');
  const head = [
    'POST /api/v1.3/login HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`);
  // The server asks for the body, so it has the request.
  await expect.poll(() => answer).toContain('100 Continue');
  return { socket, finish: () => socket.write(body.slice(-1)), answer: () => answer };
}

const isRefused = () =>
  fetch(`${url}healthz`).then(
    () => false,
    () => true,
  );

describe('a server that is asked to stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s: answers what is under way, takes nothing new, and ends with 0',
    async (signal) => {
      const request = await unfinishedLogIn();
      const exit = once(child, 'exit');
      child.kill(signal);
      await expect.poll(isRefused).toBe(true);
      request.finish();
      expect(await exit).toEqual([0, null]);
      expect(request.answer()).toMatch(/HTTP\/1\.1 200 OK[\s\S]*"token"/);
    },
  );

  test('ends at once on the second signal, but not on the same one passed on', async () => {
    await unfinishedLogIn();
    const exit = once(child, 'exit');
    child.kill('SIGINT');
    child.kill('SIGINT');
    await expect.poll(isRefused).toBe(true);
    expect(child.exitCode).toBe(null);
    const again = setInterval(() => child.kill('SIGINT'), 100);
    expect(await exit).toEqual([1, null]);
    clearInterval(again);
  });
});
