import { buildClientIfStale } from './buildClient.ts';

// npm start: builds the client if its sources have changed, then runs everything in this process.
await buildClientIfStale();
await import('../src/main.ts');
