import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant } from '../../http/ids.ts';
import { Line, Paragraphs, Token } from '../../http/texts.ts';
import { z } from '../../http/zod.ts';
import { JOB_LIMITS, JOB_STATES, MAX_EXPERIENCE_YEARS } from '../jobLimits.ts';
import { Job } from '../jobs.ts';

const Revision = z.int().min(1).describe('grows with every save');
const name = Line.min(1).max(JOB_LIMITS.name);
const years = z.int().min(0).max(MAX_EXPERIENCE_YEARS);
const paise = z.int().min(0);

/** What the team writes of a job. Publishing needs a description and a last day to come. */
export const JobText = z.strictObject({
  title: name,
  company: name,
  place: name.max(JOB_LIMITS.place).describe('the city'),
  isRemote: z.boolean(),
  experience: z
    .object({ minYears: years, maxYears: years })
    .refine(({ minYears, maxYears }) => minYears <= maxYears, 'must not end before it begins'),
  salary: z
    .object({ minPaise: paise, maxPaise: paise })
    .refine(({ minPaise, maxPaise }) => minPaise <= maxPaise, 'must not end before it begins')
    .nullable()
    .describe('pay in one year; null when the company does not say'),
  skills: z.array(name.max(JOB_LIMITS.skill)).max(JOB_LIMITS.skills),
  description: Paragraphs.max(JOB_LIMITS.html).describe('HTML, sanitised when it is stored'),
  applyUrl: Token.max(JOB_LIMITS.url)
    .pipe(z.url({ protocol: /^https?$/ }))
    .nullable()
    .describe("the company's own page for applications"),
  expiresAt: Instant.describe('the job takes no applications from then on'),
});
export type JobText = z.infer<typeof JobText>;

/** A job as the team sees it. */
export const HqJob = JobText.extend({
  _id: Id,
  revision: Revision,
  savedAt: Instant,
  state: z.enum(JOB_STATES),
  isSample: z.boolean(),
});
export type HqJob = z.infer<typeof HqJob>;

const JobId = z.strictObject({ job: Id });
const answer = z.object({ data: HqJob });

export const createJob = endpoint({
  method: 'POST',
  path: '/hq/jobs',
  summary: 'Begins a job as a draft',
  body: JobText,
  response: answer,
});

export const previewJob = endpoint({
  method: 'POST',
  path: '/hq/jobs/preview',
  summary: 'These fields as the public page would have them; nothing is stored',
  body: JobText,
  response: z.object({ data: Job }),
});

export const getHqJob = endpoint({
  method: 'GET',
  path: '/hq/jobs/:job',
  summary: 'One job, also a draft',
  params: JobId,
  response: answer,
});

export const saveJob = endpoint({
  method: 'PUT',
  path: '/hq/jobs/:job',
  summary:
    'Saves a job, and changes the public page of an open one; refused with `conflict` if it was saved since this revision',
  params: JobId,
  body: JobText.extend({ revision: Revision }),
  response: answer,
});

export const setJobState = endpoint({
  method: 'POST',
  path: '/hq/jobs/:job/state',
  summary:
    'Publishes, closes or reopens a job. Learners with a fitting alert are mailed once, after it is first published; applicants when it closes',
  params: JobId,
  body: z.strictObject({ revision: Revision, state: z.enum(['open', 'closed']) }),
  response: answer,
});
