import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import type { Database } from '@preproom/models/db/database';
import type { JobRunDocument } from '@preproom/models/db/operations/jobRun.model';
import type { Types } from 'mongoose';
import type { JobData, JobKind } from './jobs.ts';
import { retryDelayMs } from './retryDelay.ts';

/** A job that this process is at, and nobody else until its lease has run out. */
export type ClaimedJob = { [Kind in JobKind]: Claimed<Kind> }[JobKind];
interface Claimed<Kind extends JobKind> extends Pick<JobRunDocument, 'attempts'> {
  _id: Types.ObjectId;
  claim: string;
  kind: Kind;
  data: JobData[Kind];
}

export type JobOutcome = { state: 'done' } | { state: 'retried' | 'failed'; error: unknown };

const KEPT_DAYS = { done: 7, failed: 90 };

/** Takes the job that is due longest, in one conditional write; null when none is. */
export async function claimJob(
  database: Database,
  kinds: string[],
  nowMs: number,
  leaseMs: number,
): Promise<ClaimedJob | null> {
  const claim = randomUUID();
  return database.jobRuns
    .findOneAndUpdate(
      { state: 'waiting', runAt: { $lte: new Date(nowMs) }, kind: { $in: kinds } },
      { $set: { claim, runAt: new Date(nowMs + leaseMs) }, $inc: { attempts: 1 } },
      { sort: { runAt: 1 }, returnDocument: 'after' },
    )
    .lean<ClaimedJob>();
}

/** Holds these claims for another lease, unless somebody else has taken a job over. */
export async function renewClaims(
  database: Database,
  claims: string[],
  nowMs: number,
  leaseMs: number,
): Promise<void> {
  if (claims.length === 0) return;
  await database.jobRuns.updateMany(
    { state: 'waiting', claim: { $in: claims } },
    { $set: { runAt: new Date(nowMs + leaseMs) } },
  );
}

/** Stores how this claim ended; whoever has taken the job over meanwhile decides instead. */
export async function finishJob(
  database: Database,
  { _id, claim, attempts }: ClaimedJob,
  outcome: JobOutcome,
  nowMs: number,
): Promise<void> {
  const lastError = outcome.state === 'done' ? null : nameOf(outcome.error);
  const change =
    outcome.state === 'retried'
      ? { runAt: new Date(nowMs + retryDelayMs(attempts)) }
      : { state: outcome.state, removeAt: new Date(nowMs + KEPT_DAYS[outcome.state] * DAY_MS) };
  await database.jobRuns.updateOne({ _id, claim }, { $set: { ...change, claim: null, lastError } });
}

/** Never the message, which may quote what people wrote. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}
