import type { HandlersFor } from '../../../http/call.ts';
import type { PolicyTable } from '../../../http/policy.ts';
import { BOTH_SIDES } from '../../sessions/session.policy.ts';

export const safetyPolicies = {
  reportPerson: { ...BOTH_SIDES, evenLeaving: true },
} as const satisfies PolicyTable;
export type SafetyHandlers = HandlersFor<typeof safetyPolicies>;
