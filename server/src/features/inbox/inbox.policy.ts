import type { HandlersFor } from '../../http/call.ts';
import { ANYONE, type PolicyTable, team } from '../../http/policy.ts';

export const inboxPolicies = {
  sendQuery: ANYONE,
  sendContactMessage: ANYONE,
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
} as const satisfies PolicyTable;
export type InboxHandlers = HandlersFor<typeof inboxPolicies>;
