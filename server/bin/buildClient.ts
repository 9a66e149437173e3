import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compressFiles.ts';
import { writeNotices } from './thirdPartyNotices.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAMP = join(ROOT, 'client/dist/.built-from');
const SOURCES = [
  'client/{index.html,package.json,vite.config.ts,build/*.ts}',
  'client/{src,public}/**/*.*',
  'models/contract/**/*.ts',
  'lingui.config.ts',
  'package-lock.json',
];

/** Builds the client into client/dist unless it is up to date with its sources. Throws when the build fails. */
export async function buildClientIfStale(): Promise<void> {
  const sources = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building the client…');
  await Promise.all([build(), build('--ssr', 'src/entryServer.tsx')]);
  writeNotices(ROOT, join(ROOT, 'client/dist/browser'));
  await compressFiles(join(ROOT, 'client/dist/browser'));
  writeFileSync(STAMP, sources);
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);
  for (const file of globSync(SOURCES, { cwd: ROOT, exclude: isTest }).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Runs Vite's build: the client for browsers, or with `--ssr` the module with which the server renders pages. */
function build(...args: string[]): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel=warn', ...args], {
    cwd: join(ROOT, 'client'),
    stdio: 'inherit',
    // With any other value, such as a test runner's, Vite would bundle React's development version.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0 ? resolve() : reject(new Error('The client could not be built; the reason stands above.')),
    );
  });
}
