import type { PracticeStep } from '@preproom/models/contract/assessments/topicPractice';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Language } from '@preproom/models/contract/http/language';
import type { TopicPracticeDocument } from '@preproom/models/db/assessments/topicPractice.model';
import type { Stored } from '@preproom/models/db/privacy/dataRule';
import { found, showItem, withKey } from '../quiz.present.ts';
import { isRightChoice } from '../rules/judge.ts';

export type TopicPractice = Stored<TopicPracticeDocument>;

/** Counts alone. */
export const progressOf = ({ answered, right, unaided }: TopicPractice) => ({ answered, right, unaided });

/** The question as the learner may see it now: hints that were asked for, and the key once it is answered. Throws `conflict` before any was asked. */
export function presentStep(
  practice: TopicPractice,
  language: Language,
  about: Pick<PracticeStep, 'streak' | 'nextReviewAt'>,
): PracticeStep {
  const { current, asked } = practice;
  if (!current) throw new AppError('conflict');
  const shown = found(current, language);
  const hints = shown.item.hints ?? [];
  const { choice, order } = current;
  const outcome = choice && isRightChoice(shown.item, order, choice) ? 'right' : 'wrong';
  return {
    position: asked - 1,
    item: showItem(shown, order),
    hints: hints.slice(0, current.hints),
    hintsLeft: Math.max(0, hints.length - current.hints),
    answered: choice && withKey(shown, order, { choice, outcome }),
    progress: progressOf(practice),
    ...about,
  };
}
