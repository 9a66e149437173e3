import type { HandlersFor } from '../../http/call.ts';
import { LEARNERS, type PolicyTable } from '../../http/policy.ts';

export const assessmentPolicies = {
  getAttempts: LEARNERS,
  deleteAttempt: LEARNERS,
  getAssessmentSharing: LEARNERS,
  setAssessmentSharing: LEARNERS,
} as const satisfies PolicyTable;
export type AssessmentHandlers = HandlersFor<typeof assessmentPolicies>;
