import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { filterText, PageNumber, paged, SearchText } from '../http/paging.ts';
import { z } from '../http/zod.ts';
import { MAX_EXPERIENCE_YEARS, SALARY_STEPS_LAKH } from './jobLimits.ts';

/** Jobs per page of the list. */
export const JOBS_PER_PAGE = 20;

/** A job in a list. */
export const JobSummary = z.object({
  _id: Id,
  title: z.string(),
  company: z.string(),
  place: z.string().describe('the city'),
  isRemote: z.boolean().describe('can be done from elsewhere'),
  experience: z.object({ minYears: z.int().min(0), maxYears: z.int().max(MAX_EXPERIENCE_YEARS) }),
  salary: z
    .object({ minPaise: z.int(), maxPaise: z.int() })
    .nullable()
    .describe('pay in one year; null when the company does not say'),
  skills: z.array(z.string()),
  postedAt: Instant,
  expiresAt: Instant,
  state: z.enum(['open', 'closed', 'expired']),
  isSample: z.boolean().describe('shows how the page looks; there is no such job'),
});
export type JobSummary = z.infer<typeof JobSummary>;

export const Job = JobSummary.extend({
  description: z.string().describe('sanitised HTML'),
  applyUrl: z.url().nullable().describe("the company's own page for applications"),
});
export type Job = z.infer<typeof Job>;

export const JobQuery = z.object({
  page: PageNumber,
  q: SearchText,
  place: filterText(80),
  remote: z.literal('1').optional(),
  experience: z
    .string()
    .regex(/^([0-3]?\d|40)$/, `must be a number of years from 0 to ${MAX_EXPERIENCE_YEARS}`)
    .transform(Number)
    .optional()
    .describe('years that somebody has'),
  salary: z
    .enum(SALARY_STEPS_LAKH.map(String))
    .transform(Number)
    .optional()
    .describe('lakh rupees a year that it has to pay at least'),
  skills: filterText(100).describe('separated by commas; each has to be asked for'),
});
export type JobQuery = z.output<typeof JobQuery>;

export const getJobs = endpoint({
  method: 'GET',
  path: '/jobs',
  summary: 'One page of the open jobs that fit, newest first',
  query: JobQuery,
  response: paged(JobSummary).extend({
    places: z.array(z.string()).describe('where there are open jobs, whatever the filter'),
  }),
});

export const getJob = endpoint({
  method: 'GET',
  path: '/jobs/:job',
  summary: 'One job, also when it is closed or expired',
  params: z.object({ job: Id }),
  response: z.object({ data: Job }),
});
