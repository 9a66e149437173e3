import type { HandlersFor } from '../../../http/call.ts';
import type { PolicyTable } from '../../../http/policy.ts';
import { BOTH_SIDES, THE_LEARNER, THE_MENTOR } from '../../sessions/session.policy.ts';

export const feedbackPolicies = {
  getAfterCall: BOTH_SIDES,
  // Whoever leaves still owes the other side what the session was for.
  saveFeedbackDraft: { ...THE_MENTOR, evenLeaving: true },
  submitFeedback: { ...THE_MENTOR, evenLeaving: true },
  rateMentor: { ...THE_LEARNER, evenLeaving: true },
} as const satisfies PolicyTable;
export type FeedbackHandlers = HandlersFor<typeof feedbackPolicies>;
