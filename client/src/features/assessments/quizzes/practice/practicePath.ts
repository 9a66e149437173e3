import type { PracticeScope } from '@preproom/models/contract/assessments/topicPractice';

/** The page that asks the questions of a topic, or of a subject without topics. */
export function practicePath({ subject, topic }: PracticeScope): string {
  const names = topic === null ? [subject] : [subject, topic];
  return ['/assessments/topics', ...names.map(encodeURIComponent)].join('/');
}
