import type { HandlersFor } from '../../../http/call.ts';
import { MENTORS, type PolicyTable } from '../../../http/policy.ts';

export const calibrationPolicies = {
  getRatingComparison: MENTORS,
  getSampleInterviews: MENTORS,
  getSampleInterview: MENTORS,
  rateSampleInterview: MENTORS,
} as const satisfies PolicyTable;
export type CalibrationHandlers = HandlersFor<typeof calibrationPolicies>;
