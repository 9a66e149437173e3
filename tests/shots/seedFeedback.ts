import {
  COMMENT_CRITERIA,
  INDEX_CRITERION,
  STAR_CRITERIA,
} from '@preproom/models/contract/catalogues/criteria';
import {
  type FeedbackSubmission,
  rateMentor,
  submitFeedback,
} from '@preproom/models/contract/reports/feedback';
import type { ApiClient } from '../support/stack/apiClient.ts';

/** The mentor's form of this room's session. */
export async function rate(roomid: string, mentor: ApiClient, feedback = FEEDBACK): Promise<void> {
  const { status, body } = await mentor.call(submitFeedback, { params: { roomid }, body: feedback });
  if (status !== 200)
    throw new Error(`The feedback was refused: ${body.code} ${JSON.stringify(body.fields)}`);
}

/** The learner's rating of the mentor, with a review for everyone. */
export async function review(roomid: string, learner: ApiClient): Promise<void> {
  const text =
    'Asked what I was asked a week later, and told me to think aloud. I would book this mentor again.';
  const rating = { stars: 4, remark: '', review: text };
  const { status, body } = await learner.call(rateMentor, { params: { roomid }, body: rating });
  if (status !== 200) throw new Error(`The review was refused: ${body.code} ${JSON.stringify(body.fields)}`);
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
