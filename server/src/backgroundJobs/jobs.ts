import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { Clock } from '@preproom/models/runtime/clock';

/** What each kind of job is told: ids, since it is stored and may be seen by the team. */
export interface JobData {
  'mail:send': { mailId: string };
  'account:delete': { userId: string };
  /** What is to follow a mentor's new status. */
  'mentor:settle': { userId: string };
  'account:forget': { userId: string };
  'files:sweep': Record<string, never>;
}
export type JobKind = keyof JobData;

export interface NewJob<Kind extends JobKind> {
  kind: Kind;
  /** Names the work within its kind: adding it again, even after it was done, changes nothing. */
  key: string;
  /** At once unless given. */
  runAt?: Date;
  data: JobData[Kind];
}

/** Work for later, or for a process that outlives the request. */
export interface Jobs {
  add<Kind extends JobKind>(job: NewJob<Kind>): Promise<void>;
}

/** A retry cannot help: the job fails at once. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}

/** The half of the jobs that stores; `onAdd` is called after each. */
export function createJobs(
  { database, clock }: { database: Database; clock: Clock },
  onAdd: () => void = () => {},
): Jobs {
  return {
    async add({ kind, key, data, runAt }) {
      const createdAt = new Date(clock.now());
      try {
        await database.jobRuns.create({ kind, key, data, runAt: runAt ?? createdAt, createdAt });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      onAdd();
    },
  };
}
