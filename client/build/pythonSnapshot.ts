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
 * `import url from 'virtual:python-snapshot'` gives the address of a snapshot of Python's memory. A worker that loads it skips Python's
 * slow start. A snapshot works only with the Pyodide version that made it; a new version, or a change of main.py, makes a new one.
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

/** The path of the snapshot, which is made unless an earlier build has made it. */
function snapshotFile(): string {
  const hash = createHash('sha256');
  for (const file of [MAKER, MAIN, LOCK]) hash.update(readFileSync(file)).update('\0');
  const path = join(CACHE, `python-${hash.digest('hex').slice(0, 16)}.bin`);
  if (existsSync(path)) return path;
  mkdirSync(CACHE, { recursive: true });
  // Two builds may run at once: the file gets its name only when it is complete.
  const unfinished = `${path}.${process.pid}`;
  execFileSync(process.execPath, [MAKER, MAIN, LOCK, unfinished], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  renameSync(unfinished, path);
  return path;
}
