import { ANSWER_PARTS } from '../catalogues/answerParts.ts';
import { PHASES } from '../catalogues/phases.ts';
import { MINUTE_MS } from '../http/durations.ts';
import { endpoint } from '../http/endpoint.ts';
import { Instant, RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { SHOWN_READINGS } from '../readings/expressionSummary.ts';
import { FIRST_READING_MINUTE, LAST_READING_MINUTE } from '../readings/readings.ts';
import { INTERVIEW_MODES } from '../room/agenda/agenda.ts';

/** The room opens before the session and closes after it. Anything measured outside these times is an error. */
export const FIRST_MOMENT_MS = FIRST_READING_MINUTE * MINUTE_MS;
export const LAST_MOMENT_MS = (LAST_READING_MINUTE + 1) * MINUTE_MS;

/** Times count from some moment within these limits. */
const LONGEST_MS = LAST_MOMENT_MS - FIRST_MOMENT_MS;
const AtMs = z
  .int()
  .min(-LONGEST_MS)
  .max(LONGEST_MS)
  .describe('milliseconds since `originAt`, negative before it');

export const Stretch = z.object({ fromMs: AtMs, toMs: AtMs });
export type Stretch = z.infer<typeof Stretch>;

const Stretches = z.array(Stretch).describe('in order, without overlaps');
const OfBoth = z.object({ learner: Stretches, mentor: Stretches });

const TimelineQuestion = z.object({ atMs: AtMs, text: z.string() });
/** What a mentor marks with one tap: the learner did well, or has something to work on. Never the words of a note. */
const TIMELINE_MARKS = ['strong', 'improve'] as const;
const TimelineMark = z.object({ atMs: AtMs, mark: z.enum(TIMELINE_MARKS) });
const TimelinePart = Stretch.extend({ part: z.enum(ANSWER_PARTS) });
const TimelineAgenda = z.object({
  phases: z
    .array(Stretch.extend({ phase: z.enum(PHASES) }))
    .describe('that the mentor went through; for the learner once feedback is submitted'),
  focus: Stretches.describe('when both were quiet'),
  modes: z
    .array(z.object({ atMs: AtMs, mode: z.enum(INTERVIEW_MODES) }))
    .describe('when which mode was chosen'),
});
export const NO_AGENDA: z.infer<typeof TimelineAgenda> = { phases: [], focus: [], modes: [] };
const TimelineChat = z.object({
  fromMs: AtMs.describe('the start of a minute'),
  learner: z.int().min(0),
  mentor: z.int().min(0),
});
const average = z.number().min(0).max(10_000);
export const TimelineReading = z.object({
  atMs: AtMs.describe('the start of ten seconds'),
  n: z.int().min(1).describe('how many samples the averages stand on'),
  [SHOWN_READINGS[0]]: average,
  [SHOWN_READINGS[1]]: average,
  [SHOWN_READINGS[2]]: average,
  [SHOWN_READINGS[3]]: average,
});
export type TimelineReading = z.infer<typeof TimelineReading>;

const TimelineQuality = Stretch.extend({
  grade: z.int().min(0).max(3).describe('3 good, 2 fair, 1 poor, 0 not connected'),
});

/** What happened in a session, on one clock: the server's. Each person gets what is theirs. */
export const Timeline = z.object({
  startsAt: Instant,
  originAt: Instant.describe('when both people were first in the room; the planned start if they never were'),
  span: Stretch.nullable().describe(
    'what is shown: from the origin, or the first moment after it, to the last; null: nothing is known',
  ),
  presence: OfBoth.describe('when each was in the room'),
  speech: OfBoth.describe("when each spoke; for the mentor the learner's is empty"),
  questions: z.array(TimelineQuestion).describe('for the learner once feedback is submitted'),
  marks: z.array(TimelineMark).describe('by the mentor; for the learner once feedback is submitted'),
  parts: z
    .array(TimelinePart)
    .describe(
      "of the learner's answers, as the mentor marked them; for the learner once feedback is submitted",
    ),
  agenda: TimelineAgenda,
  chat: z.array(TimelineChat).describe('messages a minute; minutes without any are left out'),
  readings: z
    .array(TimelineReading)
    .describe("the learner's own averages over ten seconds; empty for the mentor"),
  connection: z.array(TimelineQuality).describe("the caller's own"),
});
export type Timeline = z.infer<typeof Timeline>;

export const getTimeline = endpoint({
  method: 'GET',
  path: '/rooms/:roomid/timeline',
  summary: "What happened when in a session, as far as it is the caller's to see",
  params: z.object({ roomid: RoomId }),
  response: Timeline,
});
