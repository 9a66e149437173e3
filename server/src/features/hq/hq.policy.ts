import type { HandlersFor } from '../../http/call.ts';
import { type PolicyTable, team } from '../../http/policy.ts';

export const hqPolicies = {
  getHqWelcome: team('any'),
  getHqCallbacks: team('people'),
  exportHqCallbacks: team('people'),
  getHqCallback: team('people'),
  handleCallback: team('people'),
  getHqMessages: team('people'),
  exportHqMessages: team('people'),
  getHqMessage: team('people'),
  handleMessage: team('people'),
  getHqReports: team('people'),
  exportHqReports: team('people'),
  getHqReport: team('people'),
  handleReport: team('people'),
  getHqBlocks: team('people'),
  exportHqBlocks: team('people'),
  getHqDeliveries: team('everything'),
  exportHqDeliveries: team('everything'),
  retryDeliveries: team('everything'),
  getHqStudents: team('people'),
  exportHqStudents: team('people'),
  getHqPayments: team('money'),
  exportHqPayments: team('money'),
  getHqAudit: team('everything'),
  exportHqAudit: team('everything'),
} as const satisfies PolicyTable;
export type HqHandlers = HandlersFor<typeof hqPolicies>;
