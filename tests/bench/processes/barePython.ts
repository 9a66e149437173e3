import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { listen, urlOf } from '@preproom/models/runtime/httpServer';
import express from 'express';
import { serve } from '../rpc.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const BUILT = path('../../../client/dist/browser/assets');

/** Serves the bare page, Pyodide as its package has it, and the snapshot of the product's build. */
const app = express();
app.get('/', (_request, response) => response.sendFile(path('../browser/barePython.html')));
app.get('/memory.bin', (_request, response) => {
  const snapshot = readdirSync(BUILT).find((name) => /^python-.+\.bin$/.test(name));
  if (!snapshot) throw new Error('The build has no snapshot of Python.');
  response.sendFile(`${BUILT}/${snapshot}`, { maxAge: '1d' });
});
app.use(express.static(path('../../../node_modules/pyodide'), { maxAge: '1d' }));
const server = createServer(app);
await listen(server, { PORT: 0, isProduction: false });

const methods = { url: () => urlOf(server) };
export type BarePython = typeof methods;

serve(methods);
