import { existsSync, readFileSync } from 'node:fs';
import { buildClientIfStale } from '../../../server/bin/buildClient.ts';

/** Before the tests: the server serves the built client, so one has to be there. `npm test` brings it up to date first. */
export async function setup(): Promise<void> {
  if (!existsSync(new URL('../../../client/dist/browser/index.html', import.meta.url)))
    await buildClientIfStale();
}

/** The name of the file in `/assets` that a source file of the client became, such as `src/main.tsx`. Throws when there is none. */
export function builtFile(source: string): string {
  const manifest = new URL('../../../client/dist/browser/.vite/manifest.json', import.meta.url);
  const chunks: Record<string, { file: string }> = JSON.parse(readFileSync(manifest, 'utf8'));
  const file = chunks[source]?.file.split('/').at(-1);
  if (!file) throw new Error(`The build has no chunk of ${source}`);
  return file;
}
