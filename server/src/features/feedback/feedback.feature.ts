import type { Feature } from '../../feature.ts';
import { feedbackHandlers } from './feedback.handlers.ts';
import { feedbackMail } from './feedback.mail.ts';
import { feedbackPolicies } from './feedback.policy.ts';

export const feedback = {
  policies: feedbackPolicies,
  handlers: feedbackHandlers,
  mails: { feedback: feedbackMail },
} satisfies Feature<typeof feedbackPolicies>;
