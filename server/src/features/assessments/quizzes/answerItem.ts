import type { Choice } from '@preproom/models/contract/assessments/quizzes';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Database } from '@preproom/models/db/database';
import { bankItem } from './quiz.present.ts';
import { type AskedItem, askedItems, type QuizAttempt } from './quizWork.ts';
import { reread, settle, writeOutcome } from './quizzes.ts';
import { isPossibleChoice, isRightChoice } from './rules/judge.ts';

interface Answer {
  position: number;
  choice: Choice;
}

/**
 * Stores the answer. The same answer again changes nothing. Throws `already_answered` for another one, `conflict` for a position
 * that was not asked yet, `bad_request` for a choice that the item does not have, `attempt_over` once the quiz has ended.
 */
export async function answerItem(
  database: Database,
  quiz: QuizAttempt,
  answer: Answer,
  nowMs: number,
): Promise<QuizAttempt> {
  const asked = askedItems(quiz)[answer.position];
  if (!asked) throw new AppError(quiz.status === 'open' ? 'conflict' : 'attempt_over');
  if (isOver(asked, answer)) return quiz;
  const item = bankItem(asked);
  if (!isPossibleChoice(item, answer.choice)) {
    throw new AppError('bad_request', undefined, { fields: { choice: 'is not possible for this item' } });
  }
  const outcome = isRightChoice(item, asked.order, answer.choice) ? 'right' : 'wrong';
  await writeOutcome(database, quiz, answer.position, { choice: answer.choice, outcome });
  const written = await reread(database, quiz);
  const stored = askedItems(written)[answer.position];
  // Another tab was quicker, or ended the quiz.
  if (!stored || !isOver(stored, answer)) throw new AppError('attempt_over');
  return settle(database, written, nowMs);
}

/** Whether the item has ended, with this answer or late. Throws `already_answered` if it has another answer. */
function isOver({ outcome, choice }: AskedItem, answer: Answer): boolean {
  if (outcome === null) return false;
  if (choice !== null && choice.join() !== answer.choice.join()) throw new AppError('already_answered');
  return true;
}
