import type { HandlersFor } from '../../../http/call.ts';
import { MENTORS, type PolicyTable } from '../../../http/policy.ts';

/** A mentor fills this in while applying, so it does not depend on their status. */
export const availabilityPolicies = {
  getAvailability: MENTORS,
  saveAvailability: MENTORS,
} as const satisfies PolicyTable;
export type AvailabilityHandlers = HandlersFor<typeof availabilityPolicies>;
