import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { faceModelPath, PageSettings } from '@preproom/models/contract/page';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stack, startStack } from '../support/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ BRAND_NAME: 'Prep & "Room"' });
});
afterAll(() => stack.stop());

const get = (path: string, cookie = '') => fetch(`${stack.url}${path}`, { headers: { cookie } });

function settingsOf(html: string): PageSettings {
  const content = /<meta name="preproom" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const text = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  return PageSettings.parse(JSON.parse(text));
}

test('the process is alive and ready', async () => {
  expect((await get('/healthz')).status).toBe(200);
  const ready = await get('/readyz');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ database: true, signalling: true, faceModel: 'ready' });
});

describe('a page', () => {
  test.each(['/', '/room/abcdefghijkl', '/Dashboard/feedback/a/b', '/nowhere'])(
    '%s is the client',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(settingsOf(await response.text())).toEqual({
        brandName: 'Prep & "Room"',
        isProduction: false,
        hasLogin: false,
      });
    },
  );

  test('says whether a login came with the request', async () => {
    const { cookie } = await stack.logIn('learner');
    expect(settingsOf(await (await get('/', cookie)).text()).hasLogin).toBe(true);
  });
});

describe('security headers', () => {
  test('stand on pages, calls, assets and errors: nothing may be loaded from or sent to another origin', async () => {
    const html = await (await get('/')).text();
    const asset = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    for (const path of ['/', asset, '/api/v1.3/product', '/api/v1.3/nothing', '/assets/nothing.js']) {
      const policy = (await get(path)).headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("connect-src 'self'");
      expect(policy, path).toContain("script-src 'self' 'wasm-unsafe-eval'");
      expect(policy, path).toContain("frame-ancestors 'none'");
    }
  });
});

describe('files', () => {
  test('the face model is served under its own hash, for a year, and under no other name', async () => {
    // The stack's stand-in for the model is a file of the tests themselves.
    const stackFile = new URL('../support/startStack.ts', import.meta.url);
    const sha256 = createHash('sha256').update(readFileSync(stackFile)).digest('hex');
    const response = await get(faceModelPath(sha256));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect((await get(faceModelPath('0'.repeat(64)))).status).toBe(404);
  });

  test('an asset of another build is not found', async () => {
    expect((await get('/assets/gone-1a2b3c4d.js')).status).toBe(404);
  });

  test("the readings' WebAssembly has its own type", async () => {
    const response = await get('/mediapipe/0.10.35/wasm/vision_wasm_module_internal.wasm');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/wasm');
  });

  test.each([
    '/assets/../../../package.json',
    '/mediapipe/%2e%2e/%2e%2e/package.json',
    '/face-model/..%2f..%2fpackage.json',
  ])('%s leads nowhere', async (path) => {
    const text = await (await get(path)).text();
    expect(text).not.toContain('"workspaces"');
  });
});

test("polling the room's address without a login is answered by the room's service alone", async () => {
  const polls = Array.from({ length: 5 }, () => get('/socket.io/?EIO=4&transport=polling'));
  for (const poll of await Promise.all(polls)) expect(await poll.text()).toMatch(/^0\{"sid"/);
  expect((await get('/healthz')).status).toBe(200);
});
