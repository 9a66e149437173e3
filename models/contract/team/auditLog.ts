import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../http/lists.ts';
import { z } from '../http/zod.ts';
import { AUDIT_ACTIONS } from './auditActions.ts';

/** One entry of the audit log. */
export const AuditRow = ListRow.extend({
  at: Instant,
  actor: z
    .string()
    .nullable()
    .describe('name of the team member; null: a command on the machine, or an account that is gone'),
  action: z.enum(AUDIT_ACTIONS),
  targetId: Id.describe('the person or thing concerned'),
  before: z.string().nullable().describe('JSON of what was changed'),
  after: z.string().nullable().describe('JSON of what it was changed to, or of what was viewed'),
});
export type AuditRow = z.infer<typeof AuditRow>;

const SORTS = ['-at', 'at'] as const;
const FILTERS = {
  action: z.enum(AUDIT_ACTIONS).optional(),
  actorId: Id.optional(),
  targetId: Id.optional(),
};

export const getHqAudit = endpoint({
  method: 'GET',
  path: '/hq/audit',
  summary: 'The audit log, page by page; search, sort and filters in the query',
  query: pageQuery(SORTS, FILTERS),
  response: listPage(AuditRow),
});

export const exportHqAudit = endpoint({
  method: 'GET',
  path: '/hq/audit/export',
  summary: 'The audit log, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, FILTERS),
  response: z.file(),
  download: CSV_TYPE,
});
