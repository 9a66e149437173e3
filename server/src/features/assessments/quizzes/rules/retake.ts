import {
  type QuizScope,
  type QuizSubject,
  scopeName,
} from '@preproom/models/contract/assessments/quizSubjects';
import { quizTopics } from '../bank/quizTopics.ts';

/** Whether a quiz on the one is a retake of a quiz on the other: more than half of the larger choice of topics is the same. */
export function isRetake(one: QuizScope, other: QuizScope): boolean {
  if (one.subject !== other.subject) return false;
  if (scopeName(one) === scopeName(other)) return true;
  const [topics, others] = [topicsOf(one), topicsOf(other)];
  const common = topics.filter((topic) => others.includes(topic)).length;
  return common > Math.max(topics.length, others.length) / 2;
}

const whole = new Map<QuizSubject, readonly string[]>();

function topicsOf({ subject, topics }: QuizScope): readonly string[] {
  if (topics.length > 0) return topics;
  const known = whole.get(subject) ?? quizTopics(subject);
  whole.set(subject, known);
  return known;
}
