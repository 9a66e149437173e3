import { createHash } from 'node:crypto';
import { FACE_MODEL_SHA256, faceModelPath, PageSettings } from '@preproom/models/contract/http/page';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtFile } from '../../support/stack/builtClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ BRAND_NAME: 'Prep & "Room"', GRIEVANCE_EMAIL: 'officer@preproom.example' });
});
afterAll(() => stack.stop());

const get = (path: string, cookie = '', language = 'en') =>
  fetch(`${stack.url}${path}`, { headers: { cookie, 'accept-language': language } });

function settingsOf(html: string): PageSettings {
  const content = /<meta name="preproom" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const text = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  return PageSettings.parse(JSON.parse(text));
}

/** What a page has its browser fetch, in its order. */
function linksOf(html: string) {
  const links = html.matchAll(
    /<link rel="(stylesheet|preload|modulepreload|later)"([^>]*) href="\/assets\/([^"]+)">/g,
  );
  return [...links].map(([, rel = '', attributes = '', file = '']) => ({
    kind: attributes.includes('as="font"') ? 'font' : rel,
    file,
  }));
}

function fontsOf(links: ReturnType<typeof linksOf>): string[] {
  const fonts = links.filter(({ kind }) => kind === 'font');
  return fonts.map(({ file }) => file.replace(/-.{8}\.woff2$/, '')).toSorted();
}

test('the process is alive and ready', async () => {
  expect((await get('/healthz')).status).toBe(200);
  const ready = await get('/readyz');
  expect(ready.status).toBe(200);
  const parts = { database: true, storage: true, threadPool: true, signalling: true };
  expect(await ready.json()).toEqual({ ...parts, checks: expect.any(Object) });
});

