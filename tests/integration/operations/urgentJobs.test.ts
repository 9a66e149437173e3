import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import type { TemporaryDatabase } from '@preproom/embedded/testing/testServer';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { TestClock } from '@preproom/models/runtime/testing/testClock';
import { JobRunner } from '@preproom/server/backgroundJobs/jobRunner';
import { createJobs, type JobHandlers } from '@preproom/server/backgroundJobs/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';

let temporary: TemporaryDatabase;
let database: Database;
let running: JobRunner | undefined;
const clock = new TestClock();

beforeAll(async () => {
  temporary = await startTemporaryDatabase();
  database = await openDatabase(temporary.uri);
});
afterAll(async () => {
  await running?.stop();
  await database.close();
  await temporary.remove();
});

function startRunner(run: (id: string) => Promise<void>): JobRunner {
  const handlers = { 'mail:send': { run: ({ mailId }: { mailId: string }) => run(mailId), maxAttempts: 5 } };
  const log = createLog('debug', 'server', { write: () => {} });
  running = new JobRunner({ database, clock, log, metrics: createMetrics() }, handlers as JobHandlers);
  void running.start();
  return running;
}
const add = (id: string, runAt?: Date, isUrgent = false) =>
  createJobs({ database, clock }).add({
    ...{ kind: 'mail:send', key: id, data: { mailId: id }, isUrgent },
    ...(runAt && { runAt }),
  });

test('a job that somebody waits for comes before hundreds that are due longer, also when all places are taken', async () => {
  const ends: (() => void)[] = [];
  const runs: string[] = [];
  const longAgo = new Date(clock.now() - 60_000);
  await Promise.all(Array.from({ length: 300 }, (_, n) => add(`other-${n}`, longAgo)));
  await add('urgent-early', undefined, true);
  const runner = startRunner(async (id) => {
    runs.push(id);
    if (!id.startsWith('urgent')) await new Promise<void>((resolve) => ends.push(resolve));
  });
  await expect.poll(() => ends.length).toBe(8);
  expect(runs[0]).toBe('urgent-early');
  await add('urgent-late', undefined, true);
  runner.wake();
  await expect.poll(() => runs).toContain('urgent-late');
  expect(runs).toHaveLength(10);
  const ending = setInterval(() => {
    for (const end of ends.splice(0)) end();
  }, 1);
  await runner.settled();
  clearInterval(ending);
  expect(new Set(runs).size).toBe(302);
});
