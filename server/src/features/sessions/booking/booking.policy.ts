import type { HandlersFor } from '../../../http/call.ts';
import { LEARNERS, type PolicyTable } from '../../../http/policy.ts';
import { BOTH_SIDES, THE_LEARNER } from '../session.policy.ts';

export const bookingPolicies = {
  bookSession: LEARNERS,
  moveSession: THE_LEARNER,
  cancelSession: BOTH_SIDES,
  proposeTimes: BOTH_SIDES,
  answerProposal: BOTH_SIDES,
} as const satisfies PolicyTable;
export type BookingHandlers = HandlersFor<typeof bookingPolicies>;
