import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { CSV_TYPE, exportQuery, LIST_PAGE_ROWS, ListRow, listPage, pageQuery } from '../http/lists.ts';
import { z } from '../http/zod.ts';

/** The kind of the jobs that send e-mails. */
export const MAIL_JOB = 'mail:send';

/** A background job that failed for good, or the e-mail that one could not send. Contains no address and no text of it. */
export const DeliveryRow = ListRow.extend({
  kind: z.string().describe('of job'),
  key: z.string().describe('names the job within its kind: an id or a period'),
  template: z.string().nullable().describe("the e-mail's; null: another job, or the e-mail is gone"),
  failedAt: Instant,
  createdAt: Instant,
  attempts: z.int().min(0),
  error: z.string().nullable().describe('kind of the last error, without its message'),
  canRetry: z.boolean().describe('false: the e-mail is gone, has expired, or held a code that is wiped'),
});
export type DeliveryRow = z.infer<typeof DeliveryRow>;

const SORTS = ['-failedAt', 'failedAt'] as const;
const FILTERS = { what: z.enum(['mails', 'jobs']).optional() };

export const getHqDeliveries = endpoint({
  method: 'GET',
  path: '/hq/deliveries',
  summary: 'E-mails and background jobs that failed for good, page by page; sort and filters in the query',
  query: pageQuery(SORTS, FILTERS),
  response: listPage(DeliveryRow),
});

export const exportHqDeliveries = endpoint({
  method: 'GET',
  path: '/hq/deliveries/export',
  summary: 'E-mails and background jobs that failed for good, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, FILTERS),
  response: z.file(),
  download: CSV_TYPE,
});

export const retryDeliveries = endpoint({
  method: 'POST',
  path: '/hq/deliveries/retries',
  summary: 'Has failed e-mails and background jobs tried again; each is noted in the audit log',
  body: z.strictObject({ ids: z.array(Id).min(1).max(LIST_PAGE_ROWS) }),
  response: z.object({
    retried: z.array(Id).describe('that are tried again now, or were already'),
    refused: z.array(Id).describe('that are gone or cannot be tried again'),
  }),
});
