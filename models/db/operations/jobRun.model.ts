import { type Connection, Schema } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/** `waiting`: its time has not come, or somebody is at it; `failed`: nobody will try again by themselves. */
export const JOB_STATES = ['waiting', 'done', 'failed'] as const;

/** Work that is done once, later or again and again, by whichever process comes first. */
export interface JobRunDocument {
  kind: string;
  /** Names the work within its kind: the same work is stored once. */
  key: string;
  /** What the work needs to know: ids, never texts or secrets. */
  data: Record<string, unknown>;
  state: (typeof JOB_STATES)[number];
  /** When it may be taken. Whoever takes it moves this on by the lease, so that others take it over only from a process that died. */
  runAt: Date;
  /** Who is at it, anew at every claim: only they may say how it ended. */
  claim: string | null;
  /** How often it was begun. */
  attempts: number;
  createdAt: Date;
  /** The kind of the last error, for the team. */
  lastError: string | null;
  /** When the database may remove it; null while it waits. */
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
    attempts: { type: Number, default: 0 },
    createdAt: { type: Date, required: true },
    lastError: { type: String, default: null },
    removeAt: { type: Date, default: null },
  },
  { minimize: false },
);
// The same work asked for twice is stored once.
schema.index({ kind: 1, key: 1 }, { unique: true });
// Runners take what is due, longest first.
schema.index({ state: 1, runAt: 1 });
// What is over goes away by itself.
schema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });

const jobRunModel = (connection: Connection) => connection.model('JobRun', schema, 'jobRuns');

const jobRunData: DataRule<JobRunDocument> = {
  kind: null,
  because: 'work to be done; what it is about is named by ids, which say nothing once that is gone',
};

export const jobRuns = { model: jobRunModel, data: jobRunData };
