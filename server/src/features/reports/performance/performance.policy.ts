import type { HandlersFor } from '../../../http/call.ts';
import { LEARNERS, MENTORS, type PolicyTable } from '../../../http/policy.ts';

export const performancePolicies = {
  getPerformance: LEARNERS,
  getRatingComparison: MENTORS,
} as const satisfies PolicyTable;
export type PerformanceHandlers = HandlersFor<typeof performancePolicies>;
