import type { QuizScope, QuizSubject } from '@preproom/models/contract/assessments/quizSubjects';
import type { PracticeScope } from '@preproom/models/contract/assessments/topicPractice';
import { AppError } from '@preproom/models/contract/http/errors';
import { itemsOf, templatesOf } from '../bank/bank.ts';
import { countItems } from '../bank/quizTopics.ts';

/** Fewer questions come back before they are forgotten. */
const MIN_ITEMS = 10;

/** The topics of a subject that can be practised, in the order of the bank. None: the subject is practised as a whole. */
export function practiceTopics(subject: QuizSubject): readonly string[] {
  const topics = new Set([...templatesOf(subject), ...itemsOf(subject)].map(({ topic }) => topic));
  return [...topics].filter((topic) => countItems(subject, topic) >= MIN_ITEMS);
}

/** The scope of the bank. Throws `bad_request` for a topic that cannot be practised, and for the whole of a subject with topics. */
export function bankScope({ subject, topic }: PracticeScope): QuizScope {
  const topics = practiceTopics(subject);
  const isKnown = topic === null ? topics.length === 0 : topics.includes(topic);
  if (!isKnown) throw new AppError('bad_request', undefined, { fields: { topic: 'cannot be practised' } });
  return { subject, topics: topic === null ? [] : [topic] };
}
