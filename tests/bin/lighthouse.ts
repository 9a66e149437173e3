import { mkdtempSync } from 'node:fs';
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
type Scores = Record<keyof typeof LIMITS, number>;
const CATEGORIES = Object.keys(LIMITS) as (keyof Scores)[];

await buildClientIfStale();
const product = new ProductProcess(await freePort(), mkdtempSync(join(tmpdir(), 'preproom-lighthouse-')));
await product.start();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--remote-debugging-port=${port}`,
  ],
});
try {
  const paths = ['/', '/programs', '/Blogs', `/Blog/${await prepareContent()}`, '/jobs', '/in/faq'];
  console.log(['page'.padEnd(44), ...CATEGORIES.map((name) => name.padStart(15))].join(''));
  for (const path of paths.filter((path) => !only || only.includes(path))) {
    const scores = await medianScores(`http://localhost:${product.port}${path}`);
    const cells = CATEGORIES.map((name) =>
      `${scores[name]}${isLow(scores, name) ? ' LOW' : ''}`.padStart(15),
    );
    console.log([path.padEnd(44), ...cells].join(''));
    if (CATEGORIES.some((name) => isLow(scores, name))) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await product.stop();
}

/** Gives an article's slug. The sample jobs pass for real ones: pages of samples are kept from search engines on purpose. */
async function prepareContent(): Promise<string> {
  const database = await product.openDatabase();
  await database.jobs.updateMany({}, { isSample: false });
  const { slug } = await database.blogs.findOne().orFail();
  await database.close();
  return slug;
}

async function medianScores(url: string): Promise<Scores> {
  const measured: Scores[] = [];
  while (measured.length < runs) measured.push(await measure(url));
  const median = (name: keyof Scores) =>
    measured.map((scores) => scores[name]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  return Object.fromEntries(CATEGORIES.map((name) => [name, median(name)])) as Scores;
}

/** One run with Lighthouse's own preset: a slow phone on a slow 4G connection. With a single run says which audits cost points. */
async function measure(url: string): Promise<Scores> {
  const { categories, audits } = await visit(url);
  if (runs === 1) {
    const lost = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    );
    for (const id of lost) console.log(`  ${id}: ${audits[id]?.displayValue ?? audits[id]?.title}`);
  }
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(100 * (categories[name]?.score ?? 0))]),
  ) as Scores;
}

/** Chromium's trace now and then lacks the start of the navigation: such a visit tells nothing and is made again. */
async function visit(url: string, attempts = 3): Promise<Result> {
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'silent' });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (attempts > 1) return visit(url, attempts - 1);
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
}

function isLow(scores: Scores, name: keyof Scores): boolean {
  return scores[name] < LIMITS[name];
}
