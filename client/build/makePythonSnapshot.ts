import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide, type PyodideConfig, type PyodideInterface } from 'pyodide';

// node makePythonSnapshot.ts <main.py> <lock file> <snapshot>: writes Pyodide's memory after its start and after main.py has run.
const [mainPath, lockPath, snapshotPath] = process.argv.slice(2) as [string, string, string];

// Every build must write the same bytes, or browsers would download the file again. So Python reads no clock and no randomness here.
// main.py seeds `random` before each program; os.urandom reads the browser's randomness when a program calls it.
globalThis.crypto.getRandomValues = (view) => {
  if (view) new Uint8Array(view.buffer, view.byteOffset, view.byteLength).fill(1);
  return view;
};
Date.now = () => 0;
performance.now = () => 0;

const { info } = JSON.parse(readFileSync(lockPath, 'utf8'));
const pyodide = (await loadPyodide({
  lockFileContents: { info, packages: {} },
  jsglobals: {},
  env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
  _makeSnapshot: true,
} as unknown as PyodideConfig)) as PyodideInterface & { makeMemorySnapshot(): Uint8Array };
pyodide.runPython(`${readFileSync(mainPath, 'utf8')}\nrandom.seed(0)`);
writeFileSync(snapshotPath, pyodide.makeMemorySnapshot());
