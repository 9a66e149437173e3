import { scopeOf } from '@preproom/models/contract/assessments/quizSubjects';
import type { Database } from '@preproom/models/db/database';
import type { QuizAttempt } from './quizWork.ts';

/** Quizzes of any subject that are looked through: more than a year of daily ones. */
const LOOKED_THROUGH = 400;

/** The learner's finished quizzes on this one's subject or its topics, without it, the latest first. */
export async function earlierQuizzes(
  database: Database,
  { _id, learnerId, topic }: Pick<QuizAttempt, '_id' | 'learnerId' | 'topic'>,
  count: number,
): Promise<QuizAttempt[]> {
  const { subject } = scopeOf(topic);
  const done = { learnerId, kind: 'technical', status: 'done', _id: { $ne: _id } } as const;
  const found = await database.assessmentAttempts
    .find(done, { topic: 1, 'work.asked': 1 })
    .sort({ startedAt: -1 })
    .limit(LOOKED_THROUGH)
    .lean<QuizAttempt[]>();
  return found.filter((quiz) => scopeOf(quiz.topic).subject === subject).slice(0, count);
}
