import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { floodWithPictures } from '../../support/accounts/pictureFlood.ts';
import { childProcesses, printed } from '../../support/stack/childProcesses.ts';
import { freePort } from '../../support/stack/freePort.ts';

const { run, newFolder, startDatabase } = childProcesses();
const JWT_SECRET = 'a secret of the tests, long enough';
/** The others go on for as long as the pictures take. */
const SAMPLES = 10;
const MAX_MEMORY_MB = 900;

// How much longer others wait is a figure of the bench (`pictures`).
test('60 hostile pictures shut nobody out and do not take the memory', async () => {
  const { uri } = await startDatabase(newFolder());
  const port = await freePort();
  const settings = { PORT: `${port}`, DATA_DIR: newFolder(), MONGODB_URI: uri, JWT_SECRET };
  const product = run('server/src/main.ts', settings);
  await printed(product, 'is running at');
  const memory = watchMemory(product.child.pid as number);
  const url = `http://127.0.0.1:${port}`;
  const server = { url, databaseUri: uri, jwtSecret: JWT_SECRET };
  const { answers } = await floodWithPictures(server, SAMPLES).finally(memory.stop);
  expect(answers).toHaveLength(60);
  expect(new Set(answers)).toEqual(new Set([200, 413]));
  expect(memory.mostMb()).toBeLessThan(MAX_MEMORY_MB);
}, 300_000);

/** The most memory that a process and the processes below it have held together. */
function watchMemory(pid: number) {
  let mostKb = 0;
  const timer = setInterval(() => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const all = [`${pid}`, ...children].filter(Boolean).map(residentKb);
    mostKb = Math.max(
      mostKb,
      all.reduce((sum, kb) => sum + kb, 0),
    );
  }, 20);
  return {
    mostMb: () => Math.round(mostKb / 1000),
    stop: () => clearInterval(timer),
  };
}

function residentKb(pid: string): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
