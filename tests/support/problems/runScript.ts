import { createContext, Script } from 'node:vm';
import { loadPyodide, type PyodideAPI } from 'pyodide';

/** Runs a program and answers what it printed; what it throws at its top stands last. */
export type RunScript = (source: string) => Promise<string>;

// Ends a script that hangs; no solution comes near it.
const TIMEOUT_MS = 20_000;

export const runJavascript: RunScript = async (source) => {
  const printed: string[] = [];
  const console = { log: (...values: unknown[]) => printed.push(values.map(String).join(' ')) };
  try {
    new Script(source, { filename: 'main.js' }).runInContext(createContext({ console }), {
      timeout: TIMEOUT_MS,
    });
  } catch (error) {
    printed.push(String(error));
  }
  return printed.join('\n');
};

let python: Promise<PyodideAPI> | undefined;

export const runPython: RunScript = async (source) => {
  // Two seconds for all tests of a process.
  python ??= loadPyodide();
  const pyodide = await python;
  const printed: string[] = [];
  pyodide.setStdout({ batched: (line) => printed.push(line) });
  const globals = pyodide.globals.get('dict')();
  globals.set('__name__', '__main__');
  try {
    pyodide.runPython(source, { globals, filename: 'main.py' });
  } catch (error) {
    printed.push(String(error));
  } finally {
    globals.destroy();
  }
  return printed.join('\n');
};
