import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './tool.ts';

/** A longer file holds a second thing that needs a file of its own. */
const MAX_LINES = 250;
/** A longer list of files is not read but searched. */
const MAX_FILES = 25;
/** The component kit: its files are looked up by the component's name. */
const LARGE_FOLDERS = ['client/src/ui'];
const SKIPPED = new Set(['node_modules', 'dist', '.data', 'test-results', 'playwright-report']);

/** Names every source file that is too long and every folder that holds too many; empty when there is none. */
export async function faultsOfFileSizes(): Promise<string> {
  const files = globSync('**/*.{ts,tsx,js,css}', { cwd: ROOT, exclude: (name) => SKIPPED.has(name) });
  return [...longFiles(files), ...fullFolders(files)].join('\n');
}

function longFiles(files: readonly string[]): string[] {
  return files
    .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ file, lines }) => `${file} has ${lines} lines; ${MAX_LINES} is the limit`);
}

function fullFolders(files: readonly string[]): string[] {
  const product = files.filter((file) => !/\.test\.tsx?$/.test(file));
  return Object.entries(Object.groupBy(product, (file) => dirname(file)))
    .map(([folder, inside = []]) => ({ folder, count: inside.length }))
    .filter(({ folder, count }) => count > MAX_FILES && !LARGE_FOLDERS.includes(folder))
    .map(({ folder, count }) => `${folder} holds ${count} files; ${MAX_FILES} is the limit`);
}
