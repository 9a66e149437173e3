import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { addTallies, NOTHING_RUN, type Tally } from './tally.ts';
import { runTool } from './tool.ts';
import type { UnitTestOptions } from './unitTests.ts';

export interface BrowserTestOptions extends UnitTestOptions {
  /** Passed on to Playwright: files, `--grep`, `--headed`. */
  playwrightArgs: string[];
}

/** At once, as two people would read on two machines of one core each. */
const PAGE_WORKERS = 2;

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Runs the browser tests against the built client and counts them. */
export async function runBrowserTests(options: BrowserTestOptions): Promise<Tally> {
  const chromiumPath = await findChromium();
  const pages = await runPlaywright(chromiumPath, options, 'pages', PAGE_WORKERS);
  return addTallies(pages, await runPlaywright(chromiumPath, options, 'room', 1));
}

async function runPlaywright(
  chromiumPath: string,
  options: BrowserTestOptions,
  project: 'pages' | 'room',
  workers: number,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'preproom-playwright-'));
  const reportPath = join(folder, 'report.json');
  const args = [
    'test',
    '--config=tests/playwright.config.ts',
    '--reporter=list,json',
    `--project=${project}`,
    `--workers=${workers}`,
    // What is asked for by name may be in the other project alone.
    '--pass-with-no-tests',
    ...longFilter(options),
  ];
  const { status } = await runTool('playwright', [...args, ...options.playwrightArgs], {
    streams: true,
    env: { CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath },
  });
  const tally = readReport(reportPath);
  rmSync(folder, { recursive: true, force: true });
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function longFilter({ isFull, onlyLong }: UnitTestOptions): string[] {
  if (onlyLong) return ['--grep=@long'];
  return isFull ? [] : ['--grep-invert=@long'];
}

function readReport(path: string): Tally {
  try {
    const { stats, errors }: Report = JSON.parse(readFileSync(path, 'utf8'));
    if (stats.flaky > 0) console.log(`${stats.flaky} of these passed at the second try only.`);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    };
  } catch {
    return { ...NOTHING_RUN, failed: 1 };
  }
}
