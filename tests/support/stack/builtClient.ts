import { existsSync } from 'node:fs';
import { buildClientIfStale } from '../../../server/bin/buildClient.ts';

/** Before the tests: the server serves the built client, so one has to be there. `npm test` brings it up to date first. */
export async function setup(): Promise<void> {
  if (!existsSync(new URL('../../../client/dist/browser/index.html', import.meta.url)))
    await buildClientIfStale();
}
