import { CHOSEN_OF_ONE_NETWORK } from '@preproom/server/pages/rendering';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { askRaw } from '../../support/stack/askRaw.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const KEEP_MS = 5_000;
const EMPTY = '<div id="root"></div>';

let stack: Stack;
let nowMs = Date.now();
/** Each test visits from networks of its own. */
let lastNetwork = 0;
let network: string;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(() => {
  // No test finds what another has left.
  nowMs += KEEP_MS;
  vi.spyOn(stack.clock, 'now').mockImplementation(() => nowMs);
  network = nextNetwork();
});
afterEach(() => vi.restoreAllMocks());

function nextNetwork(): string {
  lastNetwork += 1;
  return `203.0.113.${lastNetwork}`;
}

async function visit(path: string, headers: Record<string, string> = {}) {
  const answer = await askRaw(stack.url + path, {
    method: 'GET',
    headers: { 'accept-language': 'en', 'x-forwarded-for': network, ...headers },
  });
  const html = answer.body.toString();
  return { ...answer, html, isRendered: !html.includes(EMPTY) };
}

const atOnce = (count: number, pathOf: (n: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, n) => visit(pathOf(n))));

/** How often the articles were read, which each rendering of the home page and of a search does once. */
const readsOfArticles = () => vi.spyOn(stack.database.blogs, 'find');

describe('pages with invented addresses', () => {
  test.each([
    ['parameters', (n: number) => `/?x=${n}`],
    ['spellings', (n: number) => `/bLOGS${n % 2 ? '/' : ''}?a${n}=1`],
  ])('by %s are one rendering, which is the page', async (_, pathOf) => {
    const reads = readsOfArticles();
    const pages = await atOnce(100, pathOf);
    expect(reads).toHaveBeenCalledTimes(1);
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    expect(pages[0]).toMatchObject({
      status: 200,
      isRendered: true,
      headers: { 'cache-control': 'no-cache' },
    });
  });

  test('that name nothing are one rendering of the 404 page', async () => {
    const pages = await atOnce(100, (n) => `/nowhere${n}/deeper?x=${n}`);
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    expect(pages[0]).toMatchObject({ status: 404, isRendered: true });
    expect(pages[0]?.html).toContain('Page Not Found');
  });

  test('are rendered for all that have a login together, and apart from visitors', async () => {
    const [one, other] = [await stack.logIn('learner'), await stack.logIn('other')];
    const visitors = await visit('/?x=1');
    const own = await Promise.all([
      visit('/?x=2', { cookie: one.cookie }),
      visit('/?x=3', { cookie: other.cookie }),
    ]);
    for (const { html, headers } of own) {
      expect(html).toBe(own[0].html);
      expect(html).not.toBe(visitors.html);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe('pages that visitors name themselves', () => {
  test.each([
    ['/Blog/search?q=', 200],
    ['/jobs?q=', 200],
    ['/Blog/no-such-', 404],
  ])('such as %s are rendered, each for itself', async (start, status) => {
    for (const name of ['one', 'two']) {
      const page = await visit(start + name);
      expect(page).toMatchObject({ status, isRendered: true });
    }
  });

  test('are rendered few at a time; the browser fills the others, and fixed pages are rendered all the same', async () => {
    const gate = Promise.withResolvers<void>();
    const { find } = stack.database.blogs;
    const reads = readsOfArticles().mockImplementation(((...asked: Parameters<typeof find>) => {
      const query = find.apply(stack.database.blogs, asked);
      const { exec } = query;
      query.exec = () => gate.promise.then(() => exec.call(query));
      return query;
    }) as typeof find);
    const searches = Array.from({ length: 30 }, (_, n) => visit(`/Blog/search?q=word${n}`));
    const left: string[] = [];
    for (const search of searches) void search.then(({ html, isRendered }) => !isRendered && left.push(html));
    await expect.poll(() => left.length).toBe(26);
    // Four searches, each with a read for every rank.
    expect(reads.mock.calls.length).toBeLessThanOrEqual(16);
    expect(await visit('/terms')).toMatchObject({ status: 200, isRendered: true });
    gate.resolve();
    const pages = await Promise.all(searches);
    expect(pages.filter(({ isRendered }) => isRendered)).toHaveLength(4);
    const empty = pages.find(({ isRendered }) => !isRendered);
    expect(empty).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    // The empty page was not kept: next time there is room.
    expect(await visit('/Blog/search?q=word29')).toMatchObject({ isRendered: true });
  });

  test('are left to the browser above a network’s share of renderings, and to nobody else’s', async () => {
    const renderedOf = async (n: number) => (await visit(`/jobs/detail?id=${n}`)).isRendered;
    for (let n = 0; n < CHOSEN_OF_ONE_NETWORK; n++) expect(await renderedOf(n)).toBe(true);
    expect(await renderedOf(CHOSEN_OF_ONE_NETWORK)).toBe(false);
    expect(await visit('/')).toMatchObject({ isRendered: true });
    network = nextNetwork();
    expect(await renderedOf(CHOSEN_OF_ONE_NETWORK)).toBe(true);
  }, 120_000);
});

describe('a network that opens too many pages', () => {
  test('is told so in a small page in its language; other networks and people with a login go on', async () => {
    for (let round = 0; round < 12; round++) await atOnce(100, () => '/dashboard');
    const refused = await visit('/');
    expect(refused).toMatchObject({ status: 429, headers: { 'cache-control': 'no-store' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.html).toContain('<h1>Too many requests</h1>');
    expect(refused.body.length).toBeLessThan(1_000);
    const hindi = (await visit('/', { 'accept-language': 'hi' })).html;
    expect(hindi).toContain('<html lang="hi">');
    expect(hindi).toMatch(/<h1>[\u0900-\u097f ]+<\/h1>/);

    const { cookie } = await stack.logIn('learner');
    expect((await visit('/', { cookie })).status).toBe(200);
    network = nextNetwork();
    expect((await visit('/')).status).toBe(200);
  });
});

test('the sitemap is read once, however many ask, and anew after a write', async () => {
  const reads = vi.spyOn(stack.database.jobs, 'find');
  await atOnce(50, (n) => `/sitemap.xml?x=${n}`);
  expect(reads).toHaveBeenCalledTimes(1);
  await stack.database.jobs.updateOne({}, { $set: { title: 'Another title' } });
  await visit('/sitemap.xml');
  expect(reads).toHaveBeenCalledTimes(2);
});
