import { loadPyodide, type PyodideConfig } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { info } from 'pyodide/pyodide-lock.json';
import { type Ending, MAX_MEMORY_BYTES, type Stream } from '../runProtocol.ts';
import { limitMemory } from './limitMemory.ts';
import main from './main.py?raw';
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
  } as unknown as PyodideConfig);
  const scope = pyodide.runPython('dict()');
  pyodide.runPython(main, { globals: scope });
  const run = scope.get('run') as unknown as Run;
  (scope.get('seal') as unknown as () => void)();
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
