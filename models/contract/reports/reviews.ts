import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { Paragraphs } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { REVIEW_LENGTH, type ReviewFault, reviewFault } from './reviewText.ts';

const FAULTS: Record<ReviewFault, string> = {
  short: `is shorter than ${REVIEW_LENGTH.min} characters`,
  long: `is longer than ${REVIEW_LENGTH.max} characters`,
  markup: 'has markup',
  link: 'has a link',
  contact: 'has contact details',
};

/** What everyone may read on a mentor's page: plain text without links and contact details. */
export const ReviewText = Paragraphs.trim().superRefine((text, context) => {
  const fault = reviewFault(text);
  if (fault) context.addIssue({ code: 'custom', message: FAULTS[fault] });
});

/** What the team is told about a review, or a mentor about their hidden one. */
export const ReviewReason = Paragraphs.trim().min(1, 'is missing').max(REVIEW_LENGTH.max);

const params = z.strictObject({ reviewId: Id });
const saved = z.object({ saved: z.literal(true) });

export const answerMentorReview = endpoint({
  method: 'POST',
  path: '/reviews/:reviewId/answer',
  summary: 'Answers a review on the own page, once; `review_answered` if there is an answer',
  params,
  body: z.strictObject({
    text: ReviewText,
    writtenAt: Instant.describe('of the review that was read; a conflict if the learner has changed it since'),
  }),
  response: saved,
});

export const reportMentorReview = endpoint({
  method: 'POST',
  path: '/reviews/:reviewId/report',
  summary: 'Asks the team to look at a review on the own page; it stays until they decide',
  params,
  body: z.strictObject({ reason: ReviewReason }),
  response: saved,
});
