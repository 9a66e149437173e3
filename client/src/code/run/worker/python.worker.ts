import { loadPyodide, type PyodideConfig } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { info } from 'pyodide/pyodide-lock.json';
import { type Ending, MAX_MEMORY_BYTES, type Stream } from '../runProtocol.ts';
import { limitMemory } from './limitMemory.ts';
import { serve } from './serve.ts';

type Run = (
  source: string,
  stdin: string,
  args: readonly string[],
  linesBefore: number,
  writeOut: (text: string) => void,
  writeErr: (text: string) => void,
) => string;

serve(async (files) => {
  limitMemory(MAX_MEMORY_BYTES);
  serveFiles(files);
  const pyodide = await loadPyodide({
    indexURL: 'https://runner.invalid/',
    lockFileContents: { info, packages: {} },
    createPyodideModule,
    jsglobals: {},
    // Python has started and run main.py in this memory (client/build/makePythonSnapshot.ts).
    _loadSnapshot: new Uint8Array(files['memory.bin'] as ArrayBuffer),
  } as unknown as PyodideConfig);
  const run = pyodide.globals.get('run') as unknown as Run;
  (pyodide.globals.get('seal') as unknown as () => void)();
  return ({ source, stdin, args, linesBefore }, { output }) => {
    const write = (stream: Stream) => (text: string) => output.write(stream, text);
    return JSON.parse(
      run(source, stdin, pyodide.toPy(args), linesBefore, write('stdout'), write('stderr')),
    ) as Ending;
  };
});

/** Pyodide fetches its parts by name; here they are at hand, and there is no network. */
function serveFiles(files: Record<string, WebAssembly.Module | ArrayBuffer>): void {
  const { 'python.wasm': module, 'stdlib.zip': library } = files;
  WebAssembly.instantiateStreaming = async (_source, imports) => ({
    module: module as WebAssembly.Module,
    instance: await WebAssembly.instantiate(module as WebAssembly.Module, imports),
  });
  globalThis.fetch = async (url) =>
    new Response(String(url).endsWith('.zip') ? (library as ArrayBuffer) : null);
}
