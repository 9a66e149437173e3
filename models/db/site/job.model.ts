import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { announceWrites } from '../announceWrites.ts';
import type { DataRule } from '../privacy/dataRule.ts';
import type { SanitizedHtml } from './sanitizedHtml.ts';

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
  postedAt: Date;
  expiresAt: Date;
  /** False once closed by hand. A job may also have ended before, by `expiresAt`. */
  isOpen: boolean;
  /** Example data; never stored in production. */
  isSample: boolean;
  /** Filter values: see the server's `facetsOfJob`. */
  facets: string[];
}
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
  description: text,
  applyUrl: { type: String, default: null },
  postedAt: date,
  expiresAt: date,
  isOpen: { type: Boolean, required: true },
  isSample: { type: Boolean, required: true },
  facets: [text],
});
// The unfiltered list, newest first. The id breaks ties between pages.
schema.index({ isOpen: 1, postedAt: -1, _id: -1, expiresAt: 1 });
// The list with any combination of filters: each filter is one of the facets.
schema.index({ isOpen: 1, facets: 1, postedAt: -1, _id: -1, expiresAt: 1 });
// Cities for the filter.
schema.index({ isOpen: 1, place: 1 });
announceWrites(schema);

const jobModel = (connection: Connection): Model<JobDocument> =>
  connection.model<JobDocument>('Job', schema, 'jobs');

const jobData: DataRule<JobDocument> = { kind: null, because: 'advertisements of companies' };

export const jobs = { model: jobModel, data: jobData };
