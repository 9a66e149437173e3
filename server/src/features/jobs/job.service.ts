import { z } from '@preproom/models/contract/http/zod';
import { JOB_STATES } from '@preproom/models/contract/jobs/jobLimits';
import { JOBS_PER_PAGE, type JobQuery } from '@preproom/models/contract/jobs/jobs';
import { JobText } from '@preproom/models/contract/jobs/team/jobs';
import type { Database } from '@preproom/models/db/database';
import type { JobDocument, StoredJob } from '@preproom/models/db/jobs/job.model';
import { facetsOfJob, queryFacets } from '@preproom/models/db/jobs/jobFacets';
import { sanitizeContent } from '../../content/sanitizeContent.ts';

/** What an author provides; the other fields are derived from it. */
export const JobDraft = JobText.omit({ description: true, expiresAt: true }).extend({
  html: JobText.shape.description,
  postedAt: z.date(),
  expiresAt: z.date(),
  state: z.enum(JOB_STATES),
  isSample: z.boolean(),
});
export type JobDraft = z.infer<typeof JobDraft>;

/** Validates a draft, sanitizes its HTML and derives the stored fields. Throws ZodError. */
export function jobOfDraft(given: JobDraft): JobDocument {
  const { html, postedAt, expiresAt, state, isSample, ...text } = JobDraft.parse(given);
  const fields = fieldsOfText({ ...text, description: html, expiresAt: expiresAt.toISOString() });
  return { ...fields, postedAt, state, isSample, revision: 1, savedAt: postedAt };
}

type TextFields = Omit<JobText, 'description' | 'expiresAt'> &
  Pick<JobDocument, 'description' | 'expiresAt' | 'facets'>;

/** The stored fields of what was written: its HTML sanitized, and what it is found by. */
export function fieldsOfText({ description: html, expiresAt, ...text }: JobText): TextFields {
  const description = sanitizeContent(html);
  return {
    ...text,
    description,
    expiresAt: new Date(expiresAt),
    facets: facetsOfJob({ ...text, description }),
  };
}

/** One page of the jobs that are open at `now` and match, newest first, and the total number of matches. */
export async function findJobs(
  database: Database,
  query: JobQuery,
  now: Date,
): Promise<{ jobs: StoredJob[]; total: number }> {
  const facets = queryFacets(query);
  if (!facets) return { jobs: [], total: 0 };
  const fitting = facets.length > 0 ? { $and: facets.map((facet) => ({ facets: facet })) } : {};
  const filter = { state: 'open' as const, expiresAt: { $gt: now }, ...fitting };
  const jobs = await database.jobs
    .find(filter, { facets: 0, description: 0 })
    .sort({ postedAt: -1, _id: -1 })
    .skip((query.page - 1) * JOBS_PER_PAGE)
    .limit(JOBS_PER_PAGE)
    .lean<StoredJob[]>();
  return { jobs, total: await database.jobs.countDocuments(filter) };
}

/** The cities with open jobs, by name. */
export async function jobPlaces(database: Database): Promise<string[]> {
  const places = await database.jobs.distinct('place', { state: 'open' });
  return places.toSorted((a, b) => a.localeCompare(b));
}
