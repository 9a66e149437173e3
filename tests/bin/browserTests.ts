import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { addTallies, failureText, NOTHING_RUN, type Tally, withFailureOf } from './tally.ts';
import { runTool } from './tool.ts';
import type { UnitTestOptions } from './unitTests.ts';

export interface BrowserTestOptions extends UnitTestOptions {
  /** Passed on to Playwright: files, `--grep`, `--headed`. */
  playwrightArgs: string[];
}

interface Run {
  projects: string[];
  /** Tests at the same time. */
  workers: number;
  /** In the Chromium that people have. The one without a window takes a third less of the processor. */
  hasWindow?: boolean;
}

/**
 * As many at a time as keep two cores busy: a page waits a fifth of its time, two calls are four browsers with a camera. Those that
 * measure sound, pictures or readings would measure each other.
 */
const RUNS: Run[] = [
  { projects: ['pages'], workers: 3 },
  { projects: ['room'], workers: 2 },
  { projects: ['measured'], workers: 1, hasWindow: true },
];

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs: {
    file: string;
    title: string;
    tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: Result[] }[];
  }[];
}

interface Result {
  errors: { message?: string }[];
}

/** Runs the browser tests against the built client and counts them. */
export async function runBrowserTests(options: BrowserTestOptions): Promise<Tally> {
  const chromium = { CHROMIUM_PATH: await findChromium() };
  const either = { ...chromium, HEADLESS_SHELL_PATH: await findHeadlessShell() };
  let total = NOTHING_RUN;
  for (const run of RUNS)
    total = addTallies(total, await runPlaywright(run.hasWindow ? chromium : either, options, run));
  return total;
}

async function runPlaywright(
  browsers: Record<string, string | undefined>,
  options: BrowserTestOptions,
  { projects, workers }: Run,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'preproom-playwright-'));
  const reportPath = join(folder, 'report.json');
  const args = [
    'test',
    '--config=tests/playwright.config.ts',
    '--reporter=list,json',
    ...projects.map((project) => `--project=${project}`),
    `--workers=${workers}`,
    // What is asked for by name may be in the other run alone.
    '--pass-with-no-tests',
    ...longFilter(options),
  ];
  const run = await runTool('playwright', [...args, ...options.playwrightArgs], {
    streams: true,
    env: { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath },
  });
  const tally = readReport(reportPath);
  rmSync(folder, { recursive: true, force: true });
  return withFailureOf(tally, 'playwright', run);
}

function longFilter({ isFull, onlyLong }: UnitTestOptions): string[] {
  if (onlyLong) return ['--grep=@long'];
  return isFull ? [] : ['--grep-invert=@long'];
}

function readReport(path: string): Tally {
  try {
    const { stats, errors, suites }: Report = JSON.parse(readFileSync(path, 'utf8'));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      failures: [
        ...errors.map(({ message = '' }) => failureText('playwright', message)),
        ...suites.flatMap((suite) => failuresOf(suite, 'unexpected')),
      ],
      secondTries: suites.flatMap((suite) => failuresOf(suite, 'flaky')),
    };
  } catch {
    return NOTHING_RUN;
  }
}

/** The tests of one outcome, each with the first message of its failure. */
function failuresOf({ suites = [], specs }: Suite, status: 'unexpected' | 'flaky'): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((one) => one.status === status)
      .map(({ results }) => failureText(`${file} › ${title}`, firstMessage(results))),
  );
  return [...own, ...suites.flatMap((suite) => failuresOf(suite, status))];
}

function firstMessage(results: readonly Result[]): string {
  const [message = ''] = results.flatMap(({ errors }) => errors.map((error) => error.message ?? ''));
  return message;
}