describe('a page for visitors', () => {
  test('holds its content, title and address in the first HTML, in the language that the browser wants', async () => {
    const english = await (await get('/')).text();
    expect(english).toContain('<html lang="en">');
    expect(english).toMatch(/<div id="root">.*<h1[^>]*>[^<]+<\/h1>/);
    expect(english).toMatch(/<title>[^<]+ · Prep &amp; &quot;Room&quot;<\/title>/);
    expect(english).toContain(`<link rel="canonical" href="${stack.url}/"/>`);
    const hindi = await (await get('/', '', 'hi-IN,hi;q=0.9,en;q=0.8')).text();
    expect(hindi).toContain('<html lang="hi">');
    expect(hindi).toMatch(/<h1[^>]*>[^<]*[\u0900-\u097f]/);
  });

  test('comes in the chosen language whatever the browser wants', async () => {
    expect(await (await get('/', 'a=b; language=en', 'hi')).text()).toContain('<html lang="en">');
    expect(await (await get('/', 'language=hi', 'en')).text()).toContain('<html lang="hi">');
    expect(await (await get('/', 'language=xx', 'fr, de')).text()).toContain('<html lang="en">');
  });

  test('is drawn in the theme chosen on this device, the browser’s own bars included', async () => {
    const barsOf = (html: string) =>
      [...html.matchAll(/name="theme-color" media="([^"]+)"/g)].map(([, media]) => media);
    const dark = await (await get('/', 'a=b; theme=dark')).text();
    expect(dark).toContain('<html lang="en" data-theme="dark">');
    expect(barsOf(dark)).toEqual(['not all', 'all']);
    for (const cookies of ['', 'theme=room', 'theme=system']) {
      const html = await (await get('/', cookies)).text();
      expect(html).toContain('<html lang="en">');
      expect(barsOf(html)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    }
  });

  test('has a browser fetch its styles, fonts and entry at once, and its scripts after the first paint', async () => {
    const english = linksOf(await (await get('/')).text());
    expect(english.map(({ kind }) => kind).join(' ')).toMatch(
      /^(stylesheet )+(font )+(modulepreload )+(later ?)+$/,
    );
    for (const part of [
      'main.tsx',
      'features/site/home/HomePage.tsx',
      'locales/en/site.po',
      'locales/en/messages.po',
    ])
      expect(english).toContainEqual({ kind: 'later', file: builtFile(`src/${part}`) });
    expect(fontsOf(english)).toEqual(['bricolage', 'inter']);
    const hindi = linksOf(await (await get('/', 'language=hi')).text());
    expect(fontsOf(hindi)).toEqual(['devanagari', 'inter']);
  });

  test('waits for its scripts only where the browser draws it', async () => {
    const links = linksOf(await (await get('/dashboard')).text());
    expect(links.filter(({ kind }) => kind === 'modulepreload')).not.toHaveLength(0);
    expect(links.filter(({ kind }) => kind === 'later')).toEqual([]);
  });

  test('has the browser fetch the room’s page and texts beside the app', async () => {
    const links = linksOf(await (await get('/room/room12345678')).text());
    const texts = ['room', 'devices', 'readings'].map((catalogue) => `locales/en/${catalogue}.po`);
    for (const part of ['main.tsx', 'features/room/RoomPage.tsx', ...texts])
      expect(links).toContainEqual({ kind: 'modulepreload', file: builtFile(`src/${part}`) });
  });

  test('may be kept by caches that ask again, each language for itself; with a login no cache keeps it', async () => {
    const first = await get('/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('vary')).toContain('Cookie, Accept-Language');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${stack.url}/`, {
      headers: { 'if-none-match': etag, 'accept-language': 'en', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
    const { cookie } = await stack.logIn('learner');
    const own = await get('/', cookie);
    expect(own.headers.get('cache-control')).toBe('no-store');
    const html = await own.text();
    expect(settingsOf(html).hasLogin).toBe(true);
    // Who it is only the browser finds out: neither the way in nor a name stands in what is sent.
    expect(html).not.toContain('href="/Account/Login"');
    expect(html).not.toContain('Demo Learner');
  });

  test.each(['/EXPRESSION-READINGS', '/expression-readings/', '/expression-readings?utm_source=x'])(
    '%s is the page that the other spelling shows',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(
        `<link rel="canonical" href="${stack.url}/expression-readings"/>`,
      );
    },
  );
});

describe('an address without a page', () => {
  test.each([
    '/nowhere',
    '/wp-admin/',
    '/index.php',
    '/index.html',
    '/hq/nothing',
    '/%E0%A4%A',
    '//elsewhere.example/',
  ])('%s answers 404 with a page that says so', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each(['/api/nothing', '/api/v1.3/nothing', '/assets/nothing.js'])('%s answers JSON', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });

  test('is not written to', async () => {
    expect((await fetch(`${stack.url}/`, { method: 'POST' })).status).toBe(404);
  });
});

describe('a page for people', () => {
  test.each(['/room/abcdefghijkl', '/Dashboard/feedback/a/b', '/dashboard'])(
    '%s is left to the browser',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const html = await response.text();
      expect(html).toContain('<div id="root"></div>');
      expect(settingsOf(html)).toMatchObject({
        brandName: 'Prep & "Room"',
        isProduction: false,
        hasLogin: false,
      });
    },
  );
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
      expect(policy, path).toContain("base-uri 'none'");
      expect(policy, path).toContain('report-uri /csp-report');
      // Neither scripts nor style elements of anybody else's making.
      expect(policy.replace("style-src-attr 'unsafe-inline'", ''), path).not.toMatch(
        /'unsafe-(inline|eval)'/,
      );
    }
  });

  test('keep pages apart from other windows, and addresses and devices to ourselves', async () => {
    const { headers } = await get('/');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toContain('camera=(self)');
    // Only for the real thing: a machine that once said so could not be reached without TLS any more.
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

describe('files', () => {
  test('the face model is served under its own hash, for a year, and under no other name', async () => {
    const response = await get(faceModelPath(FACE_MODEL_SHA256));
    expect(response.status).toBe(200);
    const served = Buffer.from(await response.arrayBuffer());
    expect(createHash('sha256').update(served).digest('hex')).toBe(FACE_MODEL_SHA256);
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
