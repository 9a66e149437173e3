import type { Feature } from '../../../feature.ts';
import { quizHandlers } from './quiz.handlers.ts';
import { quizPolicies } from './quiz.policy.ts';

/** The technical skill analysis: adaptive quizzes from the question bank, and spaced repetition of what was wrong. */
export const quizzes = {
  policies: quizPolicies,
  handlers: quizHandlers,
} satisfies Feature<typeof quizPolicies>;
