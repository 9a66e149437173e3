import type { QuizSubject } from '@preproom/models/contract/assessments/quizSubjects';
import type { PracticeSubject } from '@preproom/models/contract/assessments/topicPractice';

/** As for quizzes: fewer answers say nothing. */
const MIN_ANSWERS = 3;
const SHOWN = 6;

/** Practised topics with more wrong answers than right ones, the weakest first. */
export function weakTopics(subjects: readonly PracticeSubject[]): { subject: QuizSubject; topic: string }[] {
  return subjects
    .flatMap(({ subject, topics }) => topics.map((one) => ({ ...one, subject })))
    .filter(({ answered, right }) => answered >= MIN_ANSWERS && right * 2 < answered)
    .toSorted((a, b) => a.right / a.answered - b.right / b.answered)
    .slice(0, SHOWN)
    .map(({ subject, topic }) => ({ subject, topic }));
}
