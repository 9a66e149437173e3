import type { Database } from '@preproom/models/db/database';
import { isDatabaseDown } from '@preproom/models/db/errors';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Log } from '@preproom/models/runtime/log';
import type { Metrics } from '@preproom/models/runtime/metrics';
import { type ClaimedJob, claimJobs, findDueJobs, finishJob, renewClaims } from './claims.ts';
import { createJobs, type JobHandler, type JobHandlers, type JobKind, PermanentJobError } from './jobs.ts';
import { periodAt } from './periods.ts';

/** Other processes' jobs, and those whose time has come, are found this soon. */
const POLL_MS = 1_000;
const MAX_AT_ONCE = 8;
/** So many more at once if somebody is waiting for them: a flood of others does not hold up a log-in code. */
const MORE_URGENT = 4;
/** How far processes that claim the same jobs spread out. */
const SPREAD = 8;
/** A stop does not wait longer for jobs under way: others take them over when their lease has run out. */
const STOP_PATIENCE_MS = 15_000;

interface RunnerDeps {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
}

/** Takes what is due, in this process, until it is stopped; any number of processes may do so over one database. */
export class JobRunner {
  readonly #deps: RunnerDeps;
  readonly #handlers: JobHandlers;
  /** By the job's id. */
  readonly #running = new Map<string, { claim: string; ended: Promise<void> }>();
  #isContended = false;
  #timers: NodeJS.Timeout[] = [];
  #isStopped = false;
  #taking: Promise<void> | null = null;
  #isWokenAgain = false;

  constructor(deps: RunnerDeps, handlers: JobHandlers, leaseMs = 60_000) {
    this.#deps = deps;
    this.#handlers = handlers;
    this.leaseMs = leaseMs;
    for (const kind of Object.keys(handlers))
      for (const outcome of ['done', 'retried', 'failed']) deps.metrics.jobRuns.inc({ kind, outcome }, 0);
  }

  /** How long a process that has died keeps its jobs from the others. */
  readonly leaseMs: number;

  /** Plans what comes again, then takes what is due from now on. */
  async start(): Promise<void> {
    const recurring = Object.keys(this.#handlers) as JobKind[];
    await Promise.all(recurring.map((kind) => this.#plan(kind, 0)));
    if (this.#isStopped) return;
    this.#timers = [
      setInterval(() => this.wake(), POLL_MS),
      setInterval(() => this.#renew(), this.leaseMs / 3),
    ];
    this.wake();
  }

  /** Something may be due: it is taken now. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isWokenAgain = this.#taking !== null;
    this.#taking ??= this.#take().finally(() => {
      this.#taking = null;
      if (this.#isWokenAgain) this.wake();
    });
  }

  /** Resolves once nothing is due and nothing under way. */
  async settled(): Promise<void> {
    this.wake();
    while (this.#taking || this.#running.size > 0) {
      await this.#taking;
      await this.#underWay();
    }
  }

  /** Takes nothing more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#taking;
    let patience: NodeJS.Timeout | undefined;
    const outOfPatience = new Promise((resolve) => {
      patience = setTimeout(resolve, STOP_PATIENCE_MS);
    });
    await Promise.race([this.#underWay(), outOfPatience]);
    for (const timer of [...this.#timers, patience]) clearTimeout(timer);
  }

  async #underWay(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  async #take(): Promise<void> {
    const kinds = Object.keys(this.#handlers);
    try {
      while (!this.#isStopped && this.#running.size < MAX_AT_ONCE + MORE_URGENT) {
        const { database, clock } = this.#deps;
        const room = MAX_AT_ONCE - this.#running.size;
        const ids = await findDueJobs(database, {
          ...{ kinds, nowMs: clock.now(), room, urgentRoom: room + MORE_URGENT },
          spread: this.#isContended ? SPREAD : 1,
        });
        if (this.#isStopped || ids.length === 0) return;
        const jobs = await claimJobs(database, ids, clock.now(), this.leaseMs);
        this.#isContended = jobs.length < ids.length;
        for (const job of jobs)
          this.#running.set(job._id.toString(), { claim: job.claim, ended: this.#run(job) });
      }
    } catch (error) {
      this.#report(error, 'jobs cannot be taken');
    }
  }

  async #run(job: ClaimedJob): Promise<void> {
    try {
      const outcome = await this.#attempt(job);
      await finishJob(this.#deps.database, job, outcome, this.#deps.clock.now());
      this.#deps.metrics.jobRuns.inc({ kind: job.kind, outcome: outcome.state });
    } catch (error) {
      // It stays claimed, and is taken again when its lease has run out.
      this.#report(error, 'the end of a job cannot be stored');
    } finally {
      this.#running.delete(job._id.toString());
      this.wake();
    }
  }

  async #attempt(job: ClaimedJob) {
    const { run, maxAttempts } = this.#handlers[job.kind] as JobHandler<JobKind>;
    const ids = { jobId: job._id.toString(), kind: job.kind, attempts: job.attempts };
    try {
      // Begun too often without an end: the work itself may be what ends the process.
      if (job.attempts > maxAttempts) throw new PermanentJobError('Every try ended with its process');
      // Before it is done: work that fails has a next time all the same.
      await this.#plan(job.kind, 1);
      await run(job.data);
      return { state: 'done' } as const;
    } catch (error) {
      const isOver = error instanceof PermanentJobError || job.attempts >= maxAttempts;
      if (isOver) this.#deps.log.error({ ...ids, err: error }, 'job failed');
      else this.#deps.log.warn({ ...ids, err: error }, 'job will be tried again');
      return { state: isOver ? 'failed' : 'retried', error } as const;
    }
  }

  /** Has a recurring job done in this period, or so many later; adding it again changes nothing. */
  async #plan(kind: JobKind, later: number): Promise<void> {
    const { everyMs } = this.#handlers[kind];
    if (everyMs === undefined) return;
    const { key, startsAt } = periodAt(this.#deps.clock.now(), everyMs, later);
    await createJobs(this.#deps).add({ kind, key, runAt: startsAt, data: {} as never });
  }

  #renew(): void {
    const { database, clock } = this.#deps;
    const claims = new Set([...this.#running.values()].map(({ claim }) => claim));
    renewClaims(database, [...claims], clock.now(), this.leaseMs).catch((error) =>
      this.#report(error, 'jobs under way cannot be renewed'),
    );
  }

  #report(error: unknown, what: string): void {
    const level = isDatabaseDown(error) ? 'warn' : 'error';
    this.#deps.log[level]({ err: error }, what);
  }
}
