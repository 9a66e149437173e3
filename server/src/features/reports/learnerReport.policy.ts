import type { HandlersFor } from '../../http/call.ts';
import { ANYONE, type PolicyTable } from '../../http/policy.ts';
import { BOTH_SIDES, THE_LEARNER } from '../sessions/session.policy.ts';

export const learnerReportPolicies = {
  getTimeline: BOTH_SIDES,
  getLearnerReport: THE_LEARNER,
  downloadLearnerReport: THE_LEARNER,
  getReportLinks: THE_LEARNER,
  createReportLink: THE_LEARNER,
  revokeReportLink: THE_LEARNER,
  // Whoever has the link.
  getSharedReport: ANYONE,
} as const satisfies PolicyTable;
export type LearnerReportHandlers = HandlersFor<typeof learnerReportPolicies>;
