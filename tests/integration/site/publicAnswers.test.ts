import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import type { TemporaryDatabase } from '@preproom/embedded/testing/testServer';
import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { type Endpoint, endpointPath } from '@preproom/models/contract/http/endpoint';
import { createUser } from '@preproom/models/db/testing/factories';
import { POLICIES } from '@preproom/server/composition';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { askRaw } from '../../support/stack/askRaw.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const KEEP_MS = 5_000;
const PRODUCT = '/api/v1.3/product';
const METRICS_TOKEN = 'm'.repeat(32);
const NAMES = { old: 'First name', new: 'Second name' };

/** Two processes of one product, as far as they differ here: each has its own connection and keeps its own answers. */
let here: Stack;
let there: Stack;
let stored: TemporaryDatabase;
beforeAll(async () => {
  stored = await startTemporaryDatabase();
  here = await startStack({ MONGODB_URI: stored.uri, METRICS_TOKEN });
  there = await startStack({ MONGODB_URI: stored.uri, METRICS_TOKEN });
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await stored.remove();
});
/** The time of both, which stands still within a test. */
let nowMs = Date.now();
beforeEach(async () => {
  // No test finds what another has left.
  nowMs += KEEP_MS;
  for (const { clock } of [here, there]) vi.spyOn(clock, 'now').mockImplementation(() => nowMs);
  await rename(here, NAMES.old);
});
afterEach(() => vi.restoreAllMocks());

const get = (stack: Stack, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askRaw(stack.url + path, { headers, method });
const textOf = async (...asked: Parameters<typeof get>) => (await get(...asked)).body.toString();

/** Gives the first program, which is on the page as well, another name. */
async function rename({ database }: Stack, product_name: string): Promise<void> {
  const [{ _id } = { _id: null }] = await database.products.find().sort({ _id: 1 }).limit(1).lean();
  await database.products.updateOne({ _id }, { $set: { product_name } });
}

/** The next read of all programs throws. A job that looks for open ones may read meanwhile. */
function failOnce({ database: { products } }: Stack): void {
  const read = products.find.bind(products);
  const find = vi.spyOn(products, 'find').mockImplementation((...filters: Parameters<typeof read>) => {
    if (filters.length > 0) return read(...filters);
    find.mockImplementation(read);
    throw new Error('no answer');
  });
}

/** How many requests for this route were answered well. */
async function countedOf(route: string): Promise<number> {
  const metrics = await textOf(here, '/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  const start = `preproom_http_request_duration_seconds_count{method="GET",route="${route}",status="2xx"} `;
  return Number(metrics.split(start)[1]?.split('\n')[0] ?? 0);
}

async function cookieOf(stack: Stack): Promise<string> {
  return (await stack.enter(await createUser(stack.database))).cookie;
}

describe.each([
  ['a call', PRODUCT, PRODUCT],
  ['a page', '/programs', '/programs'],
])('%s that is the same for everyone', (_, path, route) => {
  test('shows a write of this process at once, and one of another after five seconds at most', async () => {
    for (const stack of [here, there]) expect(await textOf(stack, path)).toContain(NAMES.old);
    await rename(here, NAMES.new);
    expect(await textOf(here, path)).toContain(NAMES.new);
    expect(await textOf(there, path)).toContain(NAMES.old);
    nowMs += KEEP_MS;
    expect(await textOf(there, path)).toContain(NAMES.new);
  });

  test('causes one read when a hundred ask at once, and none for those who ask soon after', async () => {
    const find = vi.spyOn(here.database.products, 'find');
    await Promise.all(Array.from({ length: 100 }, () => get(here, path)));
    await get(here, path, { 'accept-encoding': 'br' });
    await get(here, path, { 'accept-encoding': 'gzip' });
    // All programs: a job that looks for open ones may run meanwhile.
    expect(find.mock.calls.filter((filters) => filters.length === 0)).toHaveLength(1);
  });

  test('is not kept when its read fails', async () => {
    failOnce(here);
    expect(await textOf(here, path)).not.toContain(NAMES.old);
    expect(await textOf(here, path)).toContain(NAMES.old);
  });

  test('comes compressed as its reader can take it, and says what it depends on', async () => {
    const plain = await get(here, path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toContain('Accept-Encoding');
    for (const [accepted, encoding, decompress] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip;q=1.0', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
    ] as const) {
      const packed = await get(here, path, { 'accept-encoding': accepted });
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(packed.body.length),
        etag: plain.headers.etag,
        vary: plain.headers.vary,
      });
      expect(decompress(packed.body).equals(plain.body)).toBe(true);
    }
  });

  test('is answered 304 without a body to whoever has it, until it changes', async () => {
    const { etag, vary } = (await get(here, path)).headers;
    const has = { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'br' };
    const same = await get(here, path, has);
    expect(same).toMatchObject({ status: 304, headers: { etag, vary, 'cache-control': 'no-cache' } });
    expect(same.body).toHaveLength(0);
    expect(same.headers['content-encoding']).toBeUndefined();
    await rename(here, NAMES.new);
    expect((await get(here, path, has)).status).toBe(200);
  });

  test('is answered to HEAD by the headers alone', async () => {
    const { headers } = await get(here, path, { 'accept-encoding': 'br' });
    const head = await get(here, path, { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'vary'])
      expect(head.headers[name], name).toBe(headers[name]);
  });

  test('has a request id of its own and all security headers, and is counted', async () => {
    const before = await countedOf(route);
    const [first, second] = [await get(here, path), await get(here, path)];
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
    for (const name of ['content-security-policy', 'permissions-policy', 'x-content-type-options'])
      for (const { headers } of [first, second]) expect(headers[name], name).toBeTruthy();
    await expect.poll(() => countedOf(route)).toBe(before + 2);
  });
});

