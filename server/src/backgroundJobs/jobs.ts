import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Types } from 'mongoose';

/**
 * The data of each kind of job: ids, since they are stored and the team may see them. A feature declares its kinds beside the code
 * that adds them (`declare module`); one that no feature runs does not compile (`composition.ts`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: the kinds are added by their owners
export interface JobData {}
export type JobKind = keyof JobData;

/** What is done when a job of this kind is due. */
export interface JobHandler<Kind extends JobKind> {
  /** Safe to run twice: a process may die after the work and before it is recorded. Throws to be tried again. */
  run(data: JobData[Kind]): Promise<void>;
  /** After this many attempts the job stays as failed. */
  maxAttempts: number;
  /** Recurring: once in each period of this length, whichever process comes first. */
  everyMs?: number;
}

export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind> };

export interface NewJob<Kind extends JobKind> {
  kind: Kind;
  /** Names the work within its kind: adding it again, even after it was done, changes nothing. */
  key: string;
  /** At once unless given. */
  runAt?: Date;
  /** Somebody is waiting for it: it comes before all others. */
  isUrgent?: boolean;
  data: JobData[Kind];
}

/** Stores work to be done later, or by another process. */
export interface Jobs {
  add<Kind extends JobKind>(job: NewJob<Kind>): Promise<void>;
}

/** A retry cannot help: the job fails at once. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}

/** Stores jobs; `JobRunner` runs them. `onAdd` is called after each is stored. */
export function createJobs(
  { database, clock }: { database: Database; clock: Clock },
  onAdd: () => void = () => {},
): Jobs {
  return {
    async add({ kind, key, data, runAt, isUrgent = false }) {
      const createdAt = new Date(clock.now());
      try {
        const urgency = isUrgent ? ({ isUrgent: true } as const) : {};
        await database.jobRuns.create({ kind, key, data, runAt: runAt ?? createdAt, createdAt, ...urgency });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      onAdd();
    },
  };
}

/** Has a failed job run again, with all its attempts. False if it does not stand as failed. */
export async function retryJob(
  { database, clock }: { database: Database; clock: Clock },
  _id: Types.ObjectId,
): Promise<boolean> {
  const restarted = {
    state: 'waiting',
    runAt: new Date(clock.now()),
    attempts: 0,
    claim: null,
    removeAt: null,
  } as const;
  const { modifiedCount } = await database.jobRuns.updateOne({ _id, state: 'failed' }, { $set: restarted });
  return modifiedCount === 1;
}
