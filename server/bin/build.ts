import { buildClientIfStale } from './buildClient.ts';

// npm run build: what npm start does first, for images that are built once.
await buildClientIfStale();
