import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Metrics, Readings } from '@preproom/models/runtime/metrics';
import type { Config } from '../config/config.ts';
import { lastBackupMs } from '../files/lastBackup.ts';
import { freeBytesOf } from './machineFaults.ts';

interface StateDeps {
  config: Pick<Config, 'DATA_DIR'>;
  database: Database;
  clock: Clock;
  metrics: Metrics;
}

/**
 * Adds to the metrics what is stored and on the machine, read at each scrape. All API processes of an installation say the same of the
 * database, so dashboards take the maximum.
 */
export function watchState(deps: StateDeps): void {
  const { config, database, metrics } = deps;
  const watch = (name: string, help: string, read: () => Promise<number>) =>
    metrics.watch(name, help, [], async () => [{ labels: {}, value: await read() }]);
  watch('database_up', 'Whether the database answers within two seconds', () =>
    database.ping().then(
      () => 1,
      () => 0,
    ),
  );
  watch('database_bytes', 'Size of the database with its indexes on disk', () => databaseBytes(database));
  watch('disk_free_bytes', 'What is free on the disk of DATA_DIR', () => freeBytesOf(config.DATA_DIR));
  watch('backup_age_seconds', 'Time since the last backup; +Inf if there was none', () => backupAge(deps));
  watch('oldest_mail_age_seconds', 'Age of the oldest e-mail that is still to be sent; 0 without any', () =>
    oldestMailAge(deps),
  );
  metrics.watch(
    'jobs',
    'Background jobs that are due, wait for another try or are under way, or failed for good',
    ['kind', 'class', 'state'],
    () => countJobs(deps),
  );
  metrics.watch(
    'oldest_job_age_seconds',
    'How long the job that waits longest is overdue; 0 without any',
    ['class'],
    () => oldestJobAges(deps),
  );
}

async function databaseBytes({ connection }: Database): Promise<number> {
  const { storageSize = 0, indexSize = 0 } = (await connection.db?.command({ dbStats: 1 })) ?? {};
  return storageSize + indexSize;
}

async function backupAge({ config, clock }: StateDeps): Promise<number> {
  const madeMs = await lastBackupMs(config.DATA_DIR);
  return madeMs === null ? Number.POSITIVE_INFINITY : (clock.now() - madeMs) / 1000;
}

async function oldestMailAge({ database, clock }: StateDeps): Promise<number> {
  const oldest = await database.mails.findOne({ state: 'queued' }, { at: 1 }).sort({ at: 1 }).lean();
  return oldest ? (clock.now() - oldest.at.getTime()) / 1000 : 0;
}

/** Somebody waits for urgent jobs: codes and links to log in. */
const CLASSES = { urgent: { isUrgent: true }, other: { isUrgent: { $exists: false } } } as const;
type JobClass = keyof typeof CLASSES;
const CLASS_NAMES = Object.keys(CLASSES) as JobClass[];

async function oldestJobAges({ database, clock }: StateDeps): Promise<Readings> {
  const nowMs = clock.now();
  return Promise.all(
    CLASS_NAMES.map(async (name) => {
      const due = { state: 'waiting', runAt: { $lte: new Date(nowMs) }, ...CLASSES[name] } as const;
      const first = database.jobRuns.find(due, { runAt: 1, createdAt: 1 }).sort({ runAt: 1 }).limit(100);
      // What recurs is planned for the beginning of its period, which may be long before it was stored.
      const sinceMs = (await first.lean()).map(({ runAt, createdAt }) => Math.max(+runAt, +createdAt));
      return { labels: { class: name }, value: (nowMs - Math.min(nowMs, ...sinceMs)) / 1000 };
    }),
  );
}

async function countJobs({ database, clock }: StateDeps): Promise<Readings> {
  const now = new Date(clock.now());
  const states = {
    due: { state: 'waiting', runAt: { $lte: now } },
    // Those under way are here too: a claim moves `runAt` on.
    retrying: { state: 'waiting', runAt: { $gt: now }, attempts: { $gt: 0 } },
    failed: { state: 'failed' },
  } as const;
  const counts = Object.entries(states).flatMap(([state, filter]) =>
    CLASS_NAMES.map(async (name): Promise<Readings> => {
      const groups = await database.jobRuns.aggregate<{ _id: string; count: number }>([
        { $match: { ...filter, ...CLASSES[name] } },
        { $group: { _id: '$kind', count: { $sum: 1 } } },
      ]);
      return groups.map(({ _id, count }) => ({ labels: { kind: _id, class: name, state }, value: count }));
    }),
  );
  return (await Promise.all(counts)).flat();
}
