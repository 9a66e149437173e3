import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant } from '../../http/ids.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { z } from '../../http/zod.ts';
import { Handled, handling } from './handled.ts';

/** `done`: no answer was needed. */
export const MESSAGE_STATUSES = ['open', 'answered', 'done'] as const;

/** A message of the contact page in the team's list. Contains no contact data: those are in its file. */
export const MessageRow = ListRow.extend({
  at: Instant,
  name: z.string(),
  topic: z.string(),
  status: z.enum(MESSAGE_STATUSES),
});
export type MessageRow = z.infer<typeof MessageRow>;

/** All that was written, and who dealt with it. Each view is recorded in the audit log. */
export const MessageFile = MessageRow.extend({
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  handled: Handled.nullable(),
});
export type MessageFile = z.infer<typeof MessageFile>;

const SORTS = ['-at', 'at'] as const;
const FILTERS = { status: z.enum(MESSAGE_STATUSES).optional() };
const params = z.strictObject({ messageId: Id });

export const getHqMessages = endpoint({
  method: 'GET',
  path: '/hq/messages',
  summary: 'Messages of the contact page, page by page; search, sort and filters in the query',
  query: pageQuery(SORTS, FILTERS),
  response: listPage(MessageRow),
});

export const exportHqMessages = endpoint({
  method: 'GET',
  path: '/hq/messages/export',
  summary: 'Messages of the contact page, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, FILTERS),
  response: z.file(),
  download: CSV_TYPE,
});

export const getHqMessage = endpoint({
  method: 'GET',
  path: '/hq/messages/:messageId',
  summary: 'One message of the contact page; the look is noted',
  params,
  response: z.object({ data: MessageFile }),
});

export const handleMessage = endpoint({
  method: 'PUT',
  path: '/hq/messages/:messageId/status',
  summary: 'Marks a message as answered or dealt with, or opens it again',
  params,
  body: handling(MESSAGE_STATUSES),
  response: z.object({ data: MessageFile }),
});
