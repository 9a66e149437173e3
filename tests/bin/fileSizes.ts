import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './tool.ts';

/** A file above this has a second thing inside that wants its own file. */
const MAX_LINES = 250;
const PASSED_BY = new Set(['node_modules', 'dist', '.data', 'test-results', 'playwright-report']);

/** Names every source file that is too long; empty when there is none. */
export async function faultsOfFileSizes(): Promise<string> {
  const files = globSync('**/*.{ts,tsx,js,css}', { cwd: ROOT, exclude: (name) => PASSED_BY.has(name) });
  return files
    .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ file, lines }) => `${file} has ${lines} lines; ${MAX_LINES} is the limit`)
    .join('\n');
}
