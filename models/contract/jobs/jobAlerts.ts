import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { MAX_SEARCH_LENGTH } from '../http/paging.ts';
import { Line } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { JOB_LIMITS, MAX_EXPERIENCE_YEARS, MAX_JOB_ALERTS, SALARY_STEPS_LAKH } from './jobLimits.ts';

const text = (longest: number) => Line.max(longest);

/** A search of the jobs, as their page has it. An empty field does not narrow it. */
export const JobSearch = z.strictObject({
  q: text(MAX_SEARCH_LENGTH),
  place: text(JOB_LIMITS.place),
  remote: z.enum(['', '1']),
  experience: z.string().regex(/^([0-3]?\d|40)?$/, `must be empty or a number to ${MAX_EXPERIENCE_YEARS}`),
  salary: z.enum(['', ...SALARY_STEPS_LAKH.map(String)]),
  skills: text(MAX_SEARCH_LENGTH),
});
export type JobSearch = z.infer<typeof JobSearch>;

const JobAlerts = z.object({
  data: z.array(z.object({ _id: Id, search: JobSearch, createdAt: Instant })).describe('latest first'),
  mailsOn: z.boolean().describe('false: the learner has switched these e-mails off'),
});
export type JobAlerts = z.infer<typeof JobAlerts>;

export const getJobAlerts = endpoint({
  method: 'GET',
  path: '/jobAlerts',
  summary: "The learner's saved searches, by which they are mailed new jobs",
  response: JobAlerts,
});

export const addJobAlert = endpoint({
  method: 'POST',
  path: '/jobAlerts',
  summary: `Saves a search; the same one is saved once, and at most ${MAX_JOB_ALERTS}`,
  body: JobSearch,
  response: JobAlerts,
});

export const removeJobAlert = endpoint({
  method: 'DELETE',
  path: '/jobAlerts/:alertId',
  summary: 'Deletes a saved search of the learner',
  params: z.strictObject({ alertId: Id }),
  response: JobAlerts,
});
