import type { HandlersFor } from '../../http/call.ts';
import { LEARNERS, type PolicyTable } from '../../http/policy.ts';

export const quizPolicies = {
  getQuizzes: LEARNERS,
  startQuiz: LEARNERS,
  getQuiz: LEARNERS,
  askNextItem: LEARNERS,
  answerItem: LEARNERS,
  endQuiz: LEARNERS,
  getReview: LEARNERS,
  answerReview: LEARNERS,
} as const satisfies PolicyTable;
export type QuizHandlers = HandlersFor<typeof quizPolicies>;
