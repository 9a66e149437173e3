import { z } from '../../http/zod.ts';
import { CODE_LANGUAGES } from '../problems/signature.ts';
import { PROBLEM_DIFFICULTIES } from '../problems/topics.ts';

export const SolutionLanguage = z.enum([...CODE_LANGUAGES, 'sql']);

const Tally = z.strictObject({ passed: z.int().min(0), of: z.int().min(1) });

/** What the history keeps of timed coding practice. Its tests ran on the learner's own device, unsupervised. */
export const CodingResult = z.strictObject({
  kind: z.literal('coding'),
  problems: z
    .array(
      z.strictObject({
        slug: z.string(),
        title: z.string(),
        difficulty: z.enum(PROBLEM_DIFFICULTIES),
        language: SolutionLanguage,
        open: Tally.describe('of the tests that stand with the problem'),
        hidden: Tally,
        isTested: z.boolean().describe('false: the tests could not run, so none passed'),
        runs: z.int().min(0).describe('how often the open tests were run before'),
      }),
    )
    .min(1)
    .max(2),
  minutes: z.int().min(1).describe('the time that was given'),
  seconds: z.int().min(0).describe('the time that was used'),
  isTimeUp: z.boolean().describe('it was handed in because its time was over'),
});
export type CodingResult = z.infer<typeof CodingResult>;
