import { RETAKE_AFTER_MS } from '@preproom/models/contract/assessments/attempts';
import { scopeOf } from '@preproom/models/contract/assessments/quizSubjects';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Database } from '@preproom/models/db/database';
import { countAnswer } from '../team/quizItems.ts';
import { quizLength } from './bank/quizTopics.ts';
import { earlierQuizzes } from './earlierQuizzes.ts';
import type { QuizAttempt } from './quizWork.ts';
import { askedItems, openItem } from './quizWork.ts';
import { addCards } from './reviews/reviewCards.ts';
import { resultOf } from './rules/quizResult.ts';
import { isLate, isQuizOver } from './rules/timing.ts';

/** Earlier quizzes that say which topics are weak: what was not known long ago may be known by now. */
const LOOKED_BACK = 4;

export interface OwnQuiz {
  attemptId: string;
  learnerId: string;
}

/** The learner's quiz as it stands now. Throws `not_found`. */
export async function findQuiz(
  database: Database,
  { attemptId, learnerId }: OwnQuiz,
  nowMs: number,
): Promise<QuizAttempt> {
  const own = { _id: attemptId, learnerId, kind: 'technical', status: { $ne: 'deleted' } } as const;
  const quiz = await database.assessmentAttempts.findOne(own).lean<QuizAttempt>();
  if (!quiz) throw new AppError('not_found');
  return settle(database, quiz, nowMs);
}

/** When the next attempt may start; null: now. */
export function canRetakeAt({ startedAt }: Pick<QuizAttempt, 'startedAt'>, nowMs: number): Date | null {
  const at = startedAt.getTime() + RETAKE_AFTER_MS;
  return at > nowMs ? new Date(at) : null;
}

/** The refusal of an attempt before this moment. */
export function retakeLater(at: Date, nowMs: number): AppError {
  return new AppError('retake_later', undefined, {
    retryAfterSeconds: Math.ceil((at.getTime() - nowMs) / 1_000),
  });
}

/** Writes down what time has decided: an item without an answer is late, and a quiz without an item left is done. */
export async function settle(database: Database, quiz: QuizAttempt, nowMs: number): Promise<QuizAttempt> {
  if (quiz.status !== 'open') return quiz;
  const open = openItem(quiz);
  if (open && !isLate(open, nowMs)) return quiz;
  if (open) {
    await writeOutcome(database, quiz, askedItems(quiz).length - 1, { choice: null, outcome: 'late' });
    return settle(database, await reread(database, quiz), nowMs);
  }
  const isAsked = askedItems(quiz).length >= quizLength(scopeOf(quiz.topic));
  const isDone = isAsked || isQuizOver(quiz.startedAt, nowMs);
  return isDone ? closeQuiz(database, quiz, nowMs) : quiz;
}

/** Stores how the item at this position ended, and counts it, once. */
export async function writeOutcome(
  database: Database,
  quiz: QuizAttempt,
  position: number,
  { choice, outcome }: { choice: number[] | null; outcome: 'right' | 'wrong' | 'late' },
): Promise<void> {
  const at = `work.asked.${position}`;
  const { modifiedCount } = await database.assessmentAttempts.updateOne(
    { _id: quiz._id, status: 'open', 'work.over': position },
    { $set: { [`${at}.choice`]: choice, [`${at}.outcome`]: outcome, 'work.over': position + 1 } },
  );
  const itemId = askedItems(quiz)[position]?.itemId;
  if (modifiedCount === 0 || itemId === undefined) return;
  await countAnswer(database, { itemId, subject: scopeOf(quiz.topic).subject }, outcome === 'right');
}

/** Ends the quiz with what was answered; an item that waits for its answer does not count. */
export async function closeQuiz(database: Database, quiz: QuizAttempt, nowMs: number): Promise<QuizAttempt> {
  const asked = askedItems(quiz).filter(({ outcome }) => outcome !== null);
  // Cards first: a quiz that is closed twice after a crash adds none twice.
  await addCards(database, { attemptId: quiz._id, learnerId: quiz.learnerId }, asked, nowMs);
  const earlier = await earlierQuizzes(database, quiz, LOOKED_BACK);
  const result = resultOf(
    scopeOf(quiz.topic),
    asked,
    earlier.flatMap((one) => [...askedItems(one)]),
  );
  const { matchedCount } = await database.assessmentAttempts.updateOne(
    { _id: quiz._id, status: 'open', 'work.over': asked.length },
    { $set: { status: 'done', finishedAt: new Date(nowMs), result, 'work.asked': asked } },
  );
  const stored = await reread(database, quiz);
  // An answer came in between: it counts as well.
  return matchedCount === 0 && stored.status === 'open' ? closeQuiz(database, stored, nowMs) : stored;
}

/** Throws `not_found` if the quiz was deleted meanwhile. */
export async function reread(database: Database, { _id }: QuizAttempt): Promise<QuizAttempt> {
  const quiz = await database.assessmentAttempts.findOne({ _id }).lean<QuizAttempt>();
  if (!quiz || quiz.status === 'deleted') throw new AppError('not_found');
  return quiz;
}
