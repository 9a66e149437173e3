import { endpoint } from '../http/endpoint.ts';
import { Instant, RoomId } from '../http/ids.ts';
import { PageNumber, paged } from '../http/paging.ts';
import { z } from '../http/zod.ts';
import { OtherPerson, Round } from '../sessions/sessions.ts';

export const LEARNERS_PER_PAGE = 20;

/** A learner whom the mentor has met. Ratings are this mentor's own. */
const MentorLearner = z.object({
  learner: OtherPerson,
  sessions: z
    .array(
      z.object({
        roomid: RoomId,
        round: Round,
        isFree: z.boolean(),
        startsAt: Instant,
        overall: z
          .number()
          .nullable()
          .describe('the average of the stars that this mentor gave; null: no feedback sent'),
      }),
    )
    .min(1)
    .describe('that took place, the latest first'),
});
export type MentorLearner = z.infer<typeof MentorLearner>;

export const getMentorLearners = endpoint({
  method: 'GET',
  path: '/mentor/learners',
  summary:
    'Learners with whom the caller has had sessions, and how those went; whoever was met last is first',
  query: z.object({ page: PageNumber }),
  response: paged(MentorLearner),
});
