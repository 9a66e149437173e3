import { buildClientIfStale } from './buildClient.ts';

// npm start: the client is built when its sources have changed, then everything runs in this process.
await buildClientIfStale();
await import('../src/main.ts');
