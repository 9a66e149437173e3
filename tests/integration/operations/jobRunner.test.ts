import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import type { TemporaryDatabase } from '@preproom/embedded/testing/testServer';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { TestClock } from '@preproom/models/runtime/testing/testClock';
import { JobRunner } from '@preproom/server/backgroundJobs/jobRunner';
import { createJobs, type JobHandlers, PermanentJobError } from '@preproom/server/backgroundJobs/jobs';
import { retryDelayMs } from '@preproom/server/backgroundJobs/retryDelay';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const LEASE_MS = 60_000;
let temporary: TemporaryDatabase;
let databases: Database[];
let clock: TestClock;
let runners: JobRunner[];

beforeAll(async () => {
  temporary = await startTemporaryDatabase();
  databases = [await openDatabase(temporary.uri), await openDatabase(temporary.uri)];
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await temporary.remove();
});
beforeEach(async () => {
  clock = new TestClock();
  runners = [];
  await databases[0]?.jobRuns.deleteMany();
});
afterEach(() => Promise.all(runners.map((runner) => runner.stop())));

const metrics = createMetrics();
const logged: string[] = [];
const log = createLog('debug', 'server', { write: (line) => logged.push(line) });

/** A process' half of the jobs, over a connection of its own. Each job tells `run` its id. */
function startRunner(n: 0 | 1, run: (id: string) => Promise<void>, maxAttempts = 5): JobRunner {
  const handlers = { 'mail:send': { run: ({ mailId }: { mailId: string }) => run(mailId), maxAttempts } };
  const runner = new JobRunner({ ...deps(n), log, metrics }, handlers as JobHandlers, LEASE_MS);
  runners.push(runner);
  void runner.start();
  return runner;
}
function deps(n: 0 | 1) {
  const database = databases[n];
  if (!database) throw new Error('No database');
  return { database, clock };
}
const add = (id: string, runAt?: Date) =>
  createJobs(deps(0)).add({ kind: 'mail:send', key: id, data: { mailId: id }, ...(runAt && { runAt }) });
const stored = (key: string) => deps(0).database.jobRuns.findOne({ key }).lean().orFail();

