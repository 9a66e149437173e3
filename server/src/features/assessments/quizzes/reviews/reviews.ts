import type { AnsweredItem, Choice } from '@preproom/models/contract/assessments/quizzes';
import type { getReview } from '@preproom/models/contract/assessments/reviews';
import type { ResponseOf } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Language } from '@preproom/models/contract/http/language';
import type { Database } from '@preproom/models/db/database';
import { withdrawnItems } from '../../team/quizItems.ts';
import { itemById } from '../bank/bank.ts';
import { timedItems } from '../openItems.ts';
import { found, showItem, withKey } from '../quiz.present.ts';
import { isPossibleChoice, isRightChoice } from '../rules/judge.ts';
import { afterAnswer } from './reviewCards.ts';

/** What is due, and the item that has waited longest. */
export async function readReview(
  database: Database,
  learnerId: string,
  language: Language,
  nowMs: number,
): Promise<ResponseOf<typeof getReview>> {
  const cards = await askedCards(database, learnerId, nowMs);
  const [due, first] = await Promise.all([
    database.reviewCards.countDocuments({ ...cards, dueAt: { $lte: new Date(nowMs) } }),
    database.reviewCards.findOne(cards).sort({ dueAt: 1 }).lean(),
  ]);
  const known = first && itemById(first.itemId, language);
  if (!first || !known) return { due: 0, next: null, nextDueAt: null };
  if (first.dueAt.getTime() > nowMs) return { due, next: null, nextDueAt: first.dueAt.toISOString() };
  const { item, subject } = known;
  return { due, next: { itemId: item.id, subject, item: showItem(known, first.order) }, nextDueAt: null };
}

export async function countDue(database: Database, learnerId: string, nowMs: number): Promise<number> {
  const cards = await askedCards(database, learnerId, nowMs);
  return database.reviewCards.countDocuments({ ...cards, dueAt: { $lte: new Date(nowMs) } });
}

/** The learner's cards but those that wait: of withdrawn items, and of those that are asked with a clock. */
async function askedCards(database: Database, learnerId: string, nowMs: number) {
  const [withdrawn, timed] = await Promise.all([
    withdrawnItems(database),
    timedItems(database, learnerId, nowMs),
  ]);
  return { learnerId, itemId: { $nin: [...withdrawn, ...timed] } };
}

/** Judges the answer and sets the next review. Throws `not_found`, `already_answered` if the item is not due, `conflict` while it is asked with a clock. */
export async function answerReview(
  database: Database,
  {
    learnerId,
    itemId,
    choice,
    language,
    count,
  }: {
    learnerId: string;
    itemId: string;
    choice: Choice;
    language: Language;
    /** Called before an answer is judged, and may refuse it. */
    count: () => Promise<void>;
  },
  nowMs: number,
): Promise<{ data: AnsweredItem; nextDueAt: string }> {
  const card = await database.reviewCards.findOne({ learnerId, itemId }).lean();
  if (!card) throw new AppError('not_found');
  if (card.dueAt.getTime() > nowMs) throw new AppError('already_answered');
  if ((await timedItems(database, learnerId, nowMs)).includes(itemId)) throw new AppError('conflict');
  const shown = found(card, language);
  const { item } = shown;
  if (!isPossibleChoice(item, choice)) {
    throw new AppError('bad_request', undefined, { fields: { choice: 'is not possible for this item' } });
  }
  await count();
  const isRight = isRightChoice(item, card.order, choice);
  const next = afterAnswer(card, isRight, nowMs);
  const written = await database.reviewCards.updateOne({ _id: card._id, dueAt: card.dueAt }, { $set: next });
  // Another tab was quicker.
  if (written.modifiedCount === 0) throw new AppError('already_answered');
  const outcome = isRight ? 'right' : 'wrong';
  return { data: withKey(shown, card.order, { choice, outcome }), nextDueAt: next.dueAt.toISOString() };
}
