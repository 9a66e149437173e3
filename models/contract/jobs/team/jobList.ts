import { endpoint } from '../../http/endpoint.ts';
import { Instant } from '../../http/ids.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { z } from '../../http/zod.ts';
import { JOB_STATES } from '../jobLimits.ts';

/** A job in the team's list. */
export const JobRow = ListRow.extend({
  title: z.string(),
  company: z.string(),
  place: z.string(),
  state: z.enum(JOB_STATES),
  expiresAt: Instant,
  savedAt: Instant,
  applications: z.int().min(0).describe('withdrawn ones included'),
  isSample: z.boolean(),
});
export type JobRow = z.infer<typeof JobRow>;

const SORTS = ['-savedAt', 'savedAt'] as const;
const FILTERS = { state: z.enum(JOB_STATES).optional() };

export const getHqJobs = endpoint({
  method: 'GET',
  path: '/hq/jobs',
  summary: 'Jobs, drafts included, page by page; search, sort and filters in the query',
  query: pageQuery(SORTS, FILTERS),
  response: listPage(JobRow),
});

export const exportHqJobs = endpoint({
  method: 'GET',
  path: '/hq/jobs/export',
  summary: 'Jobs, drafts included, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, FILTERS),
  response: z.file(),
  download: CSV_TYPE,
});
