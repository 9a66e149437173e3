import type { HandlersFor } from '../../http/call.ts';
import type { PolicyTable } from '../../http/policy.ts';
import { BOTH_SIDES, THE_LEARNER, THE_MENTOR } from '../sessions/session.policy.ts';

export const feedbackPolicies = {
  getAfterCall: BOTH_SIDES,
  saveFeedbackDraft: THE_MENTOR,
  submitFeedback: THE_MENTOR,
  rateMentor: THE_LEARNER,
} as const satisfies PolicyTable;
export type FeedbackHandlers = HandlersFor<typeof feedbackPolicies>;
