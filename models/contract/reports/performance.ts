import { COMMENT_CRITERIA, INDEX_CRITERION, STAR_CRITERIA } from '../catalogues/criteria.ts';
import { endpoint } from '../http/endpoint.ts';
import { Id, Instant, RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { ExpressionSummary } from '../readings/readings.ts';
import { SpeechReport } from '../room/speech.ts';
import { Round } from '../sessions/sessions.ts';

/** How many of the latest done sessions the performance page covers. */
export const PERFORMANCE_SESSIONS = 50;
/** How many of the latest sessions with feedback come with the mentor's comments, which are long. */
export const COMMENTED_SESSIONS = 5;

const SessionFeedback = z.object({
  submittedAt: Instant,
  ratings: z
    .partialRecord(z.enum([...STAR_CRITERIA, INDEX_CRITERION]), z.int())
    .describe('in its newest form; 1 to 5, the index 1 to 10'),
  comments: z
    .partialRecord(z.enum(COMMENT_CRITERIA), z.string())
    .describe('of the latest five with feedback, otherwise empty'),
});

const SessionSpeech = z.object({
  learnerShare: SpeechReport.shape.learnerShare,
  pace: z.number().nullable().describe('estimated syllables per second of speech; null: too little was said'),
  answerPauseMs: z.int().nullable().describe('median silence before answers; null unless both are measured'),
});
export type SessionSpeech = z.infer<typeof SessionSpeech>;

export const PerformanceSession = z.object({
  roomid: RoomId,
  round: Round,
  isFree: z.boolean().describe('a free introduction'),
  startsAt: Instant,
  mentorId: Id,
  mentorName: z.string().nullable().describe('null: they have deleted their account'),
  feedback: SessionFeedback.nullable().describe('null: none has been submitted'),
  expression: ExpressionSummary.pick({ percentages: true, shortSample: true })
    .nullable()
    .describe('null: there are no readings'),
  speech: SessionSpeech.nullable().describe(
    'null: the learner was not measured, or the measurements are gone',
  ),
});
export type PerformanceSession = z.infer<typeof PerformanceSession>;

export const Performance = z.object({
  sessions: z
    .array(PerformanceSession)
    .describe(
      'the latest 50 done sessions, oldest first; before them the first with feedback, if it is older',
    ),
  omitted: z.int().min(0).describe('done sessions that are left out because there are too many'),
});
export type Performance = z.infer<typeof Performance>;

export const getPerformance = endpoint({
  method: 'GET',
  path: '/user/performance',
  summary: "The learner's ratings, expression percentages and talk time, session by session",
  response: z.object({ data: Performance }),
});
