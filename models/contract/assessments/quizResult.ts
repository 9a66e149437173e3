import { EXPERTISE_CATEGORIES } from '../catalogues/expertise.ts';
import { z } from '../http/zod.ts';

/** Widths of a logit each, from the lowest; the outer two are open. */
export const QUIZ_BANDS = ['starting', 'building', 'solid', 'strong', 'expert'] as const;
export const QuizBand = z.enum(QUIZ_BANDS);
export type QuizBand = z.infer<typeof QuizBand>;

export const QuizCategory = z.enum(EXPERTISE_CATEGORIES);
export type QuizCategory = z.infer<typeof QuizCategory>;

/** What the history keeps of a finished quiz. */
export const QuizResult = z.strictObject({
  kind: z.literal('technical'),
  category: QuizCategory,
  band: QuizBand,
  bandFrom: QuizBand.describe('the lowest band that the answers allow, one standard error below'),
  bandTo: QuizBand.describe('the highest one, a standard error above'),
  answered: z.int().min(0),
  right: z.int().min(0),
  weakTopics: z.array(z.string()).describe('topics with more wrong than right answers, weakest first'),
});
export type QuizResult = z.infer<typeof QuizResult>;
