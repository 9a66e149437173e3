import type { ReviewCardDocument } from '@preproom/models/db/assessments/reviewCard.model';
import type { Database } from '@preproom/models/db/database';
import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { bankItem } from '../quiz.present.ts';
import type { AskedItem } from '../quizWork.ts';
import { shuffledOrder } from '../rules/judge.ts';

/** Whole days only: within a day the explanation is still in mind. */
const scheduler = fsrs({ enable_short_term: false });

/** The state of a card after an answer, and when it is due. `before` is null for an item that was wrong outside of a review. */
function schedule(before: Card | null, isRight: boolean, nowMs: number): { card: Card; dueAt: Date } {
  const now = new Date(nowMs);
  const grade = isRight ? Rating.Good : Rating.Again;
  const { card } = scheduler.next(before ?? createEmptyCard(now), now, grade);
  return { card, dueAt: card.due };
}

/** A card for each item that was not right, due the next day; one that is there already starts again. `attemptId` is null for practice by topic. */
export async function addCards(
  database: Database,
  { attemptId, learnerId }: Pick<ReviewCardDocument, 'attemptId' | 'learnerId'>,
  asked: readonly Pick<AskedItem, 'itemId' | 'outcome'>[],
  nowMs: number,
): Promise<void> {
  const missed = asked.filter(({ outcome }) => outcome !== 'right');
  if (missed.length === 0) return;
  await database.reviewCards.bulkWrite(
    missed.map(({ itemId }) => ({
      updateOne: {
        filter: { learnerId, itemId },
        update: { $set: { attemptId, order: shuffled(itemId), ...schedule(null, false, nowMs) } },
        upsert: true,
      },
    })),
  );
}

function shuffled(itemId: string): number[] {
  return shuffledOrder(bankItem({ itemId }), Math.random);
}

/** The card as it stands after an answer, its options in a new order. */
export function afterAnswer(
  { itemId, card }: Pick<ReviewCardDocument, 'itemId' | 'card'>,
  isRight: boolean,
  nowMs: number,
): Pick<ReviewCardDocument, 'card' | 'dueAt' | 'order'> {
  return { ...schedule(card as Card, isRight, nowMs), order: shuffled(itemId) };
}
