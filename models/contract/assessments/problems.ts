import { endpoint } from '../http/endpoint.ts';
import { z } from '../http/zod.ts';
import { CHECKS, type CheckName } from './problems/checks.ts';
import { COMPARISONS } from './problems/compare.ts';
import { CODE_LANGUAGES, VALUE_TYPES } from './problems/signature.ts';
import { PROBLEM_DIFFICULTIES, PROBLEM_TOPICS } from './problems/topics.ts';

const Name = z.string().regex(/^[a-zA-Z][a-zA-Z0-9]*$/);
const Params = z.array(z.strictObject({ name: Name, type: z.enum(VALUE_TYPES) })).max(5);
const method = { name: Name, params: Params, returns: z.enum([...VALUE_TYPES, 'void']) };

/** What has to be written: `signature.ts` explains the types. */
export const ProblemSignature = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('function'), ...method }),
  z.strictObject({
    kind: z.literal('class'),
    name: Name,
    params: Params.describe("the constructor's"),
    methods: z.array(z.strictObject(method)).min(1).max(8),
  }),
]);

export const ProblemComparison = z.union([
  z.enum(COMPARISONS),
  z.strictObject({ check: z.enum(Object.keys(CHECKS) as [CheckName, ...CheckName[]]) }),
]);

const CodeTest = z.strictObject({
  args: z.array(z.unknown()).describe('arguments; for a class its calls, each a name and arguments'),
  expect: z.unknown().describe('the result; for a class the result of each call'),
  compare: ProblemComparison,
  limitMs: z.int().describe('for one call, on a usual laptop'),
});

/** What a query answers. Columns' names are compared without regard to case. */
export const QueryRows = z.strictObject({
  columns: z.array(z.string()).min(1),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
});
export type QueryRows = z.infer<typeof QueryRows>;

const QueryTest = z.strictObject({
  seed: z.string().describe('statements that fill the tables of the schema'),
  expect: QueryRows,
  compare: z.enum(['exact', 'unordered']).describe('whether the order of the rows counts'),
});
export type QueryTest = z.infer<typeof QueryTest>;

const why = z.string().nullable().describe('why the result is right, for an example');

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const ProblemSummary = z.strictObject({
  slug: Slug,
  title: z.string(),
  difficulty: z.enum(PROBLEM_DIFFICULTIES),
  topics: z.array(z.enum(PROBLEM_TOPICS)),
  minutes: z.int().describe('what an interview gives for it'),
  languages: z.array(z.enum([...CODE_LANGUAGES, 'sql'])),
});
export type ProblemSummary = z.infer<typeof ProblemSummary>;

export const Problem = ProblemSummary.extend({
  statement: z.array(z.string()).describe('paragraphs; code stands between backticks'),
  limits: z.array(z.string()),
  hints: z.array(z.string()).describe('the second one says nearly everything'),
  task: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('code'),
      signature: ProblemSignature,
      starter: z.record(z.enum(CODE_LANGUAGES), z.string()),
      open: z.array(CodeTest.extend({ why })),
    }),
    z.strictObject({
      kind: z.literal('sql'),
      schema: z.string().describe('statements that create the tables, in the dialect of SQLite'),
      open: z.array(QueryTest.extend({ why })),
    }),
  ]),
});
export type Problem = z.infer<typeof Problem>;

export const ProblemTests = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('code'), open: z.array(CodeTest), hidden: z.array(CodeTest) }),
  z.strictObject({ kind: z.literal('sql'), open: z.array(QueryTest), hidden: z.array(QueryTest) }),
]);
export type ProblemTests = z.infer<typeof ProblemTests>;

export const ProblemSolution = z.strictObject({
  explanation: z.array(z.string()),
  time: z.string().nullable().describe('as O(n log n); null for a query'),
  space: z.string().nullable(),
  code: z.partialRecord(z.enum([...CODE_LANGUAGES, 'sql']), z.string()),
});
export type ProblemSolution = z.infer<typeof ProblemSolution>;

const params = z.object({ slug: Slug });

export const getProblems = endpoint({
  method: 'GET',
  path: '/assessments/problems',
  summary: 'The coding problems, from easy to hard',
  response: z.object({ data: z.array(ProblemSummary) }),
});

export const getProblem = endpoint({
  method: 'GET',
  path: '/assessments/problems/:slug',
  summary:
    'A coding problem as it is read: statement, examples, starter code and hints, without hidden tests',
  params,
  response: z.object({ data: Problem }),
});

export const getProblemTests = endpoint({
  method: 'GET',
  path: '/assessments/problems/:slug/tests',
  summary: 'All tests of a problem, to run them alone; refused to a learner whose room is open',
  params,
  response: z.object({ data: ProblemTests }),
});

export const getProblemSolution = endpoint({
  method: 'GET',
  path: '/assessments/problems/:slug/solution',
  summary: 'How a problem is solved, and in what time; refused to a learner whose room is open',
  params,
  response: z.object({ data: ProblemSolution }),
});
