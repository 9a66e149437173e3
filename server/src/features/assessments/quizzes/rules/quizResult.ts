import type { QuizCategory, QuizResult } from '@preproom/models/contract/assessments/quizResult';
import { MIN_ANSWERS } from '@preproom/models/contract/assessments/quizzes';
import { itemById } from '../bank/bank.ts';
import { chanceByGuessing } from '../bank/bankItem.ts';
import type { AskedItem } from '../quizWork.ts';
import { type Ability, estimateAbility } from './ability.ts';
import { bandRange } from './bands.ts';

/** The estimate from the items that are over; a late one counts as wrong. */
export function abilityOf(asked: readonly AskedItem[]): Ability {
  return estimateAbility(
    asked
      .filter(({ outcome }) => outcome !== null)
      .map(({ itemId, difficulty, outcome }) => {
        const known = itemById(itemId);
        return { difficulty, guess: known ? chanceByGuessing(known.item) : 0, isRight: outcome === 'right' };
      }),
  );
}

/** Null with fewer than `MIN_ANSWERS` answers. */
export function resultOf(category: QuizCategory, asked: readonly AskedItem[]): QuizResult | null {
  const over = asked.filter(({ outcome }) => outcome !== null);
  const answered = over.filter(({ choice }) => choice !== null).length;
  if (answered < MIN_ANSWERS) return null;
  return {
    kind: 'technical',
    category,
    ...bandRange(abilityOf(over)),
    answered,
    right: over.filter(({ outcome }) => outcome === 'right').length,
    weakTopics: weakTopics(over),
  };
}

/** Topics with more wrong than right answers, the most wrong first. */
function weakTopics(over: readonly AskedItem[]): string[] {
  const balance = new Map<string, number>();
  for (const { itemId, outcome } of over) {
    const topic = itemById(itemId)?.item.topic;
    if (topic) balance.set(topic, (balance.get(topic) ?? 0) + (outcome === 'right' ? 1 : -1));
  }
  return [...balance]
    .filter(([, value]) => value < 0)
    .toSorted(([, a], [, b]) => a - b)
    .map(([topic]) => topic);
}
