import { type Connection, Schema } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/** `waiting`: not due yet, or running. `failed`: it will not be retried. */
export const JOB_STATES = ['waiting', 'done', 'failed'] as const;

/** A background job that runs once, later or repeatedly, in whichever process claims it first. */
export interface JobRunDocument {
  kind: string;
  /** Identifies the job within its kind, so the same job is stored once. */
  key: string;
  /** The job's parameters: ids, never texts or secrets. */
  data: Record<string, unknown>;
  state: (typeof JOB_STATES)[number];
  /**
   * When the job may be claimed. A claim moves this forward by the lease, so another process takes over only if the owner
   * died.
   */
  runAt: Date;
  /** A new id for each claim, which may be of several jobs. Only the current claim may record the outcome. */
  claim: string | null;
  /** Somebody is waiting for it: it comes before all others. Missing: not urgent. */
  isUrgent?: true;
  /** Number of attempts. */
  attempts: number;
  createdAt: Date;
  /** The kind of the last error, for the team. */
  lastError: string | null;
  /** When the database deletes it; null while it is waiting. */
  removeAt: Date | null;
}

const schema = new Schema<JobRunDocument>(
  {
    kind: { type: String, required: true },
    key: { type: String, required: true },
    data: { type: Schema.Types.Mixed, default: {} },
    state: { type: String, enum: JOB_STATES, default: 'waiting' },
    runAt: { type: Date, required: true },
    claim: { type: String, default: null },
    isUrgent: { type: Boolean },
    attempts: { type: Number, default: 0 },
    createdAt: { type: Date, required: true },
    lastError: { type: String, default: null },
    removeAt: { type: Date, default: null },
  },
  { minimize: false },
);
// Rejects a second document for the same job.
schema.index({ kind: 1, key: 1 }, { unique: true });
// Runners claim due jobs, urgent ones first, longest overdue first.
schema.index({ isUrgent: 1, state: 1, runAt: 1 }, { partialFilterExpression: { isUrgent: true } });
schema.index({ state: 1, runAt: 1 });
// The team's list of failed jobs, by when they failed, and of those of one kind.
schema.index({ state: 1, removeAt: -1, _id: -1 });
schema.index({ state: 1, kind: 1, removeAt: -1, _id: -1 });
// Deletes finished jobs.
schema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });

const jobRunModel = (connection: Connection) => connection.model('JobRun', schema, 'jobRuns');

const jobRunData: DataRule<JobRunDocument> = {
  kind: null,
  because: 'work to be done; what it is about is named by ids, which say nothing once that is gone',
};

export const jobRuns = { model: jobRunModel, data: jobRunData };
