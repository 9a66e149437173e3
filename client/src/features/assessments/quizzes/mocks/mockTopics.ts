import {
  QUANTITATIVE_TOPICS,
  REASONING_TOPICS,
  VERBAL_TOPICS,
} from '@preproom/models/contract/assessments/aptitudeTopics';
import type { QuizSubject } from '@preproom/models/contract/assessments/quizSubjects';

const APTITUDE = { ...QUANTITATIVE_TOPICS, ...REASONING_TOPICS, ...VERBAL_TOPICS };

/** The subject of a mock test's topic: its sections ask aptitude and computer science only. */
export function subjectOf(topic: string): QuizSubject {
  return topic in APTITUDE ? 'Aptitude' : 'CS core';
}
