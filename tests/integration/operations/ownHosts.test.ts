import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRODUCTION, type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let production: Stack;
beforeAll(async () => {
  stack = await startStack();
  production = await startStack(PRODUCTION);
});
afterAll(async () => {
  await stack.stop();
  await production.stop();
});

/** What a browser gets that asks this machine under another name. */
async function statusOf(to: Stack, path: string, headers: Record<string, string>, method = 'GET') {
  const asked = request(to.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
  });
  asked.end(method === 'GET' ? undefined : '{}');
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

describe('a name that points to this machine (DNS rebinding)', () => {
  test.each(['/', '/api/v1.3/product', '/demo', '/demo/enter/admin', '/api/docs', '/sandbox'])(
    'gets nothing of %s',
    async (path) => {
      for (const to of [stack, production])
        expect(await statusOf(to, path, { host: 'evil.example' })).toBe(403);
    },
  );

  test('opens no connection of the live room', async () => {
    const path = '/socket.io/?EIO=4&transport=polling';
    expect(await statusOf(stack, path, { host: 'evil.example' })).toBe(403);
    expect(await statusOf(stack, path, { host: 'localhost' })).toBe(200);
  });

  test('is not our origin', async () => {
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    for (const to of [stack, production])
      expect(await statusOf(to, '/api/v1.3/login', headers, 'POST')).toBe(403);
  });
});

test.each(['localhost', '127.0.0.1', '[::1]'])('%s is ours outside production', async (name) => {
  const host = `${name}:${new URL(stack.url).port}`;
  expect(await statusOf(stack, '/api/v1.3/product', { host })).toBe(200);
  expect(await statusOf(stack, '/api/v1.3/login', { host, origin: `http://${host}` }, 'POST')).toBe(400);
});

test('whether the process is well is told under any name', async () => {
  for (const to of [stack, production])
    expect(await statusOf(to, '/healthz', { host: 'evil.example' })).toBe(200);
});

test('production answers to the name in PUBLIC_URL and to this machine, and to no other name', async () => {
  const status = (host: string) => statusOf(production, '/api/v1.3/product', { host });
  for (const host of ['preproom.example', 'localhost']) expect(await status(host), host).toBe(200);
  for (const host of ['evil.example', 'server:3000', '203.0.113.7'])
    expect(await status(host), host).toBe(403);
});
