import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { buildClientIfStale } from '../../server/bin/buildClient.ts';
import { ProductProcess } from '../e2e/support/productProcess.ts';
import { freePort } from '../support/stack/freePort.ts';
import { findChromium } from './chromium.ts';

// npm run lighthouse:                       medians of five runs on a phone, for each page below; fails below the limits
// npm run lighthouse -- --runs=1 --only=/   quicker, while working on a page
const wanted = (option: string) =>
  process.argv.find((arg) => arg.startsWith(`--${option}=`))?.slice(`--${option}=`.length);
const runs = Number(wanted('runs') ?? 5);
const only = wanted('only')?.split(',');

/** The lowest score of each of Lighthouse's categories. */
const LIMITS = { performance: 90, accessibility: 95, 'best-practices': 95, seo: 95 };
/** The same for the pages that win visitors. */
const HIGH_LIMITS: typeof LIMITS = { ...LIMITS, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof LIMITS;
const CATEGORIES = Object.keys(LIMITS) as Category[];
/** Besides the scores: the largest paint in seconds, and the JavaScript that the page fetched, in kB of gzip. */
type Figures = Record<Category | 'LCP' | 'JS', number>;

/** A page to look at: for everyone, or for somebody with this login cookie. Private pages are kept from search engines on purpose. */
interface Page {
  name: string;
  path: string;
  cookie?: string;
  limits?: typeof LIMITS;
}

await buildClientIfStale();
const product = new ProductProcess(await freePort(), mkdtempSync(join(tmpdir(), 'preproom-lighthouse-')));
await product.start();
const origin = `http://localhost:${product.port}`;
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--remote-debugging-port=${port}`,
  ],
});
try {
  const columns = [...CATEGORIES, 'LCP', 'JS'] as const;
  console.log(['page'.padEnd(44), ...columns.map((name) => name.padStart(15))].join(''));
  for (const page of await pages()) {
    const figures = await medianFigures(page);
    const isLow = (name: keyof Figures) => name in LIMITS && isBelow(page, figures, name as Category);
    const cells = columns.map((name) => `${figures[name]}${isLow(name) ? ' LOW' : ''}`.padStart(15));
    console.log([page.name.padEnd(44), ...cells].join(''));
    if (columns.some(isLow)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await product.stop();
}

async function pages(): Promise<Page[]> {
  const { slug, mentor } = await prepareContent();
  const high = ['/', '/mentors', `/mentors/${mentor}`, '/sample-report'];
  const other = ['/programs', '/Blogs', `/Blog/${slug}`, '/jobs', '/in/faq', '/becomeamentor'];
  const all: Page[] = [
    ...high.map((path) => ({ name: path, path, limits: HIGH_LIMITS })),
    ...other.map((path) => ({ name: path, path })),
    await lobby(),
  ];
  return all.filter(({ name }) => !only || only.includes(name));
}

/** The lobby of the demo session, as the demo learner. */
async function lobby(): Promise<Page> {
  const { headers } = await fetch(`${origin}/demo/enter/learner`, { redirect: 'manual' });
  const cookie = headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  return { name: 'lobby', path: headers.get('location') ?? '', cookie };
}

/** Gives the slugs of an article and a mentor. The sample jobs pass for real ones: pages of samples are kept from search engines on purpose. */
async function prepareContent(): Promise<{ slug: string; mentor: string }> {
  const database = await product.openDatabase();
  await database.jobs.updateMany({}, { isSample: false });
  const { slug } = await database.blogs.findOne().orFail();
  const { slug: mentor } = await database.mentorProfiles.findOne({ status: 'verified' }).orFail();
  await database.close();
  if (!mentor) throw new Error('No mentor has a page');
  return { slug, mentor };
}

async function medianFigures(page: Page): Promise<Figures> {
  const measured: Figures[] = [];
  while (measured.length < runs) measured.push(await measure(page));
  const median = (name: keyof Figures) =>
    measured.map((figures) => figures[name]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  const names = Object.keys(measured[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Figures;
}

/** One run with Lighthouse's own preset: a slow phone on a slow 4G connection. With a single run says which audits cost points. */
async function measure(page: Page): Promise<Figures> {
  const { categories, audits } = await visit(page);
  if (runs === 1) {
    const lost = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    );
    for (const id of lost) console.log(`  ${id}: ${audits[id]?.displayValue ?? audits[id]?.title}`);
  }
  const scores = CATEGORIES.map((name) => [name, Math.round(100 * (categories[name]?.score ?? 0))]);
  return {
    ...(Object.fromEntries(scores) as Record<Category, number>),
    LCP: Math.round((audits['largest-contentful-paint']?.numericValue ?? 0) / 100) / 10,
    JS: await scriptKb(audits),
  };
}

/** Chromium's trace now and then lacks the start of the navigation: such a visit tells nothing and is made again. */
async function visit(page: Page, attempts = 3): Promise<Result> {
  const result = await lighthouse(`${origin}${page.path}`, {
    port,
    onlyCategories: CATEGORIES,
    logLevel: 'silent',
    ...(page.cookie && { extraHeaders: { Cookie: page.cookie } }),
  });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (attempts > 1) return visit(page, attempts - 1);
  throw new Error(`${page.name}: ${result?.lhr.runtimeError?.message}`);
}

/** What the scripts of the visit weigh as gzip, although browsers get brotli. */
async function scriptKb(audits: Result['audits']): Promise<number> {
  const { items = [] } = (audits['network-requests']?.details ?? {}) as {
    items?: { url: string; resourceType: string }[];
  };
  const scripts = new Set(
    items.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url),
  );
  const sizes = await Promise.all([...scripts].map(gzippedBytes));
  return Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000);
}

function gzippedBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    });
    asked.on('error', reject).end();
  });
}

function isBelow(page: Page, figures: Figures, name: Category): boolean {
  return figures[name] < (page.limits ?? LIMITS)[name] && !(name === 'seo' && page.cookie);
}
