import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { JOB_STATES, type JobState } from '../../contract/jobs/jobLimits.ts';
import { announceWrites } from '../announceWrites.ts';
import type { SanitizedHtml } from '../blogs/sanitizedHtml.ts';
import type { DataRule } from '../privacy/dataRule.ts';
import { keepSearchWords } from '../searchWords.ts';

export interface JobDocument {
  title: string;
  company: string;
  /** The city. */
  place: string;
  isRemote: boolean;
  experience: { minYears: number; maxYears: number };
  /** Yearly salary; null if the company doesn't state it. */
  salary: { minPaise: number; maxPaise: number } | null;
  skills: string[];
  description: SanitizedHtml;
  /** The company's own page for applications. */
  applyUrl: string | null;
  /** When it was first published; of a draft, when it was begun. */
  postedAt: Date;
  expiresAt: Date;
  /** An open job is also over after `expiresAt`. */
  state: JobState;
  /** Example data; never stored in production. */
  isSample: boolean;
  /** Filter values: see `facetsOfJob`. */
  facets: string[];
  /** Grows with each save. A save names the revision that it began from. */
  revision: number;
  savedAt: Date;
  /** Who has not been notified of the last state change yet: learners with a matching alert, or applicants. Absent: no one is left. */
  untold?: Audience;
}
export const AUDIENCES = ['alerts', 'applicants'] as const;
export type Audience = (typeof AUDIENCES)[number];
export type StoredJob = JobDocument & { _id: Types.ObjectId };

const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;
const number = { type: Number, required: true } as const;

const schema = new Schema<JobDocument>({
  title: text,
  company: text,
  place: text,
  isRemote: { type: Boolean, required: true },
  experience: { type: new Schema({ minYears: number, maxYears: number }, { _id: false }), required: true },
  salary: { type: new Schema({ minPaise: number, maxPaise: number }, { _id: false }), default: null },
  skills: [text],
  // A draft may have none yet.
  description: { type: String, default: '' },
  applyUrl: { type: String, default: null },
  postedAt: date,
  expiresAt: date,
  state: { type: String, enum: JOB_STATES, required: true },
  isSample: { type: Boolean, required: true },
  facets: [text],
  revision: number,
  savedAt: date,
  untold: { type: String, enum: AUDIENCES },
});
// The unfiltered list, newest first. The id breaks ties between pages.
schema.index({ state: 1, postedAt: -1, _id: -1, expiresAt: 1 });
// The list with any combination of filters: each filter is one of the facets.
schema.index({ state: 1, facets: 1, postedAt: -1, _id: -1, expiresAt: 1 });
// Cities for the filter.
schema.index({ state: 1, place: 1 });
// The team's list, last saved first, and by state.
schema.index({ savedAt: -1, _id: -1 });
schema.index({ state: 1, savedAt: -1, _id: -1 });
schema.index({ untold: 1 }, { sparse: true });
keepSearchWords(schema, 'title', 'titleWords');
announceWrites(schema);

const jobModel = (connection: Connection): Model<JobDocument> =>
  connection.model<JobDocument>('Job', schema, 'jobs');

const jobData: DataRule<JobDocument> = { kind: null, because: 'advertisements of companies' };

export const jobs = { model: jobModel, data: jobData };
