import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:python-snapshot';
const MAKER = join(import.meta.dirname, 'makePythonSnapshot.ts');
const MAIN = join(import.meta.dirname, '../src/code/run/worker/main.py');
const LOCK = createRequire(import.meta.url).resolve('pyodide/pyodide-lock.json');
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/python');

/**
 * `import url from 'virtual:python-snapshot'` gives the address of Python's memory after its start, which a worker loads instead of
 * starting Python: a quarter of the work. It fits the Pyodide that made it and no other, and is made anew when that or main.py changes.
 */
export function pythonSnapshot(): Plugin {
  return {
    name: 'python-snapshot',
    enforce: 'pre',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      // The server draws pages; it runs no Python.
      if (this.environment.name === 'ssr') return "export default ''";
      this.addWatchFile(MAIN);
      return `export { default } from ${JSON.stringify(`${snapshotFile()}?url`)};`;
    },
  };
}

/** The snapshot's path; it is made first unless an earlier build has made the same one. */
function snapshotFile(): string {
  const hash = createHash('sha256');
  for (const file of [MAKER, MAIN, LOCK]) hash.update(readFileSync(file)).update('\0');
  const path = join(CACHE, `python-${hash.digest('hex').slice(0, 16)}.bin`);
  if (existsSync(path)) return path;
  mkdirSync(CACHE, { recursive: true });
  // Another build may be making it too; the file is whole once it has its name.
  const unfinished = `${path}.${process.pid}`;
  execFileSync(process.execPath, [MAKER, MAIN, LOCK, unfinished], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  renameSync(unfinished, path);
  return path;
}
