import type { HandlersFor } from '../../http/call.ts';
import { MENTORS, type PolicyTable, team } from '../../http/policy.ts';

export const reviewPolicies = {
  // Of the own page only.
  answerMentorReview: MENTORS,
  reportMentorReview: MENTORS,
  getHqReviews: team('people'),
  exportHqReviews: team('people'),
  getHqReview: team('people'),
  decideReview: team('people'),
} as const satisfies PolicyTable;
export type ReviewHandlers = HandlersFor<typeof reviewPolicies>;
