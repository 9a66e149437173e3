import { INDEX_CRITERION, STAR_CRITERIA } from '../catalogues/criteria.ts';
import { Bilingual } from '../http/bilingual.ts';
import { DAY_MS } from '../http/durations.ts';
import { endpoint } from '../http/endpoint.ts';
import { Instant } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { Round } from '../sessions/sessions.ts';

/** A mentor who has rated fewer sessions in the last year is not compared. */
export const MIN_RATED_SESSIONS = 10;
/** A smaller difference, in stars, changes nothing that a learner should think. */
const TOLD_DIFFERENCE = 0.25;
/** So long a rated sample interview counts; then it is due again. */
const SAMPLE_VALID_MS = 90 * DAY_MS;

export function isSampleDue(ratedAtMs: number | null, nowMs: number): boolean {
  return ratedAtMs === null || nowMs - ratedAtMs >= SAMPLE_VALID_MS;
}

/** How many stars above (positive) or below other mentors somebody rates the same performance. */
export const Severity = z.object({
  difference: z.number(),
  low: z.number().describe('lower end of the 95 % interval'),
  high: z.number().describe('upper end of the 95 % interval'),
});
export type Severity = z.infer<typeof Severity>;

/** Whether a mentor rates so differently from others that learners should know: the interval leaves 0 out, and it is a quarter of a star. */
export function isClearlyDifferent({ difference, low, high }: Severity): boolean {
  return (low > 0 || high < 0) && Math.abs(difference) >= TOLD_DIFFERENCE;
}

/** How a mentor's stars compare with other mentors' for the same performances. Names no learner. */
export const RatingComparison = z.object({
  sessions: z.int().min(0).describe('rated in the last year'),
  severity: Severity.nullable().describe('null: fewer than ten rated sessions, or not measured yet'),
  drift: z
    .number()
    .nullable()
    .describe(
      'stars by which the latest eight ratings differ from the earlier ones; null: no more than chance',
    ),
});
export type RatingComparison = z.infer<typeof RatingComparison>;

export const getRatingComparison = endpoint({
  method: 'GET',
  path: '/mentor/rating-comparison',
  summary: "How the mentor's own stars compare with those of other mentors for the same performances",
  response: z.object({ data: RatingComparison }),
});

export const SAMPLE_INTERVIEWS = ['technical', 'human-resources', 'managerial'] as const;
export type SampleId = (typeof SAMPLE_INTERVIEWS)[number];

const stars = z.int().min(1).max(5);
/** All that is rated with a number. */
export const SampleRatings = z.strictObject({
  ...(Object.fromEntries(STAR_CRITERIA.map((criterion) => [criterion, stars])) as Record<
    (typeof STAR_CRITERIA)[number],
    typeof stars
  >),
  [INDEX_CRITERION]: z.int().min(1).max(10),
});
export type SampleRatings = z.infer<typeof SampleRatings>;

const Sample = z.object({
  id: z.enum(SAMPLE_INTERVIEWS),
  title: Bilingual,
  round: Round,
  ratedAt: Instant.nullable().describe('null: not rated yet'),
  isDue: z.boolean().describe('not rated in the last 90 days'),
});
export type Sample = z.infer<typeof Sample>;

/** What our own rating of a sample interview gives, and why. */
const Reference = z.object({
  ratings: SampleRatings,
  reasons: z.record(z.enum([...STAR_CRITERIA, INDEX_CRITERION]), Bilingual),
});

/** A written interview that every mentor rates. */
export const SampleInterview = Sample.extend({
  resume: z.array(z.string()),
  exchanges: z
    .array(
      z.object({
        by: z.enum(['interviewer', 'learner', 'note']).describe('note: what was shown or seen'),
        text: z.string(),
      }),
    )
    .describe('in English, as it was held'),
  own: SampleRatings.nullable().describe("the mentor's ratings, while they count"),
  reference: Reference.nullable().describe('null: the mentor has still to rate'),
  isUsed: z.boolean().describe('the ratings count; not those that the interview cannot have led to'),
});
export type SampleInterview = z.infer<typeof SampleInterview>;

export const getSampleInterviews = endpoint({
  method: 'GET',
  path: '/mentor/sample-interviews',
  summary: 'The written interviews that every mentor rates, and which of them are due',
  response: z.object({ data: z.array(Sample) }),
});

const sample = z.strictObject({ sampleId: z.enum(SAMPLE_INTERVIEWS) });

export const getSampleInterview = endpoint({
  method: 'GET',
  path: '/mentor/sample-interviews/:sampleId',
  summary: 'One written interview; our own rating only after the mentor’s',
  params: sample,
  response: z.object({ data: SampleInterview }),
});

export const rateSampleInterview = endpoint({
  method: 'POST',
  path: '/mentor/sample-interviews/:sampleId/ratings',
  summary: 'Rate a written interview that is due; it cannot be changed for 90 days',
  params: sample,
  body: z.strictObject({ ratings: SampleRatings }),
  response: z.object({ data: SampleInterview }),
});
