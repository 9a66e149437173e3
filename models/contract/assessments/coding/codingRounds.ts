import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant } from '../../http/ids.ts';
import { Verbatim } from '../../http/texts.ts';
import { z } from '../../http/zod.ts';
import { CodeMoment } from '../../room/code.ts';
import { CODE_LANGUAGES as EDITOR_LANGUAGES } from '../../room/codeLanguages.ts';
import { PROBLEM_DIFFICULTIES } from '../problems/topics.ts';
import { RUN_STATUSES } from '../runs.ts';
import { CodingResult, SolutionLanguage } from './codingResult.ts';
import {
  MAX_RECORDED_CHARS,
  MAX_RECORDED_EDITS,
  MAX_RECORDED_MOMENTS,
  MAX_SOLUTION_BYTES,
} from './codingRoundLimits.ts';

/** Both problems' recordings, and what JSON adds to them. */
const MAX_HAND_IN_BYTES = 1_500_000;
const MAX_EDITS_PER_MOMENT = 20;
const MAX_TESTS = 20;

const ProblemSlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
const place = z.int().min(0).max(MAX_RECORDED_CHARS);

/** One change of the learner's own code, as `CodeMoment`. */
const RecordedMoment = z.strictObject({
  atMs: z
    .int()
    .min(0)
    .max(24 * 60 * 60_000)
    .describe('milliseconds since the round began'),
  edits: z.array(z.tuple([place, place, Verbatim.max(MAX_SOLUTION_BYTES)])).max(MAX_EDITS_PER_MOMENT),
  language: z.enum(EDITOR_LANGUAGES).optional(),
  pasted: z.int().min(1).max(MAX_SOLUTION_BYTES).optional(),
  run: z
    .strictObject({
      language: z.enum(EDITOR_LANGUAGES),
      status: z.enum([...RUN_STATUSES, 'stopped', 'crashed']),
      tests: z.strictObject({
        passed: z.int().min(0).max(MAX_TESTS),
        all: z.int().min(1).max(MAX_TESTS),
        hasHidden: z.literal(false),
      }),
    })
    .optional()
    .describe('a run of the open tests'),
});
export type RecordedMoment = z.infer<typeof RecordedMoment>;

/** Stops at the first fault: to find and name them all in a body as long as this takes seconds. */
const Recording = z.preprocess((given, context) => {
  const fault = firstFault(given);
  if (fault) context.addIssue({ code: 'custom', ...fault, input: given });
  return given;
}, z
  .array(RecordedMoment)
  .max(MAX_RECORDED_MOMENTS)
  .describe('the code as it was written, from an empty text; at the end the solution'));

/** Counts before it looks at what there is. */
function firstFault(given: unknown): { message: string; path: PropertyKey[] } | null {
  if (!Array.isArray(given)) return { message: 'a recording is a list', path: [] };
  if (given.length > MAX_RECORDED_MOMENTS) return { message: 'there are too many moments', path: [] };
  let edits = 0;
  for (const [i, moment] of given.entries()) {
    edits += Array.isArray(moment?.edits) ? moment.edits.length : 0;
    if (edits > MAX_RECORDED_EDITS) return { message: 'there are too many edits', path: [] };
    const issue = RecordedMoment.safeParse(moment).error?.issues[0];
    if (issue) return { message: issue.message, path: [i, ...issue.path] };
  }
  return null;
}

const HandedIn = z.strictObject({
  slug: ProblemSlug,
  language: SolutionLanguage,
  passed: z
    .strictObject({ open: z.int().min(0).max(MAX_TESTS), hidden: z.int().min(0).max(MAX_TESTS) })
    .nullable()
    .describe('null: the tests could not run'),
  runs: z.int().min(0).max(1_000),
  moments: Recording,
});
export type HandedIn = z.infer<typeof HandedIn>;

/** A problem of a round. Its statement is read like that of any problem. */
const RoundProblem = z.strictObject({
  slug: z.string(),
  title: z.string(),
  difficulty: z.enum(PROBLEM_DIFFICULTIES),
  minutes: z.int(),
});

export const CodingRound = z.strictObject({
  _id: Id,
  status: z.enum(['open', 'done']),
  startedAt: Instant,
  minutes: z.int().describe('for all problems together'),
  leftMs: z.int().min(0).describe('time left when the answer was sent; 0 at the end'),
  problems: z.array(RoundProblem),
  result: CodingResult.nullable().describe('null while it is open, and if it was never handed in'),
});
export type CodingRound = z.infer<typeof CodingRound>;

const params = z.object({ attemptId: Id });
const answeredRound = z.object({ data: CodingRound });

export const getOpenCodingRound = endpoint({
  method: 'GET',
  path: '/assessments/coding-rounds/open',
  summary: 'The timed coding practice that runs or waits to be handed in',
  response: z.object({ attemptId: Id.nullable() }),
});

export const startCodingRound = endpoint({
  method: 'POST',
  path: '/assessments/coding-rounds',
  summary:
    'Starts the clock for a problem, or for an easy and a medium one; returns the open round if there is one',
  body: z.union([
    z.strictObject({ slug: ProblemSlug }),
    z.strictObject({ set: z.literal('easy-and-medium') }),
  ]),
  response: z.object({ attemptId: Id }),
});

export const getCodingRound = endpoint({
  method: 'GET',
  path: '/assessments/coding-rounds/:attemptId',
  summary: 'Timed coding practice with its clock or its result',
  params,
  response: answeredRound,
});

export const handInCodingRound = endpoint({
  method: 'POST',
  path: '/assessments/coding-rounds/:attemptId/hand-in',
  summary: 'Hands the solutions in, once; the tests have run on the learner’s device',
  params,
  body: z.strictObject({ problems: z.array(HandedIn).min(1).max(2) }),
  maxBodyBytes: MAX_HAND_IN_BYTES,
  response: answeredRound,
});

export const getCodingReplay = endpoint({
  method: 'GET',
  path: '/assessments/coding-rounds/:attemptId/replay',
  summary: 'How the learner wrote the solutions, to be played again',
  params,
  response: z.object({
    problems: z.array(
      z.strictObject({
        slug: z.string(),
        moments: z.array(CodeMoment).describe('empty where it was too large to be kept'),
      }),
    ),
  }),
});
