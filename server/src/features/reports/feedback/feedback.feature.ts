import type { Feature } from '../../../feature.ts';
import { feedbackPart } from './feedback.currentUser.ts';
import { feedbackHandlers } from './feedback.handlers.ts';
import { feedbackMail } from './feedback.mail.ts';
import { feedbackPolicies } from './feedback.policy.ts';
import { sumRatings } from './mentorRatings.ts';

export const feedback = {
  policies: feedbackPolicies,
  handlers: feedbackHandlers,
  currentUser: feedbackPart,
  mails: { feedback: feedbackMail },
  jobs: ({ database }) => ({
    'ratings:sum': { run: ({ mentorId }) => sumRatings(database, mentorId), maxAttempts: 10 },
  }),
} satisfies Feature<typeof feedbackPolicies>;
