import type { HandlersFor } from '../../../http/call.ts';
import { LEARNERS, MENTORS, type PolicyTable } from '../../../http/policy.ts';

export const slotRequestPolicies = {
  requestForslot: LEARNERS,
  getSlotRequests: MENTORS,
  // The handler looks only among the mentor's own.
  answerSlotRequest: MENTORS,
} as const satisfies PolicyTable;
export type SlotRequestHandlers = HandlersFor<typeof slotRequestPolicies>;
