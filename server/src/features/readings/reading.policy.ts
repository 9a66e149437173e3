import type { HandlersFor } from '../../http/call.ts';
import type { PolicyTable } from '../../http/policy.ts';
import { BOTH_SIDES, THE_LEARNER } from '../sessions/session.policy.ts';

export const readingPolicies = {
  setReadingConsent: THE_LEARNER,
  storeReadings: THE_LEARNER,
  // The mentor also needs the learner's permission, which the handler checks.
  getExpressionSummary: BOTH_SIDES,
  deleteExpressionSummary: THE_LEARNER,
  shareExpressionSummary: THE_LEARNER,
} as const satisfies PolicyTable;
export type ReadingHandlers = HandlersFor<typeof readingPolicies>;
