import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';
import type { SanitizedHtml } from './sanitizedHtml.ts';

export interface JobDocument {
  title: string;
  company: string;
  /** The city. */
  place: string;
  isRemote: boolean;
  experience: { minYears: number; maxYears: number };
  /** Pay in one year; null when the company does not say. */
  salary: { minPaise: number; maxPaise: number } | null;
  skills: string[];
  description: SanitizedHtml;
  /** The company's own page for applications. */
  applyUrl: string | null;
  postedAt: Date;
  expiresAt: Date;
  /** False once somebody has closed it; it may be over by `expiresAt` before. */
  isOpen: boolean;
  /** Shows how the pages look; never kept in production. */
  isSample: boolean;
  /** Everything the job can be filtered by, as words: see `facetsOfJob` of the server. */
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
// The list without a filter, newest first; the id keeps pages apart where two were posted together.
schema.index({ isOpen: 1, postedAt: -1, _id: -1, expiresAt: 1 });
// The same list for every filter and their combinations: each is one word among the facets.
schema.index({ isOpen: 1, facets: 1, postedAt: -1, _id: -1, expiresAt: 1 });
// The cities to choose from.
schema.index({ isOpen: 1, place: 1 });

const jobModel = (connection: Connection): Model<JobDocument> =>
  connection.model<JobDocument>('Job', schema, 'jobs');

const jobData: DataRule<JobDocument> = { kind: null, because: 'advertisements of companies' };

export const jobs = { model: jobModel, data: jobData };