describe('a call that is the same for everyone', () => {
  test('does not look up who asks', async () => {
    const [cookie, logins] = [await cookieOf(here), vi.spyOn(here.database.logins, 'findOne')];
    expect(await textOf(here, PRODUCT, { cookie })).toBe(await textOf(here, PRODUCT));
    expect(logins).not.toHaveBeenCalled();
  });

  test('is limited for each login', async () => {
    const [busy, other] = [await cookieOf(here), await cookieOf(here)];
    const answers = await Promise.all(
      Array.from({ length: 601 }, () => get(here, PRODUCT, { cookie: busy })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ headers }) => headers['cache-control'])).toEqual(['no-store']);
    expect((await get(here, PRODUCT, { cookie: other })).status).toBe(200);
  });

  test('is kept for each query, however it is written, and a refusal is not', async () => {
    const find = vi.spyOn(here.database.blogs, 'find');
    const path = '/api/v1.3/blogs';
    await get(here, `${path}?page=1`);
    for (const same of ['', '?page=1&utm_source=x', '?q=']) await get(here, path + same);
    expect(find).toHaveBeenCalledTimes(1);
    await get(here, `${path}?page=2`);
    expect(find).toHaveBeenCalledTimes(2);
    const refused = await get(here, `${path}?page=x`);
    expect(refused).toMatchObject({ status: 400, headers: { 'cache-control': 'no-store' } });
    const missing = await get(here, `${path}/nothing`);
    expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  });

  test('no address of another call fits it', () => {
    const calls = Object.entries<Endpoint>(ENDPOINTS).filter(([, { method }]) => method === 'GET');
    const [shared, others] = [true, false].map((isShared) =>
      calls.filter(([name]) => (POLICIES[name as EndpointName].madeOf !== undefined) === isShared),
    );
    expect(shared?.length).toBeGreaterThan(5);
    for (const [name, endpoint] of shared ?? []) {
      const fits = new RegExp(`^${endpointPath(endpoint).replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');
      for (const [other, { base, path }] of others ?? [])
        expect(endpointPath({ base, path } as Endpoint), `${other} is taken by ${name}`).not.toMatch(fits);
    }
  });
});

describe('a page', () => {
  test('for somebody with a login is not taken from what is kept for visitors', async () => {
    expect(await textOf(here, '/programs')).toContain(NAMES.old);
    // Not noticed in the other process.
    await rename(there, NAMES.new);
    const own = await get(here, '/programs', { cookie: await cookieOf(here) });
    expect(own.headers['cache-control']).toBe('no-store');
    // Their browser renders it, with their own navigation.
    expect(own.body.toString()).not.toContain(NAMES.old);
    expect(own.body.toString()).toContain('&quot;hasLogin&quot;:true');
    const visitors = await textOf(here, '/programs');
    expect(visitors).toContain(NAMES.old);
    expect(visitors).toContain('&quot;hasLogin&quot;:false');
  });

  test('for somebody with a login is not kept for others, and names nobody', async () => {
    const cookies = [await cookieOf(here), await cookieOf(here)];
    const own = await Promise.all(cookies.map((cookie) => get(here, '/programs', { cookie })));
    const visitors = await textOf(here, '/programs');
    expect(visitors).toContain('&quot;hasLogin&quot;:false');
    expect(visitors).toContain('href="/Account/Login"');
    const people = await here.database.users.find({}, { Name: 1, Email: 1 }).lean();
    for (const { body } of own) {
      expect(body.toString()).not.toContain('href="/Account/Login"');
      for (const { Name, Email, _id } of people)
        for (const trace of [Name, Email, _id.toString()]) expect(body.toString()).not.toContain(trace);
    }
  });

  test('is kept for each language and theme apart, whichever came first', async () => {
    const looks = ['', 'theme=dark', 'theme=light', 'language=hi', 'language=hi; theme=dark'];
    const openings = async () =>
      Promise.all(
        looks.map(async (cookie) => /<html[^>]*>/.exec(await textOf(here, '/programs', { cookie }))?.[0]),
      );
    const expected = [
      '<html lang="en">',
      '<html lang="en" data-theme="dark">',
      '<html lang="en" data-theme="light">',
      '<html lang="hi">',
      '<html lang="hi" data-theme="dark">',
    ];
    expect(await openings()).toEqual(expected);
    expect(await openings()).toEqual(expected);
    expect(await textOf(here, '/programs', { 'accept-language': 'hi' })).toContain('<html lang="hi">');
  });

  test('of the browser alone, and one that is not there, are not kept', async () => {
    const dashboard = await get(here, '/dashboard');
    expect(dashboard.headers['cache-control']).toBe('no-store');
    expect((await get(here, '/nowhere')).status).toBe(404);
  });
});
