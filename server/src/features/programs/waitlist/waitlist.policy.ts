import type { HandlersFor } from '../../../http/call.ts';
import { ANYONE, LEARNERS, type PolicyTable, team } from '../../../http/policy.ts';

export const waitlistPolicies = {
  joinWaitlist: LEARNERS,
  leaveWaitlist: LEARNERS,
  joinWaitlistAsVisitor: ANYONE,
  // The token of a mail authorises the call; it only leaves that waitlist.
  leaveWaitlistByLink: ANYONE,
  getOpening: team('content'),
  previewOpeningMail: team('content'),
} as const satisfies PolicyTable;
export type WaitlistHandlers = HandlersFor<typeof waitlistPolicies>;
