import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant } from '../../http/ids.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { z } from '../../http/zod.ts';
import { Handled, handling } from './handled.ts';

export const CALLBACK_STATUSES = ['open', 'done'] as const;

/** A request for a call back in the team's list. Contains no contact data: those are in its file. */
export const CallbackRow = ListRow.extend({
  at: Instant,
  name: z.string().describe('as it was typed; may be empty'),
  program: z.string(),
  status: z.enum(CALLBACK_STATUSES),
});
export type CallbackRow = z.infer<typeof CallbackRow>;

/** All that was typed, and who dealt with it. Each view is recorded in the audit log. */
export const CallbackFile = CallbackRow.extend({
  email: z.string(),
  phone: z.string(),
  qualification: z.string(),
  handled: Handled.nullable(),
});
export type CallbackFile = z.infer<typeof CallbackFile>;

const SORTS = ['-at', 'at'] as const;
const FILTERS = { status: z.enum(CALLBACK_STATUSES).optional() };
const params = z.strictObject({ callbackId: Id });

export const getHqCallbacks = endpoint({
  method: 'GET',
  path: '/hq/callbacks',
  summary: 'Requests for a call back, page by page; search, sort and filters in the query',
  query: pageQuery(SORTS, FILTERS),
  response: listPage(CallbackRow),
});

export const exportHqCallbacks = endpoint({
  method: 'GET',
  path: '/hq/callbacks/export',
  summary: 'Requests for a call back, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, FILTERS),
  response: z.file(),
  download: CSV_TYPE,
});

export const getHqCallback = endpoint({
  method: 'GET',
  path: '/hq/callbacks/:callbackId',
  summary: 'All about one request for a call back; the look is noted',
  params,
  response: z.object({ data: CallbackFile }),
});

export const handleCallback = endpoint({
  method: 'PUT',
  path: '/hq/callbacks/:callbackId/status',
  summary: 'Marks a request for a call back as dealt with, or opens it again',
  params,
  body: handling(CALLBACK_STATUSES),
  response: z.object({ data: CallbackFile }),
});
