import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILE_CACHE } from '../support/stack/compileCache.ts';
import { failureText, NOTHING_RUN, type Tally, withFailureOf } from './tally.ts';
import { runTool } from './tool.ts';

export interface UnitTestOptions {
  /** Take the long tests in as well. */
  isFull: boolean;
  /** Leave everything but the long tests out. */
  onlyLong: boolean;
  /** Only these; all of them when there are none. */
  files: readonly string[];
}

const REPORTERS = ['default', 'json', './tests/bin/deadline.ts'];

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Runs the unit and integration tests of all packages and counts them. */
export async function runUnitTests({ isFull, onlyLong, files }: UnitTestOptions): Promise<Tally> {
  if (process.env.TEST_MONGODB_URI)
    console.log('Databases are made on the MongoDB that TEST_MONGODB_URI names.');
  const folder = mkdtempSync(join(tmpdir(), 'preproom-vitest-'));
  const reportPath = join(folder, 'report.json');
  const args = ['run', '--config=tests/vitest.config.ts', ...REPORTERS.map((name) => `--reporter=${name}`)];
  const run = await runTool(
    'vitest',
    [
      ...args,
      `--outputFile.json=${reportPath}`,
      ...files,
      ...(onlyLong ? ['.long.test.', '--passWithNoTests'] : []),
    ],
    { streams: true, env: { ...COMPILE_CACHE, TEST_FULL: isFull || onlyLong ? '1' : undefined } },
  );
  const tally = readReport(reportPath);
  rmSync(folder, { recursive: true, force: true });
  return withFailureOf(tally, 'vitest', run);
}

function readReport(path: string): Tally {
  try {
    const report: Report = JSON.parse(readFileSync(path, 'utf8'));
    const brokenFiles = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    );
    return {
      ...NOTHING_RUN,
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: [
        ...brokenFiles.map(({ name, message }) => failureText(name, message)),
        ...report.testResults.flatMap(({ name, assertionResults }) =>
          assertionResults
            .filter(({ status }) => status === 'failed')
            .map((test) => failureText(`${name} › ${test.fullName}`, test.failureMessages.join('\n'))),
        ),
      ],
    };
  } catch {
    return NOTHING_RUN;
  }
}
