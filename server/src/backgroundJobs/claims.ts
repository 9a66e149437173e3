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

export interface Room {
  kinds: string[];
  nowMs: number;
  /** How many jobs, and how many urgent ones, the process has room for. */
  room: number;
  urgentRoom: number;
  /** Other processes are at the same jobs: looks at so many times more of them and takes some by chance, instead of the first. */
  spread: number;
}

/** Jobs to claim: urgent ones first, then those due longest. */
export async function findDueJobs(
  { jobRuns }: Database,
  { kinds, nowMs, room, urgentRoom, spread }: Room,
): Promise<Types.ObjectId[]> {
  const find = async (urgency: object, limit: number) => {
    if (limit <= 0) return [];
    const due = await jobRuns
      .find(
        { state: 'waiting', runAt: { $lte: new Date(nowMs) }, kind: { $in: kinds }, ...urgency },
        { _id: 1 },
      )
      .sort({ runAt: 1 })
      .limit(limit * spread)
      .lean();
    return (spread > 1 ? shuffled(due) : due).slice(0, limit).map(({ _id }) => _id);
  };
  const urgent = await find({ isUrgent: true }, urgentRoom);
  return [...urgent, ...(await find({ isUrgent: { $exists: false } }, room - urgent.length))];
}

/** Takes those of these jobs that nobody else has taken meanwhile, in one conditional write. */
export async function claimJobs(
  { jobRuns }: Database,
  ids: Types.ObjectId[],
  nowMs: number,
  leaseMs: number,
): Promise<ClaimedJob[]> {
  const claim = randomUUID();
  await jobRuns.updateMany(
    { _id: { $in: ids }, state: 'waiting', runAt: { $lte: new Date(nowMs) } },
    { $set: { claim, runAt: new Date(nowMs + leaseMs) }, $inc: { attempts: 1 } },
  );
  const claimed = await jobRuns.find({ _id: { $in: ids }, claim }).lean<ClaimedJob[]>();
  return ids.flatMap((id) => claimed.find(({ _id }) => _id.equals(id)) ?? []);
}

function shuffled<T>(list: readonly T[]): T[] {
  const placed = list.map((item) => ({ item, at: Math.random() }));
  return placed.toSorted((a, b) => a.at - b.at).map(({ item }) => item);
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
