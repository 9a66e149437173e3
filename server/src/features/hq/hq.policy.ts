import type { HandlersFor } from '../../http/call.ts';
import { type PolicyTable, team } from '../../http/policy.ts';

export const hqPolicies = {
  getHqWelcome: team('any'),
  getHqCallbacks: team('people'),
  getHqMessages: team('people'),
  getHqReports: team('people'),
  getHqStudents: team('people'),
  exportHqStudents: team('people'),
  getHqPayments: team('money'),
  exportHqPayments: team('money'),
  getHqAudit: team('everything'),
  exportHqAudit: team('everything'),
  // And the right that the change needed.
  undoChange: team('any'),
} as const satisfies PolicyTable;
export type HqHandlers = HandlersFor<typeof hqPolicies>;
