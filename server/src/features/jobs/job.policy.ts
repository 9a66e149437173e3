import type { HandlersFor } from '../../http/call.ts';
import { ANYONE, type PolicyTable } from '../../http/policy.ts';

export const jobPolicies = {
  getJobs: ANYONE,
  getJob: ANYONE,
} as const satisfies PolicyTable;
export type JobPageHandlers = HandlersFor<typeof jobPolicies>;
