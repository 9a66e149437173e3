import { type Connection, Schema, type Types } from 'mongoose';
import type { JobSearch } from '../../contract/jobs/jobAlerts.ts';
import type { DataRule } from '../privacy/dataRule.ts';

/** A saved search; a learner is mailed new jobs that fit it. */
export interface JobAlertDocument {
  learnerId: Types.ObjectId;
  search: JobSearch;
  /** What a job must have to fit: see `queryFacets`. */
  facets: string[];
  /** The facets as one text, in order. */
  key: string;
  createdAt: Date;
}
export type StoredJobAlert = JobAlertDocument & { _id: Types.ObjectId };

const text = { type: String, default: '' } as const;

const schema = new Schema<JobAlertDocument>({
  learnerId: { type: Schema.Types.ObjectId, required: true },
  search: {
    type: new Schema<JobSearch>(
      {
        ...{ q: text, place: text, experience: text, salary: text, skills: text },
        remote: { type: String, enum: ['', '1'], default: '' },
      },
      { _id: false },
    ),
    required: true,
  },
  facets: [String],
  key: { type: String, default: '' },
  createdAt: { type: Date, required: true },
});
// The same search is saved once.
schema.index({ learnerId: 1, key: 1 }, { unique: true });

const jobAlertModel = (connection: Connection) => connection.model('JobAlert', schema, 'jobAlerts');

const jobAlertData: DataRule<JobAlertDocument> = {
  kind: 'jobAlerts',
  of: ({ _id }) => [{ learnerId: _id }],
  show: ({ search, createdAt }) => ({ search, createdAt }),
  whenDeleted: 'erased',
};

export const jobAlerts = { model: jobAlertModel, data: jobAlertData };
