import type { HandlersFor } from '../../http/call.ts';
import { type PolicyTable, team } from '../../http/policy.ts';

/** What the team has for all nouns; what is about one noun is in that noun's `team`. */
export const teamPolicies = {
  getHqWelcome: team('any'),
  // Each kind of result needs the right of its page.
  searchHq: team('any'),
  getHqDeliveries: team('everything'),
  exportHqDeliveries: team('everything'),
  retryDeliveries: team('everything'),
  getHqAudit: team('everything'),
  exportHqAudit: team('everything'),
  confirmOpeningStep: team('everything'),
  sendTestMail: team('everything'),
  // And the right that the change needed.
  undoChange: team('any'),
} as const satisfies PolicyTable;
export type TeamHandlers = HandlersFor<typeof teamPolicies>;
