import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildClientIfStale } from './buildClient.ts';

// npm start: builds the client if its sources have changed, then runs everything in this process.
await buildClientIfStale();
// From the second start on, no source is compiled again.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)));
await import('../src/main.ts');
