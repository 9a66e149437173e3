import { DAY_MS } from '@preproom/models/contract/http/durations';
import { jobOfDraft } from '@preproom/server/features/jobs/job.service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobDraft } from '../../support/jobs/jobDraft.ts';
import { PRODUCTION, type Stack, startStack } from '../../support/stack/startStack.ts';

const ORIGIN = PRODUCTION.PUBLIC_URL;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(PRODUCTION);
});
afterAll(() => stack.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(stack.url + path, { headers: { 'accept-language': 'en', ...headers } });
const textOf = async (path: string) => (await get(path)).text();

/** Stores a job and gives the path of its page. */
async function jobPath(change: {
  state?: 'open' | 'closed';
  isSample?: boolean;
  days?: number;
}): Promise<string> {
  const { state = 'open', isSample = false, days = 1 } = change;
  const now = stack.clock.now();
  const draft = jobDraft(now, {
    ...{ salary: null, state, isSample },
    ...{ postedAt: new Date(now - 3 * DAY_MS), expiresAt: new Date(now + days * DAY_MS) },
  });
  const { _id } = await stack.database.jobs.create(jobOfDraft(draft));
  return `/jobs/detail?id=${_id}`;
}

/** Width and height as a PNG's first bytes say them. */
async function sizeOf(path: string): Promise<string> {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  const bytes = Buffer.from(await response.arrayBuffer());
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('sitemap.xml', () => {
  test('leads to open jobs and articles, not to samples, closed jobs or pages without an address of their own', async () => {
    const open = await jobPath({});
    const hidden = [
      await jobPath({ state: 'closed' }),
      await jobPath({ days: -1 }),
      await jobPath({ isSample: true }),
    ];
    const xml = await textOf('/sitemap.xml');
    const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(ORIGIN, ''));
    expect(paths).toEqual(expect.arrayContaining(['/', '/programs', '/Blogs', '/Privacypolicy', open]));
    expect(paths.filter((path) => path.startsWith('/Blog/'))).toHaveLength(6);
    for (const path of [...hidden, '/jobs/detail', '/Blog/search', '/dashboard', '/demo'])
      expect(paths).not.toContain(path);
    // With samples in it the list of jobs is none for search engines either.
    await stack.database.jobs.deleteMany({ isSample: true });
    await expectToBeSearchable(paths);
  });

  /** Each is there, and is its own one address. */
  async function expectToBeSearchable(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const page = await get(path);
      expect(page.status, path).toBe(200);
      const html = await page.text();
      const own = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      expect([own, html.includes('noindex')], path).toEqual([ORIGIN + path, false]);
    }
  }
});

test('robots.txt names the sitemap and keeps machines out of what is for people', async () => {
  const lines = (await textOf('/robots.txt')).split('\n');
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const closed = lines.flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? []);
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
  expect(
    ['/api/v1.3/user', '/dashboard', '/Dashboard/performance', '/room/a', '/hq/admin/jobs'].every(isClosed),
  ).toBe(true);
  expect(['/', '/programs', '/Blogs', '/Blog/a', '/jobs', '/in/faq', '/assets/a.js'].some(isClosed)).toBe(
    false,
  );
});

describe('pictures that phones and other sites ask for', () => {
  test('the manifest has icons of the sizes that it states, one of them for any shape', async () => {
    const response = await get('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const { icons, ...manifest } = await response.json();
    expect(manifest).toMatchObject({ name: 'PrepRoom', start_url: '/', display: 'standalone' });
    for (const { src, sizes, type } of icons)
      if (type === 'image/png') expect(await sizeOf(src), src).toBe(sizes);
      else expect((await get(src)).status, src).toBe(200);
    expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
    expect(icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toHaveLength(1);
  });

  test('a page names its icon for phones and its picture for shared links, an article its own', async () => {
    const sharedPicture = (html: string) =>
      /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replace(ORIGIN, '') ?? '';
    const html = await textOf('/');
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
    expect(await sizeOf('/apple-touch-icon.png')).toBe('180x180');
    expect(await sizeOf(sharedPicture(html))).toBe('1200x630');
    const { slug } = await stack.database.blogs.findOne().orFail();
    const articles = sharedPicture(await textOf(`/Blog/${slug}`));
    expect(articles).not.toBe(sharedPicture(html));
    expect(await sizeOf(articles)).toBe('1200x630');
  });
});

test('in production browsers are told to come by TLS alone', async () => {
  for (const path of ['/', '/api/v1.3/product', '/robots.txt', '/nowhere']) {
    const { headers } = await get(path);
    expect(headers.get('strict-transport-security'), path).toMatch(/^max-age=\d{8}/);
    expect(headers.get('content-security-policy'), path).toContain('upgrade-insecure-requests');
  }
});

describe('compression', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('a browser that takes %s gets it, and caches are told', async (accepted, given) => {
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await textOf('/'))?.[1] ?? '';
    const style = /href="(\/assets\/[^"]+\.css)"/.exec(await textOf('/'))?.[1] ?? '';
    for (const path of ['/', '/programs', script, style]) {
      const { status, headers } = await get(path, { 'accept-encoding': accepted });
      expect(status, path).toBe(200);
      expect(headers.get('content-encoding'), path).toBe(given);
      expect(headers.get('vary'), path).toContain('Accept-Encoding');
    }
  });
});
