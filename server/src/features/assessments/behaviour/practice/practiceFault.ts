import type { PracticeMeasure, PracticeRecord } from '@preproom/models/contract/assessments/practice';
import { QUESTION_BY_ID } from '../content.ts';

/** Timers of a busy or sleeping device run late. */
const LATE_MS = 5_000;

/** What of a record cannot be true, beyond its schema; null if nothing. */
export function practiceFault({ answers }: PracticeRecord): string | null {
  for (const { questionId, usedMs } of answers) {
    const question = QUESTION_BY_ID.get(questionId);
    if (!question) return 'unknown question';
    if (usedMs > 1000 * question.seconds + LATE_MS) return 'an answer took longer than its question allows';
  }
  return null;
}

/** The measures whose numbers are in a record. */
export function measuresIn({ answers }: PracticeRecord): PracticeMeasure[] {
  const isRead = answers.some(({ expression }) => expression !== null);
  const isHeard = answers.some(({ speech }) => speech !== null);
  return [...(isRead ? (['expression_reading'] as const) : []), ...(isHeard ? (['talk_time'] as const) : [])];
}
