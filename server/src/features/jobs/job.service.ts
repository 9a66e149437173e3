import { z } from '@preproom/models/contract/http/zod';
import { JOBS_PER_PAGE, type JobQuery, MAX_EXPERIENCE_YEARS } from '@preproom/models/contract/site/jobs';
import type { Database } from '@preproom/models/db/database';
import type { JobDocument, StoredJob } from '@preproom/models/db/site/job.model';
import { plainText, sanitizeContent } from '../../content/sanitizeContent.ts';
import { facetsOfJob, queryFacets } from './jobFacets.ts';

const name = z.string().trim().min(1).max(120);
const years = z.int().min(0).max(MAX_EXPERIENCE_YEARS);
const paise = z.int().min(0);

/** What an author provides; the other fields are derived from it. */
export const JobDraft = z.object({
  title: name,
  company: name,
  place: name.max(80),
  isRemote: z.boolean(),
  experience: z
    .object({ minYears: years, maxYears: years })
    .refine(({ minYears, maxYears }) => minYears <= maxYears, 'must not end before it begins'),
  salary: z
    .object({ minPaise: paise, maxPaise: paise })
    .refine(({ minPaise, maxPaise }) => minPaise <= maxPaise, 'must not end before it begins')
    .nullable(),
  skills: z.array(name.max(40)).max(20),
  html: z.string().max(50_000),
  applyUrl: z.url({ protocol: /^https?$/ }).nullable(),
  postedAt: z.date(),
  expiresAt: z.date(),
  isOpen: z.boolean(),
  isSample: z.boolean(),
});
export type JobDraft = z.infer<typeof JobDraft>;

/** Validates a draft, sanitizes its HTML and derives the stored fields. Throws ZodError. */
export function jobOfDraft(given: JobDraft): JobDocument {
  const { html, ...draft } = JobDraft.parse(given);
  const description = sanitizeContent(html);
  const job = { ...draft, description };
  return { ...job, facets: facetsOfJob(job, plainText(description)) };
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
  const filter = { isOpen: true, expiresAt: { $gt: now }, ...fitting };
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
  const places = await database.jobs.distinct('place', { isOpen: true });
  return places.toSorted((a, b) => a.localeCompare(b));
}
