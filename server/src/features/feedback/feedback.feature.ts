import type { Feature } from '../../feature.ts';
import { feedbackHandlers } from './feedback.handlers.ts';
import { feedbackPolicies } from './feedback.policy.ts';

export const feedback = {
  policies: feedbackPolicies,
  handlers: feedbackHandlers,
} satisfies Feature<typeof feedbackPolicies>;
