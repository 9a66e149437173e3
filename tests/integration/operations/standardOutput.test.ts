import { expect, test } from 'vitest';
import { childProcesses, printed } from '../../support/stack/childProcesses.ts';

const { newFolder, run } = childProcesses();

test("the server's standard output is JSON, with what libraries write to the console, without what was asked", async () => {
  const server = run('server/src/main.ts', { PORT: '0', DATA_DIR: newFolder(), LOG_LEVEL: 'warn' });
  await printed(server, 'is running at');
  const [, url] = /is running at (\S+)/.exec(server.output()) ?? [];
  // React Router matches no route with a line break, not even the last one, and says so.
  const response = await fetch(`${url}/%0Anowhere/asha@example.org?token=very-secret`);
  expect(response.status).toBe(404);
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
      err: { type: 'ConsoleCall', stack: expect.arrayContaining([expect.stringContaining('client/dist')]) },
    }),
  );
  expect(server.output()).not.toMatch(/very-secret|asha|nowhere/);
}, 120_000);
