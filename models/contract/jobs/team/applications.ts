import { StoredFile } from '../../accounts/files.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant } from '../../http/ids.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { Paragraphs } from '../../http/texts.ts';
import { z } from '../../http/zod.ts';
import { APPLICATION_LIMITS, APPLICATION_STATUSES, DECISIONS } from '../jobLimits.ts';

/** An application in the team's list, without contact data. */
export const ApplicationRow = ListRow.extend({
  Name: z.string().describe('as it was when they applied'),
  jobTitle: z.string(),
  company: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  appliedAt: Instant,
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

/** An application in full; each look is in the audit log. */
export const HqApplication = ApplicationRow.extend({
  Email: z.string(),
  phone: z.string(),
  note: z.string(),
  message: z.string().nullable(),
  resume: StoredFile.pick({ _id: true, name: true, size: true }).nullable(),
});
export type HqApplication = z.infer<typeof HqApplication>;

const SORTS = ['-appliedAt', 'appliedAt'] as const;
const FILTERS = { status: z.enum(APPLICATION_STATUSES).optional(), jobId: Id.optional() };
const ApplicationId = z.strictObject({ applicationId: Id });
const answer = z.object({ data: HqApplication });

export const getHqApplications = endpoint({
  method: 'GET',
  path: '/hq/applications',
  summary: 'Applications for jobs, page by page; search, sort and filters in the query',
  query: pageQuery(SORTS, FILTERS),
  response: listPage(ApplicationRow),
});

export const exportHqApplications = endpoint({
  method: 'GET',
  path: '/hq/applications/export',
  summary: 'Applications for jobs, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, FILTERS),
  response: z.file(),
  download: CSV_TYPE,
});

export const getHqApplicationJobs = endpoint({
  method: 'GET',
  path: '/hq/applications/jobs',
  summary: 'The jobs last saved, to filter applications by',
  response: z.object({ data: z.array(ListRow.extend({ title: z.string(), company: z.string() })) }),
});

export const getHqApplication = endpoint({
  method: 'GET',
  path: '/hq/applications/:applicationId',
  summary: 'One application, with contact data; the look is noted in the audit log',
  params: ApplicationId,
  response: answer,
});

export const decideApplication = endpoint({
  method: 'POST',
  path: '/hq/applications/:applicationId/decision',
  summary: 'Shortlists or declines an applicant, who is told',
  params: ApplicationId,
  body: z.strictObject({
    from: z.enum(APPLICATION_STATUSES).describe('the status that was seen; a conflict if it has changed'),
    status: z.enum(DECISIONS),
    message: Paragraphs.trim().max(APPLICATION_LIMITS.message).describe('for the applicant; may be empty'),
  }),
  response: answer,
});
