import { MINUTE_MS } from '../http/durations.ts';
import { endpoint } from '../http/endpoint.ts';
import { RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { READING_NAMES, SHOWN_READINGS } from './expressionSummary.ts';

/** Version of the formulas. Stored with every reading, so readings of different versions can be told apart. */
export const READING_ALGORITHM = 'er-1';

export const READINGS_PER_SECOND = 2;
/** Length of a batch on the device. A page that crashes loses at most this much. */
export const BATCH_SECONDS = 2;
/** Longest batch sent. Waiting batches are merged up to this length, because a request costs more than its samples. */
export const DELIVERY_SECONDS = 20;
const MAX_SAMPLES_PER_BATCH = 300;
export const MAX_SAMPLES_PER_SECOND = 10;
export const READING_RETENTION_DAYS = 90;

/** 10 minutes before the start, when the room opens. */
export const FIRST_READING_MINUTE = -10;
/** 90 minutes after the start, when the last room closes. */
export const LAST_READING_MINUTE = 90;

/** How long after the session's start delayed batches are accepted. */
export const LATE_READINGS_MS = 24 * 60 * MINUTE_MS;

const Reading = z.int().min(0).max(10_000);

/**
 * [seq, t, q, Ranacorus, Nervousness, Enthusiasm, Confidence, Depress]. seq: sample number of this learner in this room,
 * consecutive on one device; each device begins at a random one. t: milliseconds since the session's start (negative before
 * it), by the client's estimate of the server's clock. q: quality in percent, 50 to 100. Readings: 0 to 10000.
 */
export const ReadingSample = z.tuple([
  z.int().min(0),
  z
    .int()
    .min(FIRST_READING_MINUTE * MINUTE_MS)
    .max((LAST_READING_MINUTE + 1) * MINUTE_MS - 1),
  z.int().min(50).max(100),
  Reading,
  Reading,
  Reading,
  Reading,
  Reading,
]);
export type ReadingSample = z.infer<typeof ReadingSample>;

export const READING_MODES = ['full', 'reduced'] as const;
export type ReadingMode = (typeof READING_MODES)[number];

/** The session minute of a sample. The first possible one is -10. */
export function readingMinute(t: number): number {
  return Math.floor(t / MINUTE_MS);
}

/**
 * The only expression data that leaves the learner's device. A batch never changes once built and is resent until
 * acknowledged. Its samples lie in one minute, with consecutive sequence numbers and increasing times.
 */
export const ReadingBatch = z
  .strictObject({
    roomid: RoomId,
    algo: z.literal(READING_ALGORITHM),
    model: z
      .string()
      .regex(/^[0-9a-f]{8,64}$/)
      .describe('SHA-256 of the face model, or its beginning'),
    mode: z.enum(READING_MODES),
    fps: z.number().min(0).max(60).describe('frames analysed a second'),
    validShare: z
      .number()
      .min(0)
      .max(1)
      .describe('share of the frames since the previous batch that were usable'),
    samples: z.array(ReadingSample).min(1).max(MAX_SAMPLES_PER_BATCH),
  })
  .superRefine(({ samples }, context) => {
    const fault = samplesFault(samples);
    if (fault) context.addIssue({ code: 'custom', path: ['samples'], message: fault });
  });
export type ReadingBatch = z.infer<typeof ReadingBatch>;

function samplesFault(samples: ReadingSample[]): string | null {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last) return 'no samples';
  if (samples.some((sample, i) => sample[0] !== first[0] + i)) return 'sequence numbers have a hole';
  if (samples.some((sample, i) => i > 0 && sample[1] <= (samples[i - 1]?.[1] ?? 0)))
    return 'time does not grow';
  if (readingMinute(first[1]) !== readingMinute(last[1])) return 'a batch lies within one minute';
  const seconds = Math.max(1, (last[1] - first[1]) / 1000);
  if (samples.length > MAX_SAMPLES_PER_SECOND * seconds + 1) return 'more than 10 samples a second';
  return null;
}

/** Acknowledgement of a stored batch: its last sequence number, and whether it was a duplicate. */
export const BatchStored = z.object({ lastSeq: z.int(), duplicate: z.boolean() });
export type BatchStored = z.infer<typeof BatchStored>;

const percentage = z.int().min(0).max(100);
/** Why a session has no readings: expression reading was not on, no face could be read, or the learner deleted them. */
const NO_READINGS_REASONS = ['off', 'unread', 'deleted'] as const;

export const ExpressionSummary = z.object({
  samples: z.int().min(0).describe('how many samples the summary stands on; 0: there are no readings'),
  missing: z.enum(NO_READINGS_REASONS).nullable().describe('why there are no readings; null: there are some'),
  shortSample: z
    .boolean()
    .describe('fewer than 60 samples, less than 30 s of valid time, or a face in view under 30 % of it'),
  percentages: z.object({
    [SHOWN_READINGS[0]]: percentage,
    [SHOWN_READINGS[1]]: percentage,
    [SHOWN_READINGS[2]]: percentage,
    [SHOWN_READINGS[3]]: percentage,
  }),
  algo: z.string(),
  shared: z.boolean().describe('the learner lets the mentor see this summary'),
});
export type ExpressionSummary = z.infer<typeof ExpressionSummary>;

/** Averages over ten seconds, each 0 to 10000. t: seconds since the session's start; n: the samples behind them. */
export const ExpressionPoint = z.object({
  t: z.int(),
  n: z.int(),
  [READING_NAMES[0]]: z.number(),
  [READING_NAMES[1]]: z.number(),
  [READING_NAMES[2]]: z.number(),
  [READING_NAMES[3]]: z.number(),
  [READING_NAMES[4]]: z.number(),
});
export type ExpressionPoint = z.infer<typeof ExpressionPoint>;

const room = z.object({ roomid: RoomId });

export const storeReadings = endpoint({
  method: 'POST',
  path: '/rooms/:roomid/readings',
  summary: 'Store one batch of readings; for batches that were still waiting when the room was left',
  params: room,
  body: ReadingBatch,
  response: BatchStored,
});

export const getExpressionSummary = endpoint({
  method: 'GET',
  path: '/rooms/:roomid/expression-summary',
  summary: 'The four percentages; for the mentor only while the learner shares them',
  params: room,
  response: ExpressionSummary,
});

export const deleteExpressionSummary = endpoint({
  method: 'DELETE',
  path: '/rooms/:roomid/expression-summary',
  summary: 'Delete every reading of this session, totals included',
  params: room,
  response: z.object({ deleted: z.literal(true) }),
});

export const shareExpressionSummary = endpoint({
  method: 'PUT',
  path: '/rooms/:roomid/expression-summary/share',
  summary: 'Let the mentor see this summary, or stop it',
  params: room,
  body: z.strictObject({ shared: z.boolean() }),
  response: z.object({ shared: z.boolean() }),
});
