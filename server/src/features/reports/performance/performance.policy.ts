import type { HandlersFor } from '../../../http/call.ts';
import { LEARNERS, type PolicyTable } from '../../../http/policy.ts';

export const performancePolicies = {
  getPerformance: LEARNERS,
} as const satisfies PolicyTable;
export type PerformanceHandlers = HandlersFor<typeof performancePolicies>;
