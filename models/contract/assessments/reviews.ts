import { endpoint } from '../http/endpoint.ts';
import { Instant } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { AnsweredItem, Choice, ShownItem } from './quizzes.ts';

/** Reviews of one learner in a day; more at once teach nothing. */
export const MAX_REVIEWS_A_DAY = 60;

const BankItemId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(48);

const DueReview = z.strictObject({ itemId: BankItemId, subject: z.string(), item: ShownItem });

export const getReview = endpoint({
  method: 'GET',
  path: '/assessments/reviews',
  summary: 'The next item to repeat, of those that the learner had wrong',
  response: z.object({
    due: z.int().min(0).describe('how many are due now'),
    next: DueReview.nullable().describe('the one that has waited longest'),
    nextDueAt: Instant.nullable().describe('when the next one is due, if none is'),
  }),
});

export const answerReview = endpoint({
  method: 'POST',
  path: '/assessments/reviews/:itemId',
  summary: 'Answers an item that is due; it comes back later when right, sooner when wrong',
  params: z.object({ itemId: BankItemId }),
  body: z.strictObject({ choice: Choice }),
  response: z.object({ data: AnsweredItem, nextDueAt: Instant }),
});
