// @vitest-environment node
// (happy-dom’s AbortSignal aborts renderings that have ended.)
import type { CallApi, Endpoint } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROUTES } from './app/routes.ts';
import { drawPage, fetchPageData, findPage } from './entryServer.tsx';
import { WRITTEN_SETTINGS } from './lib/page/pageSettings.ts';

const SETTINGS = { ...WRITTEN_SETTINGS, hasLogin: false };
const ORIGIN = 'https://preproom.example';

const find = (address: string) => findPage({ address, origin: ORIGIN, settings: SETTINGS });
const noAnswers = (({ path }: Endpoint) => Promise.reject(new AppError('not_found', path))) as CallApi;

async function render(address: string) {
  const request = { address, origin: ORIGIN, settings: SETTINGS, language: 'en' } as const;
  return drawPage(request, await fetchPageData(request, noAnswers));
}

/** The names of the query parameters that are read until the returned function is called; `*` for all of them at once. */
function watchReads(): () => Set<string> {
  const names = new Set<string>();
  const watch = (method: string, note: (given: URLSearchParams, name: string) => void) => {
    // Their types differ in ways that do not matter here.
    const spied = method as 'get';
    const real: (...input: [string]) => string | null = URLSearchParams.prototype[spied];
    vi.spyOn(URLSearchParams.prototype, spied).mockImplementation(function (
      this: URLSearchParams,
      ...input: [string]
    ) {
      note(this, input[0]);
      return real.apply(this, input);
    });
  };
  for (const method of ['get', 'getAll', 'has']) watch(method, (_, name) => names.add(name));
  // The router itself walks through its defaults, of which there are none.
  for (const method of ['keys', 'values', 'entries', 'forEach'])
    watch(method, ({ size }) => size > 0 && names.add('*'));
  return () => names;
}

afterEach(() => vi.restoreAllMocks());

const rendered = ROUTES.filter(({ access }) => access === 'public' || access === 'visitor');
const pathOf = ([path]: readonly [string, ...string[]]) => path.replace(/:(\w+)/g, 'some-$1');

/** A page's first rendering loads its modules, and is given up if that takes too long, as it may where each is compiled first. */
async function load(address: string): Promise<void> {
  const isLoaded = await render(address).then(
    () => true,
    () => false,
  );
  if (!isLoaded) await load(address);
}

describe.each(rendered)('the page $paths.0', ({ paths, parameters = [] }) => {
  beforeAll(() => load(pathOf(paths)), 60_000);

  it('reads no other query parameters than its route declares', async () => {
    const path = pathOf(paths);
    const all = new URLSearchParams(parameters.map((name) => [name, '1']));
    const reads = watchReads();
    await render(path);
    await render(`${path}?${all}`);
    expect([...reads()].toSorted()).toEqual([...parameters].toSorted());
  });

  it('is the same with parameters that nobody knows', async () => {
    const path = pathOf(paths);
    const [known, other] = [await render(path), await render(`${path}?nobody=knows&this=one`)];
    for (const part of ['status', 'head', 'body'] as const) expect(other[part]).toBe(known[part]);
  });
});

describe('a public page that people who are logged in see inside their own navigation', () => {
  const either = ROUTES.filter(({ layout }) => layout === 'either').map(({ paths }) => pathOf(paths));

  it('is one of programs, assessments, jobs and blogs', () => {
    expect(either).toEqual(
      expect.arrayContaining([
        '/programs',
        '/assessments',
        '/jobs',
        '/jobs/detail',
        '/Blogs',
        '/Blog/some-blog',
      ]),
    );
  });

  it.each(either)(
    '%s is rendered for visitors, and left to the browser of anyone with a login',
    (address) => {
      const settings = { ...SETTINGS, hasLogin: true };
      expect(find(address).kind).toBe('rendered');
      expect(findPage({ address, origin: ORIGIN, settings }).kind).toBe('browser');
    },
  );
});

describe('an address', () => {
  it.each([
    ['/', '/', true],
    ['/?utm_source=x&y=1', '/', true],
    ['/BLOGS/', '/Blogs', true],
    ['/Blogs?page=2&page=3&x=1', '/Blogs?page=2', false],
    ['/jobs?place=Pune&y=1&q=a%26b', '/jobs?q=a%26b&place=Pune', false],
    ['/Blog/Some%20thing?page=1', '/Blog/Some%20thing', false],
    ['/Account/Login?next=%2Fdashboard', '/Account/Login?next=%2Fdashboard', false],
  ])('%s is rendered as %s', (asked, address, isFixed) => {
    expect(find(asked)).toMatchObject({ kind: 'rendered', address, isFixed });
  });

  it.each(['/nowhere', '/wp-admin/?x=1', '/%E0%A4%A', '//elsewhere.example/', ':bad'])(
    '%s is unknown, as is every other',
    (asked) => {
      expect(find(asked)).toMatchObject({ kind: 'unknown', address: '/404', isFixed: true });
    },
  );

  it.each(['/dashboard?x=1', '/room/abcdefghijkl', '/account/settings'])(
    '%s is left to the browser, whatever is in it',
    (asked) => {
      expect(find(asked)).toMatchObject({ kind: 'browser', isFixed: true });
      expect(find(asked).address).not.toMatch(/x=1|abcdef/);
    },
  );
});
