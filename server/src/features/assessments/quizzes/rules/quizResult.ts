import type { QuizResult } from '@preproom/models/contract/assessments/quizResult';
import type { QuizScope } from '@preproom/models/contract/assessments/quizSubjects';
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

/** Fewer answers say nothing of a topic. */
const MIN_TOPIC_ANSWERS = 3;

/**
 * Null with fewer than `MIN_ANSWERS` answers. `before` are the items of the learner's earlier quizzes on the subject; they say which of
 * this quiz's topics are weak.
 */
export function resultOf(
  { subject, topics }: QuizScope,
  asked: readonly AskedItem[],
  before: readonly AskedItem[] = [],
): QuizResult | null {
  const over = asked.filter(({ outcome }) => outcome !== null);
  const answered = over.filter(({ choice }) => choice !== null).length;
  if (answered < MIN_ANSWERS) return null;
  return {
    kind: 'technical',
    subject,
    topics: [...topics],
    ...bandRange(abilityOf(over)),
    answered,
    right: over.filter(({ outcome }) => outcome === 'right').length,
    weakTopics: weakTopics(over, before),
  };
}

/** Topics of this quiz with enough answers, more of them wrong than right; the most wrong first. */
function weakTopics(over: readonly AskedItem[], before: readonly AskedItem[]): string[] {
  const ofThisQuiz = new Set(over.map(topicOf));
  const byTopic = Map.groupBy([...over, ...before], topicOf);
  return [...byTopic]
    .filter(([topic, answers]) => topic && ofThisQuiz.has(topic) && answers.length >= MIN_TOPIC_ANSWERS)
    .map(([topic, answers]) => ({
      topic,
      right: answers.filter(({ outcome }) => outcome === 'right').length / answers.length,
    }))
    .filter(({ right }) => right < 1 / 2)
    .toSorted((a, b) => a.right - b.right)
    .map(({ topic }) => topic);
}

const topicOf = ({ itemId }: AskedItem): string => itemById(itemId)?.item.topic ?? '';
