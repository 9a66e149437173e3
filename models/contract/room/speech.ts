import { MINUTE_MS } from '../http/durations.ts';
import { endpoint } from '../http/endpoint.ts';
import { RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { FIRST_READING_MINUTE, LAST_READING_MINUTE } from '../readings/readings.ts';
import { SESSION_SIDES } from '../sessions/sides.ts';

/** Version of the measure. Stored with every batch, so that segments of different versions can be told apart. */
export const SPEECH_ALGORITHM = 'sp-1';

export const SPEECH_RETENTION_DAYS = 90;

/** How long after the session's start delayed batches are accepted. */
export const LATE_SPEECH_MS = 24 * 60 * MINUTE_MS;

const FIRST_MS = FIRST_READING_MINUTE * MINUTE_MS;
const LAST_MS = (LAST_READING_MINUTE + 1) * MINUTE_MS;
/** The page hands over longer speech in parts of ten seconds. */
const LONGEST_SEGMENT_MS = 60_000;
/** The fastest speech there is; auctioneers reach about ten. */
export const MAX_SYLLABLES_PER_SECOND = 15;
export const MAX_SEGMENTS_PER_BATCH = 60;
/** What one person can have in one session: one in a second, all the time that a room can be open. */
export const MAX_SPEECH_SEGMENTS = (LAST_MS - FIRST_MS) / 1000;

/** Far more batches than a session has. */
const BATCHES_PER_RUN = 2 ** 20;

/** [start, end, syllables]: whole milliseconds since the session's start by the server's clock, and the estimated syllables. */
export const SentSegment = z.tuple([
  z.int().min(FIRST_MS).max(LAST_MS),
  z.int().min(FIRST_MS).max(LAST_MS),
  z.int().min(0),
]);
export type SentSegment = z.infer<typeof SentSegment>;

/**
 * All that leaves a device of somebody's speech. A batch never changes once sent and is resent until acknowledged. Its segments
 * are in order and do not overlap.
 */
export const SpeechBatch = z
  .strictObject({
    roomid: RoomId,
    algo: z.literal(SPEECH_ALGORITHM),
    seq: z
      .int()
      .min(0)
      .describe(
        'number of this batch, growing on one device; each device begins at a random multiple of 2^20',
      ),
    segments: z.array(SentSegment).min(1).max(MAX_SEGMENTS_PER_BATCH),
  })
  .superRefine(({ segments }, context) => {
    const fault = segmentsFault(segments);
    if (fault) context.addIssue({ code: 'custom', path: ['segments'], message: fault });
  });
export type SpeechBatch = z.infer<typeof SpeechBatch>;

function segmentsFault(segments: SentSegment[]): string | null {
  for (const [i, [start, end, syllables]] of segments.entries()) {
    if (end <= start) return 'a segment ends after it starts';
    if (end - start > LONGEST_SEGMENT_MS) return 'a segment lasts a minute at most';
    if (syllables > 1 + ((end - start) * MAX_SYLLABLES_PER_SECOND) / 1000) return 'too many syllables';
    if (start < (segments[i - 1]?.[1] ?? start)) return 'segments overlap or run backwards';
  }
  return null;
}

/** The random number that a device began with: what one device sent never overlaps, what two sent may. */
export function runOf(seq: number): number {
  return Math.floor(seq / BATCHES_PER_RUN);
}

/** The first number of a device's batches. `random`: 32 random bits. */
export function firstSeqOf(random: number): number {
  return random * BATCHES_PER_RUN;
}

/** Acknowledgement of a stored batch. */
export const SpeechStored = z.object({ seq: z.int(), duplicate: z.boolean() });
export type SpeechStored = z.infer<typeof SpeechStored>;

const ms = z.int().min(0);

/** One person's own figures. */
const OwnSpeech = z.object({
  speakingMs: ms,
  syllables: z.int().min(0).describe('estimated'),
  pace: z.number().nullable().describe('estimated syllables per second of speech; null: too little was said'),
});

/** One person's turns in the conversation of two. */
const SideTurns = z.object({
  turns: z.int(),
  longestTurnMs: ms,
  answerPauseMs: ms.nullable().describe("median silence before this person's answers; null: none was given"),
});

/** What only both people's speech together shows. */
const TogetherSpeech = z.object({
  overlaps: z.int().describe('how often both spoke at once'),
  overlapMs: ms,
  learner: SideTurns,
  mentor: SideTurns,
});

const ShownSegment = z.tuple([z.int(), z.int(), z.number()]);

export const SpeechReport = z.object({
  side: z.enum(SESSION_SIDES).describe("the caller's"),
  consent: z.boolean().describe('the caller let their talk time be measured'),
  own: OwnSpeech.nullable().describe('null: nothing was measured'),
  other: OwnSpeech.nullable().describe("the mentor's, for the learner; always null for the mentor"),
  isOtherMeasured: z.boolean(),
  learnerShare: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe("the learner's part of all speech; null unless both are measured"),
  together: TogetherSpeech.nullable().describe('for the learner; null unless both are measured'),
  turns: z
    .array(
      z.object({
        side: z.enum(SESSION_SIDES),
        startMs: z.int(),
        endMs: z.int(),
        speakingMs: ms,
        syllables: z.number(),
        pauseMs: ms.nullable(),
      }),
    )
    .describe('for the learner, in order; empty unless both are measured'),
  segments: z
    .object({ learner: z.array(ShownSegment), mentor: z.array(ShownSegment) })
    .describe('[start, end, syllables] in milliseconds since both people met; for the learner alone'),
});
export type SpeechReport = z.infer<typeof SpeechReport>;

const room = z.object({ roomid: RoomId });

export const getSpeech = endpoint({
  method: 'GET',
  path: '/rooms/:roomid/speech',
  summary: 'Who spoke when: for the learner both sides as far as each agreed, for the mentor their own sums',
  params: room,
  response: SpeechReport,
});

export const storeSpeech = endpoint({
  method: 'POST',
  path: '/rooms/:roomid/speech',
  summary: 'Store one batch of segments; for batches that were still waiting when the room was left',
  params: room,
  body: SpeechBatch,
  response: SpeechStored,
});

export const deleteSpeech = endpoint({
  method: 'DELETE',
  path: '/rooms/:roomid/speech',
  summary: "Delete the caller's own segments of this session",
  params: room,
  response: z.object({ deleted: z.literal(true) }),
});
