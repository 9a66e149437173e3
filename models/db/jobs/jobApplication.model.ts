import { createHash } from 'node:crypto';
import { type Connection, Schema, Types } from 'mongoose';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../contract/jobs/jobLimits.ts';
import type { DataRule } from '../privacy/dataRule.ts';
import { keepSearchWords } from '../searchWords.ts';

/** A learner's application for a job. Its resume is the file of the folder `application` with this id. */
export interface JobApplicationDocument {
  jobId: Types.ObjectId;
  learnerId: Types.ObjectId;
  /** The learner's name when they applied. */
  Name: string;
  note: string;
  status: ApplicationStatus;
  /** The team's words on its decision; null: none. */
  message: string | null;
  appliedAt: Date;
  /** Since when it has this status. */
  changedAt: Date;
  /** The decision has still to be told. Absent: nothing has. */
  untold?: true;
}
export type StoredApplication = JobApplicationDocument & { _id: Types.ObjectId };

const id = { type: Schema.Types.ObjectId, required: true } as const;
const date = { type: Date, required: true } as const;

const schema = new Schema<JobApplicationDocument>({
  jobId: id,
  learnerId: id,
  Name: { type: String, required: true },
  note: { type: String, default: '' },
  status: { type: String, enum: APPLICATION_STATUSES, required: true },
  message: { type: String, default: null },
  appliedAt: date,
  changedAt: date,
  untold: Boolean,
});
// One for each learner and job.
schema.index({ learnerId: 1, jobId: 1 }, { unique: true });
// The team's list, latest first: all, of a job, of a status, of both.
schema.index({ appliedAt: -1, _id: -1 });
schema.index({ jobId: 1, appliedAt: -1, _id: -1 });
schema.index({ status: 1, appliedAt: -1, _id: -1 });
schema.index({ jobId: 1, status: 1, appliedAt: -1, _id: -1 });
schema.index({ untold: 1 }, { sparse: true });
keepSearchWords(schema, 'Name', 'nameWords');

const jobApplicationModel = (connection: Connection) =>
  connection.model('JobApplication', schema, 'jobApplications');

const jobApplicationData: DataRule<JobApplicationDocument> = {
  kind: 'applications',
  of: ({ _id }) => [{ learnerId: _id }],
  show: ({ jobId, Name, note, status, message, appliedAt, changedAt }) => ({
    ...{ jobId, Name, note, status, message, appliedAt, changedAt },
  }),
  whenDeleted: 'erased',
};

export const jobApplications = { model: jobApplicationModel, data: jobApplicationData };

/** The id of this learner's application for this job, known before there is one: its resume is uploaded first. */
export function applicationIdOf(learnerId: string, jobId: string): Types.ObjectId {
  const digest = createHash('sha256').update(`${learnerId} ${jobId}`).digest('hex');
  return new Types.ObjectId(digest.slice(0, 24));
}
