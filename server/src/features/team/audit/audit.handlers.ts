import type { AppDeps } from '../../../deps.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import type { TeamHandlers } from '../team.policy.ts';
import { AUDIT_COLUMNS, auditList } from './audit.list.ts';

export function auditHandlers(deps: AppDeps): Pick<TeamHandlers, 'getHqAudit' | 'exportHqAudit'> {
  const list = listHandlers(deps, auditList(deps.database), { name: 'audit', columns: AUDIT_COLUMNS });
  return { getHqAudit: list.page, exportHqAudit: list.exported };
}
