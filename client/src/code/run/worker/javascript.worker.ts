import baseVariant from '@jitl/quickjs-ng-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core';
import { MAX_MEMORY_BYTES } from '../runProtocol.ts';
import { limitMemory } from './limitMemory.ts';
import { runInQuickJs } from './runInQuickJs.ts';
import { serve } from './serve.ts';

serve(async (files) => {
  limitMemory(MAX_MEMORY_BYTES);
  const wasmModule = files['quickjs.wasm'] as WebAssembly.Module;
  const quickJs: QuickJSWASMModule = await newQuickJSWASMModuleFromVariant(
    newVariant(baseVariant, { wasmModule }),
  );
  return (program, context) => runInQuickJs(quickJs, program, context);
});
