import { ANSWER_PARTS } from '../catalogues/answerParts.ts';
import { endpoint } from '../http/endpoint.ts';
import { Instant, RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { Round } from '../sessions/sessions.ts';
import { Severity } from './calibration.ts';
import { PracticeOffers } from './practiceOffers.ts';

/** An earlier session's ratings, to compare with. */
export const EarlierRatings = z.object({
  roomid: RoomId,
  round: Round,
  isFree: z.boolean(),
  startsAt: Instant,
  ratings: z.record(z.string(), z.union([z.number(), z.string()])),
});
export type EarlierRatings = z.infer<typeof EarlierRatings>;

/** What the learner's report says beyond the feedback itself. */
export const LearnerReport = z.object({
  learnerName: z.string(),
  first: EarlierRatings.nullable().describe("the learner's first session with feedback; null: this is it"),
  previous: EarlierRatings.nullable().describe(
    'the last one before this; null unless it is another than the first',
  ),
  earlierAnswers: z
    .record(z.enum(ANSWER_PARTS), z.int().min(0))
    .nullable()
    .describe('milliseconds in each part of the answers in earlier sessions; null: none was marked'),
  offers: PracticeOffers,
  severity: Severity.nullable().describe(
    "how the mentor's stars compare with other mentors'; null: about the same, or not known",
  ),
});
export type LearnerReport = z.infer<typeof LearnerReport>;

const room = z.object({ roomid: RoomId });

export const getLearnerReport = endpoint({
  method: 'GET',
  path: '/rooms/:roomid/report',
  summary: "What the learner's report compares with, and what there is to practise with",
  params: room,
  response: LearnerReport,
});

export const downloadLearnerReport = endpoint({
  method: 'GET',
  path: '/rooms/:roomid/report/pdf',
  summary: "The learner's report as a PDF, in the learner's language",
  params: room,
  response: z.file(),
  download: 'application/pdf',
});
