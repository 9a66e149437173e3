import initSqlJs from 'sql.js';
import { MAX_MEMORY_BYTES } from '../runProtocol.ts';
import { limitMemory } from './limitMemory.ts';
import { runInSqlite } from './runInSqlite.ts';
import { serve } from './serve.ts';

serve(async (files) => {
  limitMemory(MAX_MEMORY_BYTES);
  const module = files['sqlite.wasm'] as WebAssembly.Module;
  const options = {
    instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) {
      void WebAssembly.instantiate(module, imports).then(receive);
      return {};
    },
  };
  const { Database } = await initSqlJs(options as Parameters<typeof initSqlJs>[0]);
  return (program, context) => runInSqlite(new Database(), program, context);
});
