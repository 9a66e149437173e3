import type { Feature } from '../../feature.ts';
import { reviewAnswerMail } from './reviewAnswer.mail.ts';
import { reviewHandlers } from './reviews.handlers.ts';
import { reviewPolicies } from './reviews.policy.ts';
import { hqReviewHandlers } from './team/reviews.handlers.ts';

/** What happens to the reviews on mentors' pages; they are written with the learner's rating. */
export const reviews = {
  policies: reviewPolicies,
  handlers: (deps) => ({ ...reviewHandlers(deps), ...hqReviewHandlers(deps) }),
  mails: { reviewAnswer: reviewAnswerMail },
} satisfies Feature<typeof reviewPolicies>;
