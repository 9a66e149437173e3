import { buildClientIfStale } from './buildClient.ts';

// npm run build: builds the client as npm start does, for container images.
await buildClientIfStale();
