import type { HandlersFor } from '../../../http/call.ts';
import { LEARNERS, type PolicyTable, team } from '../../../http/policy.ts';

export const quizPolicies = {
  getQuizzes: LEARNERS,
  startQuiz: LEARNERS,
  getQuiz: LEARNERS,
  askNextItem: LEARNERS,
  answerItem: LEARNERS,
  endQuiz: LEARNERS,
  getReview: LEARNERS,
  answerReview: LEARNERS,
  getHqQuizItems: team('content'),
  exportHqQuizItems: team('content'),
  getHqQuizItem: team('content'),
  withdrawQuizItem: team('content'),
} as const satisfies PolicyTable;
export type QuizHandlers = HandlersFor<typeof quizPolicies>;
