import { Id, Instant } from '../http/ids.ts';
import { ListRow, listEndpoints } from '../http/lists.ts';
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

export const { page: getHqAudit, exported: exportHqAudit } = listEndpoints({
  path: '/hq/audit',
  what: 'The audit log',
  row: AuditRow,
  sorts: ['-at', 'at'],
  filters: {
    action: z.enum(AUDIT_ACTIONS).optional(),
    actorId: Id.optional(),
    targetId: Id.optional(),
  },
});
