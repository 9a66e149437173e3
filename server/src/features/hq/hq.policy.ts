import type { HandlersFor } from '../../http/call.ts';
import { type PolicyTable, TEAM } from '../../http/policy.ts';

export const hqPolicies = {
  getHqWelcome: TEAM,
  getHqCallbacks: TEAM,
  getHqMessages: TEAM,
  getHqReports: TEAM,
  getHqStudents: TEAM,
  exportHqStudents: TEAM,
  getHqPayments: TEAM,
  exportHqPayments: TEAM,
  getHqAudit: TEAM,
  exportHqAudit: TEAM,
} as const satisfies PolicyTable;
export type HqHandlers = HandlersFor<typeof hqPolicies>;
