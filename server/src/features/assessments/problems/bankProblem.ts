import {
  ProblemComparison,
  ProblemSignature,
  QueryRows,
} from '@preproom/models/contract/assessments/problems';
import { PROBLEM_DIFFICULTIES, PROBLEM_TOPICS } from '@preproom/models/contract/assessments/problems/topics';
import { z } from '@preproom/models/contract/http/zod';
import { expandValue } from './testValues.ts';

const Text = z.string().min(1).max(600);
const Why = z.string().min(1).max(300);

const every = {
  title: z.string().min(3).max(60),
  difficulty: z.enum(PROBLEM_DIFFICULTIES),
  topics: z.array(z.enum(PROBLEM_TOPICS)).min(1).max(4),
  minutes: z.int().min(5).max(60),
  statement: z.array(Text).min(1).max(8).describe('paragraphs; code stands between backticks'),
  limits: z.array(z.string().min(1).max(120)).min(1).max(8),
  hints: z.tuple([z.string().min(1).max(300), z.string().min(1).max(300)]),
  explanation: z.array(Text).min(1).max(5).describe('of the solution'),
};

const Values = z
  .unknown()
  .refine((value) => value !== undefined, 'is missing')
  .transform(expandValue);
const CodeTest = z.strictObject({
  args: Values.pipe(z.array(z.unknown())),
  expect: Values,
  compare: ProblemComparison.optional(),
  limitMs: z.int().min(100).max(10_000).optional(),
});
const QueryTest = z.strictObject({ seed: z.string().regex(/^[a-z0-9-]+\.sql$/), expect: QueryRows });

/** A problem's `problem.json`. The code of its solutions is in files beside it. */
export const BankProblem = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('code'),
    ...every,
    time: z.string().regex(/^O\(.+\)( per call)?$/),
    space: z.string().regex(/^O\(.+\)( per call)?$/),
    signature: ProblemSignature,
    compare: ProblemComparison.default('exact'),
    limitMs: z.int().min(100).max(10_000).default(1000),
    open: z.array(CodeTest.extend({ why: Why.optional() })).length(3),
    hidden: z.array(CodeTest).min(6).max(8),
  }),
  z.strictObject({
    kind: z.literal('sql'),
    ...every,
    compare: z.enum(['exact', 'unordered']).describe('whether the order of the rows counts'),
    open: z.array(QueryTest.extend({ why: Why.optional() })).length(1),
    hidden: z.array(QueryTest).min(2).max(4),
  }),
]);
export type BankProblem = z.infer<typeof BankProblem>;
