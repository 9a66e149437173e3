import {
  PLACEMENT_SUBJECT_NAMES,
  type QuizSubject,
} from '@preproom/models/contract/assessments/quizSubjects';
import type { PracticeScope } from '@preproom/models/contract/assessments/topicPractice';

/** The page that asks the questions of a topic, or of a subject without topics. */
export function practicePath({ subject, topic }: PracticeScope): string {
  const names = topic === null ? [subject] : [subject, topic];
  return ['/assessments/topics', ...names.map(encodeURIComponent)].join('/');
}

/** Whether each topic of the subject has questions enough to be practised alone; otherwise the subject is practised as a whole. */
export function hasTopicPractice(subject: QuizSubject): boolean {
  return subject in PLACEMENT_SUBJECT_NAMES;
}
