import {
  COMMENT_CRITERIA,
  FEEDBACK_CRITERIA,
  INDEX_CRITERION,
  STAR_CRITERIA,
} from '../catalogues/criteria.ts';
import { endpoint } from '../http/endpoint.ts';
import { Id, Instant, RoomId } from '../http/ids.ts';
import { Paragraphs } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { ConnectionHistory } from '../room/connectionHistory.ts';
import { SESSION_STATUSES } from '../sessions/sessionLife.ts';
import { OtherPerson, Round } from '../sessions/sessions.ts';
import { SESSION_SIDES } from '../sessions/sides.ts';
import { ReviewText } from './reviews.ts';

export const MIN_COMMENT_LENGTH = 20;
export const MAX_COMMENT_LENGTH = 4000;
export const MAX_REMARK_LENGTH = 500;
/** How long after the first submission feedback can be amended. */
const AMENDABLE_MS = 24 * 60 * 60_000;

export function amendableUntilMs(submittedAtMs: number): number {
  return submittedAtMs + AMENDABLE_MS;
}

const stars = z.int().min(1).max(5);
const index = z.int().min(1).max(10);
const comment = Paragraphs.trim().min(MIN_COMMENT_LENGTH).max(MAX_COMMENT_LENGTH);

function fields<K extends string, S extends z.ZodType>(names: readonly K[], schema: S): Record<K, S> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>;
}

const Remarks = z.partialRecord(z.enum(STAR_CRITERIA), Paragraphs.max(MAX_REMARK_LENGTH));

/** A complete, submitted rating. */
export const FeedbackSubmission = z.strictObject({
  ratings: z.strictObject({
    ...fields(STAR_CRITERIA, stars),
    [INDEX_CRITERION]: index,
    ...fields(COMMENT_CRITERIA, comment),
  }),
  remarks: Remarks,
});
export type FeedbackSubmission = z.infer<typeof FeedbackSubmission>;

/** A partly completed form. */
export const FeedbackDraft = z.strictObject({
  ratings: z
    .strictObject({
      ...fields(STAR_CRITERIA, stars),
      [INDEX_CRITERION]: index,
      ...fields(COMMENT_CRITERIA, Paragraphs.max(MAX_COMMENT_LENGTH)),
    })
    .partial(),
  remarks: Remarks,
});
export type FeedbackDraft = z.infer<typeof FeedbackDraft>;

/** Edited fields of a draft; an empty remark is removed. Of each field the latest edit stands, from whichever device. */
export const FeedbackEdits = FeedbackDraft.extend({
  editedAt: z
    .strictObject({
      ratings: z.partialRecord(z.enum(FEEDBACK_CRITERIA), Instant),
      remarks: z.partialRecord(z.enum(STAR_CRITERIA), Instant),
    })
    .optional()
    .describe("when each field was edited, by the server's time; where it is missing: now"),
});
export type FeedbackEdits = z.infer<typeof FeedbackEdits>;

/** Feedback as it was before an amendment. */
const FeedbackVersion = FeedbackDraft.extend({ replacedAt: Instant });

/** Submitted feedback in the learner's current-user response. */
export const ReportedFeedback = z.object({
  roomid: RoomId,
  mentorId: Id,
  mentorName: z.string().nullable().describe('null: they have deleted their account'),
  round: Round,
  isFree: z.boolean().describe('of a free introduction'),
  submittedAt: Instant,
  ratings: z.record(z.string(), z.union([z.number(), z.string()])),
});
export type ReportedFeedback = z.infer<typeof ReportedFeedback>;

export const MentorRating = z.strictObject({
  stars,
  remark: Paragraphs.trim().max(1000).describe('for the team only'),
  review: ReviewText.nullable()
    .optional()
    .describe(
      "shown with the learner's first name on the mentor's page, by their consent; null takes it back, absent leaves it",
    ),
});
export type MentorRating = z.infer<typeof MentorRating>;

/** The rating as the learner finds it again. */
const GivenRating = MentorRating.extend({
  review: z.string().nullable(),
  hiddenBecause: z.string().nullable().describe('why the team does not show the review; null: it is shown'),
});

/** The page after the call. Each person gets their own side. */
export const AfterCall = z.object({
  roomid: RoomId,
  round: Round,
  isFree: z.boolean().describe('a free introduction'),
  status: z.enum(SESSION_STATUSES),
  startsAt: Instant,
  side: z.enum(SESSION_SIDES),
  other: OtherPerson,
  feedback: FeedbackDraft.extend({
    state: z.enum(['draft', 'submitted']),
    submittedAt: Instant.nullable(),
    amendableUntil: Instant.nullable(),
    savedAt: Instant,
    history: z.array(FeedbackVersion).describe('what it said before each amendment, oldest first'),
  })
    .nullable()
    .describe("the mentor's own, draft included; for the learner only once submitted"),
  isSummaryShared: z.boolean().describe('the learner lets the mentor see the expression summary'),
  mentorRating: GivenRating.nullable().describe("the learner's own; null for the mentor"),
  line: ConnectionHistory.nullable().describe("connection history of the caller's own side"),
});
export type AfterCall = z.infer<typeof AfterCall>;

const room = z.object({ roomid: RoomId });

export const getAfterCall = endpoint({
  method: 'GET',
  path: '/rooms/:roomid/feedback',
  summary: "The feedback of a session, as the caller's side may see it",
  params: room,
  response: AfterCall,
});

export const saveFeedbackDraft = endpoint({
  method: 'PUT',
  path: '/rooms/:roomid/feedback/draft',
  summary: "Keep what changed of the mentor's unfinished feedback",
  params: room,
  body: FeedbackEdits,
  response: z.object({ savedAt: Instant, draft: FeedbackDraft.describe('as it is stored') }),
});

export const submitFeedback = endpoint({
  method: 'POST',
  path: '/rooms/:roomid/feedback',
  summary: 'Submit feedback, or amend it within 24 hours',
  params: room,
  body: FeedbackSubmission,
  response: z.object({ submittedAt: Instant, amendableUntil: Instant }),
});

export const rateMentor = endpoint({
  method: 'PUT',
  path: '/rooms/:roomid/mentor-rating',
  summary: "The learner's rating of the mentor",
  params: room,
  body: MentorRating,
  response: z.object({ saved: z.literal(true) }),
});
