import type { HandlersFor } from '../../http/call.ts';
import type { PolicyTable } from '../../http/policy.ts';

export const jobPolicies = {
  getJobs: { who: 'anyone', madeOf: ['jobs'] },
  getJob: { who: 'anyone', madeOf: ['jobs'] },
} as const satisfies PolicyTable;
export type JobPageHandlers = HandlersFor<typeof jobPolicies>;
