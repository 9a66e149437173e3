import { z } from '../http/zod.ts';
import { QUIZ_SUBJECTS } from './quizSubjects.ts';

/** Widths of a logit each, from the lowest; the outer two are open. */
export const QUIZ_BANDS = ['starting', 'building', 'solid', 'strong', 'expert'] as const;
export const QuizBand = z.enum(QUIZ_BANDS);
export type QuizBand = z.infer<typeof QuizBand>;

export const QuizSubject = z.enum(QUIZ_SUBJECTS);

/** What the history keeps of a finished quiz. */
export const QuizResult = z.strictObject({
  kind: z.literal('technical'),
  subject: QuizSubject,
  topics: z.array(z.string()).describe('what the quiz was limited to; empty for the whole subject'),
  band: QuizBand,
  bandFrom: QuizBand.describe('the lowest band that the answers allow, one standard error below'),
  bandTo: QuizBand.describe('the highest one, a standard error above'),
  answered: z.int().min(0),
  right: z.int().min(0),
  weakTopics: z
    .array(z.string())
    .describe(
      'topics with at least three answers, in this quiz and the ones before, and more wrong than right ones; weakest first',
    ),
});
export type QuizResult = z.infer<typeof QuizResult>;
