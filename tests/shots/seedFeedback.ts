import {
  COMMENT_CRITERIA,
  INDEX_CRITERION,
  STAR_CRITERIA,
} from '@preproom/models/contract/catalogues/criteria';
import { type FeedbackSubmission, submitFeedback } from '@preproom/models/contract/reports/feedback';
import type { ApiClient } from '../support/stack/apiClient.ts';

/** The mentor's form of this room's session. */
export async function rate(roomid: string, mentor: ApiClient, feedback = FEEDBACK): Promise<void> {
  const { status, body } = await mentor.call(submitFeedback, { params: { roomid }, body: feedback });
  if (status !== 200)
    throw new Error(`The feedback was refused: ${body.code} ${JSON.stringify(body.fields)}`);
}

const COMMENTS = [
  'Solid on data structures. Say out loud why you choose one before you write it; the hash map came late.',
  'Clear and calm. Start with the answer, then the example: twice the point came at the very end.',
];

const FEEDBACK: FeedbackSubmission = {
  ratings: Object.fromEntries([
    ...STAR_CRITERIA.map((name, i) => [name, 3 + ((i * 7) % 5 > 2 ? 2 : i % 2)]),
    [INDEX_CRITERION, 7],
    ...COMMENT_CRITERIA.map((name, i) => [name, COMMENTS[i % COMMENTS.length]]),
  ]),
  remarks: {
    'Listening Skills': 'You let me finish, and asked back twice. Keep that.',
    'Time Management': 'The introduction took four of the five minutes that it had.',
  },
};

/** The same mentor's first impression. */
export const EARLIER_FEEDBACK: FeedbackSubmission = {
  ...FEEDBACK,
  ratings: {
    ...FEEDBACK.ratings,
    ...Object.fromEntries(STAR_CRITERIA.map((name, i) => [name, 2 + (i % 3)])),
    [INDEX_CRITERION]: 5,
  },
};
