import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;
const proxied: Record<string, ProxyOptions> = Object.fromEntries(
  ['/api', '/demo/enter', '/face-model', '/healthz'].map((prefix) => [prefix, { target: api }]),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    lingui({ failOnMissing: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
    faceWasm(),
  ],
  worker: { format: 'es' },
  build: { manifest: true, chunkSizeWarningLimit: 700 },
  server: { proxy: { ...proxied, '/socket.io': { target: api, ws: true } } },
});

/**
 * Puts MediaPipe's WebAssembly under the address that the contract names (FACE_WASM_PATH), in the build and in the dev server.
 * The module flavour alone: the face is read in a module worker.
 */
function faceWasm(): Plugin {
  const folder = 'mediapipe/0.10.35/wasm';
  const types = {
    'vision_wasm_module_internal.js': 'text/javascript',
    'vision_wasm_module_internal.wasm': 'application/wasm',
  };
  const source = path.join(import.meta.dirname, '../node_modules/@mediapipe/tasks-vision/wasm');
  return {
    name: 'face-wasm',
    async generateBundle() {
      for (const name of Object.keys(types)) {
        const bytes = await readFile(path.join(source, name));
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: bytes });
      }
    },
    configureServer(server) {
      for (const [name, type] of Object.entries(types)) {
        server.middlewares.use(`/${folder}/${name}`, (_request, response) => {
          response.setHeader('Content-Type', type);
          createReadStream(path.join(source, name)).pipe(response);
        });
      }
    },
  };
}