describe('a job', () => {
  test('of two hundred is run once, by whichever of two processes comes first', async () => {
    const runs: string[] = [];
    const ids = Array.from({ length: 200 }, (_, n) => `job-${n}`);
    await Promise.all(ids.map((id) => add(id)));
    const note = async (id: string) => void runs.push(id);
    const both = [startRunner(0, note), startRunner(1, note)];
    await expect.poll(() => runs.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(200);
    await Promise.all(both.map((runner) => runner.settled()));
    expect(runs.sort()).toEqual(ids.sort());
  });

  test('that is added again, also after it was done, is run once', async () => {
    const runs: string[] = [];
    const runner = startRunner(0, async (id) => void runs.push(id));
    await Promise.all([add('same'), add('same'), add('same')]);
    await runner.settled();
    await add('same');
    await runner.settled();
    expect(runs).toEqual(['same']);
  });

  test('for later waits for its time', async () => {
    const runs: string[] = [];
    const runner = startRunner(0, async (id) => void runs.push(id));
    await add('later', new Date(clock.now() + 48 * 60 * 60_000));
    await runner.settled();
    expect(runs).toEqual([]);
    clock.advance(48 * 60 * 60_000);
    await runner.settled();
    expect(runs).toEqual(['later']);
  });

  test('that fails is tried again after a growing time, and then stays as failed, logged and counted', async () => {
    let tries = 0;
    const runner = startRunner(
      0,
      async () => {
        tries += 1;
        throw new Error('no luck');
      },
      3,
    );
    await add('unlucky');
    await runner.settled();
    for (const n of [1, 2]) {
      expect(tries).toBe(n);
      clock.advance(retryDelayMs(n) - 1_000);
      await runner.settled();
      expect(tries).toBe(n);
      clock.advance(1_000);
      await runner.settled();
    }
    clock.advance(24 * 60 * 60_000);
    await runner.settled();
    expect(tries).toBe(3);
    expect(await stored('unlucky')).toMatchObject({ state: 'failed', attempts: 3, lastError: 'Error' });
    expect(logged.join('')).toMatch(/"level":"error".*"kind":"mail:send","attempts":3.*"job failed"/);
    expect(await metrics.text()).toContain('preproom_job_runs_total{kind="mail:send",outcome="failed"} 1');
  });

  test('that cannot succeed is not tried again', async () => {
    let tries = 0;
    const runner = startRunner(0, async () => {
      tries += 1;
      throw new PermanentJobError('The address does not exist');
    });
    await add('hopeless');
    await runner.settled();
    expect([tries, (await stored('hopeless')).state]).toEqual([1, 'failed']);
  });

  test('of a process that died is taken over when its lease has run out, and the dead one has no say any more', async () => {
    const begun = Promise.withResolvers<void>();
    const hang = Promise.withResolvers<void>();
    const dead = startRunner(0, async () => {
      begun.resolve();
      await hang.promise;
      throw new Error('too late');
    });
    await add('orphan');
    dead.wake();
    await begun.promise;
    const runs: string[] = [];
    const heir = startRunner(1, async (id) => void runs.push(id));
    await heir.settled();
    expect(runs).toEqual([]);
    clock.advance(LEASE_MS + 1_000);
    await heir.settled();
    expect(runs).toEqual(['orphan']);
    hang.resolve();
    await dead.settled();
    expect(await stored('orphan')).toMatchObject({ state: 'done', attempts: 2 });
  });

  test('that ends its process each time is given up, too', async () => {
    await add('deadly');
    await deps(0).database.jobRuns.updateOne({ key: 'deadly' }, { attempts: 5 });
    const runs: string[] = [];
    await startRunner(0, async (id) => void runs.push(id)).settled();
    expect([runs, (await stored('deadly')).state]).toEqual([[], 'failed']);
  });
});

describe('a process that stops', () => {
  test('waits for the jobs under way and takes no more', async () => {
    const begun = Promise.withResolvers<void>();
    const work = Promise.withResolvers<void>();
    const runner = startRunner(0, async () => {
      begun.resolve();
      await work.promise;
    });
    await add('last');
    runner.wake();
    await begun.promise;
    const stopping = runner.stop();
    await add('next');
    runner.wake();
    work.resolve();
    await stopping;
    expect([(await stored('last')).state, (await stored('next')).attempts]).toEqual(['done', 0]);
  });
});

test('jobs that are over are removed by the database', async () => {
  const runner = startRunner(0, async () => {});
  await add('short');
  await runner.settled();
  const { removeAt } = await stored('short');
  expect(removeAt?.getTime()).toBeGreaterThan(clock.now());
  const indexes = await deps(0).database.jobRuns.collection.indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { removeAt: 1 }, expireAfterSeconds: 0 }));
});

describe('a job that comes again', () => {
  const HOUR_MS = 60 * 60_000;

  async function startRecurring(n: 0 | 1, run: () => Promise<void>): Promise<JobRunner> {
    const handlers = { 'files:sweep': { run, maxAttempts: 1, everyMs: HOUR_MS } };
    const runner = new JobRunner(
      { ...deps(n), log, metrics },
      handlers as Partial<JobHandlers> as JobHandlers,
      LEASE_MS,
    );
    runners.push(runner);
    await runner.start();
    return runner;
  }

  test('is run once an hour by one of two processes, and hours in which nobody was there are let go', async () => {
    let runs = 0;
    const both = await Promise.all(([0, 1] as const).map((n) => startRecurring(n, async () => void runs++)));
    const settled = () => Promise.all(both.map((runner) => runner.settled()));
    await settled();
    expect(runs).toBe(1);
    clock.advance(HOUR_MS);
    await settled();
    expect(runs).toBe(2);
    clock.advance(7 * HOUR_MS);
    await settled();
    await settled();
    expect(runs).toBe(3);
  });

  test('comes again also after a failure, and another start of a process adds nothing', async () => {
    let runs = 0;
    const fails = async () => {
      runs++;
      throw new Error('the disk is full');
    };
    const runner = await startRecurring(0, fails);
    await runner.settled();
    await (await startRecurring(1, fails)).settled();
    expect(runs).toBe(1);
    clock.advance(HOUR_MS);
    await runner.settled();
    expect(runs).toBe(2);
  });
});
