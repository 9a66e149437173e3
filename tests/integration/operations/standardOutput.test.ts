import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { childProcesses, printed } from '../../support/stack/childProcesses.ts';

const { newFolder, run } = childProcesses();

test("the server's standard output is JSON, with what libraries write to the console, without what was asked", async () => {
  const server = run('server/src/main.ts', {
    ...{ PORT: '0', DATA_DIR: newFolder(), LOG_LEVEL: 'warn' },
    NODE_OPTIONS: `--import=${pathToFileURL(aLibrary())}`,
  });
  await printed(server, 'is running at');
  await printed(server, 'a library wrote to the console');
  const lines = server
    .standardOutput()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      process: 'server',
      err: { type: 'ConsoleCall', stack: expect.arrayContaining([expect.stringContaining('library.mjs')]) },
    }),
  );
  expect(server.output()).not.toMatch(/very-secret|asha/);
}, 120_000);

/** A module of the server's main thread that now and then tells the console what it was asked. */
function aLibrary(): string {
  const file = join(newFolder(), 'library.mjs');
  writeFileSync(
    file,
    `import { isMainThread } from 'node:worker_threads';
     const isServer = isMainThread && process.argv[1]?.endsWith('server/src/main.ts');
     if (isServer) setInterval(() => console.warn('asha asked for very-secret'), 100).unref();`,
  );
  return file;
}
