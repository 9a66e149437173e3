import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant } from '../../http/ids.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { z } from '../../http/zod.ts';
import { Round } from '../../sessions/sessions.ts';
import { ReviewReason } from '../reviews.ts';

/** `reported`: the mentor has asked the team to look at it, and nobody has decided yet. It is shown until then. */
const REVIEW_STATES = ['reported', 'shown', 'hidden'] as const;

/** A review in the team's list. */
export const ReviewRow = ListRow.extend({
  at: Instant.describe('when it was written'),
  mentor: z.string().nullable().describe('name; null: the account is gone'),
  mentorId: Id,
  learner: z.string().nullable(),
  stars: z.int(),
  text: z.string(),
  state: z.enum(REVIEW_STATES),
});
export type ReviewRow = z.infer<typeof ReviewRow>;

/** With what the mentor says, and why it is hidden. */
export const ReviewFile = ReviewRow.extend({
  learnerId: Id,
  session: z
    .object({ round: Round, isFree: z.boolean(), startsAt: Instant })
    .nullable()
    .describe('null: it has been deleted'),
  remark: z.string().describe('for the team only'),
  answer: z.string().nullable(),
  report: z.string().nullable().describe("the mentor's reason"),
  hidden: z.object({ by: z.string().nullable(), at: Instant, reason: z.string() }).nullable(),
});
export type ReviewFile = z.infer<typeof ReviewFile>;

const SORTS = ['-at', 'at'] as const;
const FILTERS = { state: z.enum(REVIEW_STATES).optional() };
const params = z.strictObject({ reviewId: Id });

export const getHqReviews = endpoint({
  method: 'GET',
  path: '/hq/reviews',
  summary: "Reviews on mentors' pages, page by page; search, sort and filters in the query",
  query: pageQuery(SORTS, FILTERS),
  response: listPage(ReviewRow),
});

export const exportHqReviews = endpoint({
  method: 'GET',
  path: '/hq/reviews/export',
  summary: 'Reviews as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, FILTERS),
  response: z.file(),
  download: CSV_TYPE,
});

export const getHqReview = endpoint({
  method: 'GET',
  path: '/hq/reviews/:reviewId',
  summary: 'One review with the mentor’s answer and report; the look is noted',
  params,
  response: z.object({ data: ReviewFile }),
});

export const decideReview = endpoint({
  method: 'PUT',
  path: '/hq/reviews/:reviewId/state',
  summary: 'Hides a review or has it shown, with a reason for the audit log; answers a report either way',
  params,
  body: z.strictObject({
    from: z.enum(REVIEW_STATES).describe('the state that was seen; a conflict if it has changed since'),
    writtenAt: Instant.describe('`at` of the text that was seen; a conflict if there is another since'),
    to: z.enum(['shown', 'hidden']),
    reason: ReviewReason,
  }),
  response: z.object({ data: ReviewFile }),
});
