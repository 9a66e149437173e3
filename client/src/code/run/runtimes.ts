import type { BrowserLanguage } from './runProtocol.ts';

/** What runs a language; TypeScript and JavaScript share one. */
export type RuntimeName = 'javascript' | 'python' | 'sql';

export const RUNTIME_OF: Record<BrowserLanguage, RuntimeName> = {
  javascript: 'javascript',
  typescript: 'javascript',
  python: 'python',
  sql: 'sql',
};

/** A runtime as the frame gets it: the worker's script, and the files that it needs by their names. */
export interface Runtime {
  script: string;
  files: Record<string, ArrayBuffer>;
}

interface Parts {
  script(): Promise<{ default: string }>;
  /** Addresses of files, which the build names by their content. */
  files: Record<string, () => Promise<{ default: string }>>;
}

const PARTS: Record<RuntimeName, Parts> = {
  javascript: {
    script: () => import('./worker/javascript.worker.ts?bundle'),
    files: { 'quickjs.wasm': () => import('@jitl/quickjs-ng-wasmfile-release-sync/wasm?url') },
  },
  sql: {
    script: () => import('./worker/sql.worker.ts?bundle'),
    files: { 'sqlite.wasm': () => import('sql.js/dist/sql-wasm-browser.wasm?url') },
  },
  python: {
    script: () => import('./worker/python.worker.ts?bundle'),
    files: {
      'python.wasm': () => import('pyodide/pyodide.asm.wasm?url'),
      'stdlib.zip': () => import('pyodide/python_stdlib.zip?url'),
      'memory.bin': () => import('virtual:python-snapshot'),
    },
  },
};

/** Loads a runtime from our own origin. Rejects without a network, unless the browser has kept the files. */
export async function loadRuntime(name: RuntimeName, onBytes?: (bytes: number) => void): Promise<Runtime> {
  const { script, files } = PARTS[name];
  const [{ default: text }, ...loaded] = await Promise.all([
    script(),
    ...Object.entries(files).map(async ([file, address]) => {
      const bytes = await download((await address()).default, onBytes);
      return [file, bytes] as const;
    }),
  ]);
  return { script: text, files: Object.fromEntries(loaded) };
}

async function download(url: string, onBytes?: (bytes: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  if (!onBytes) return response.arrayBuffer();
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    size += read.value.byteLength;
    onBytes(read.value.byteLength);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes.buffer;
}
