import type { Problem, ProblemTests, QueryTest } from '@preproom/models/contract/assessments/problems';
import { judge, type ProblemTest, type Verdict } from '@preproom/models/contract/assessments/problems/judge';
import { judgeQuery } from '@preproom/models/contract/assessments/problems/judgeQuery';
import { programFor } from '@preproom/models/contract/assessments/problems/programs/program';
import type { Signature } from '@preproom/models/contract/assessments/problems/signature';
import type { Program, ResultTable, RunLanguage, RunResult } from '../../../../code/run/runProtocol.ts';
import { testBatches } from './testBatches.ts';
import { inputText, valueText } from './valueText.ts';

/** For one query, on a usual laptop. */
const QUERY_LIMIT_MS = 5_000;

export interface Code {
  language: RunLanguage;
  source: string;
}

/** A value as text, or the rows of a query. */
export type Shown = string | ResultTable;

/** What one test came to, as it is shown. */
export interface TestResult {
  outcome: Verdict['outcome'];
  input: string;
  expected: Shown;
  /** Null where the code gave nothing to compare. */
  got: Shown | null;
  error: string | null;
  /** What the code itself printed during the test. */
  printed: string;
}

export interface TestRun {
  results: TestResult[];
  /** How the program ended; for queries the first one that did not end well. */
  ending: Pick<RunResult, 'status' | 'ms' | 'traceback'>;
}

/** Runs a program to its end; null when it could not be started. */
type RunProgram = (program: Program) => Promise<RunResult | null>;

/** Runs a person's code through all tests of a problem. Null when a program could not be started. */
export function runTests(
  { task }: Pick<Problem, 'task'>,
  tests: ProblemTests,
  code: Code,
  run: RunProgram,
): Promise<TestRun | null> {
  if (task.kind === 'sql' && tests.kind === 'sql')
    return runQueries(task.schema, [...tests.open, ...tests.hidden], code.source, run);
  if (task.kind === 'code' && tests.kind === 'code')
    return runCode(task.signature, [...tests.open, ...tests.hidden], code, run);
  throw new Error('the tests are of another problem');
}

/** All tests in one program, or in a few where its input has a limit; after one that did not end well, the rest is missing. */
async function runCode(
  signature: Signature,
  tests: readonly ProblemTest[],
  code: Code,
  run: RunProgram,
): Promise<TestRun | null> {
  const results: TestResult[] = [];
  let ending: RunResult | null = null;
  for (const batch of testBatches(code.language, tests)) {
    const ended: BatchRun | null =
      ending === null || ending.status === 'ok'
        ? await runBatch(signature, batch, code, run)
        : { results: batch.map((test) => resultOfTest(signature, test, MISSING)), ending };
    if (!ended) return null;
    results.push(...ended.results);
    ending = ended.ending;
  }
  return ending && { results, ending };
}

const MISSING: Verdict = { outcome: 'missing', printed: '' };

interface BatchRun {
  results: TestResult[];
  ending: RunResult;
}

async function runBatch(
  signature: Signature,
  tests: readonly ProblemTest[],
  { language, source }: Code,
  run: RunProgram,
): Promise<BatchRun | null> {
  if (language === 'sql' || language === 'c') throw new Error(`this problem is not solved in ${language}`);
  const nonce = crypto.randomUUID();
  const program = programFor(language, { signature, source, nonce, tests: tests.map(({ args }) => args) });
  const limitMs = tests.reduce((sum, test) => sum + test.limitMs, 0);
  const ending = await run({ ...program, language, args: [], limitMs });
  if (!ending) return null;
  const verdicts = judge(tests, ending.stdout, nonce, ending.slowness);
  return { results: tests.map((test, i) => resultOfTest(signature, test, verdicts[i] ?? MISSING)), ending };
}

function resultOfTest(signature: Signature, { args, expect }: ProblemTest, verdict: Verdict): TestResult {
  return {
    outcome: verdict.outcome,
    input: inputText(signature, args),
    expected: valueText(expect),
    got: 'got' in verdict ? valueText(verdict.got) : null,
    error: verdict.outcome === 'error' ? verdict.error : null,
    printed: verdict.printed.trim(),
  };
}

/** A program for each test: it fills a database of its own. */
async function runQueries(
  schema: string,
  tests: readonly QueryTest[],
  query: string,
  run: RunProgram,
): Promise<TestRun | null> {
  const results: TestResult[] = [];
  let ending: TestRun['ending'] | null = null;
  for (const test of tests) {
    const before = filled(schema, test);
    const ended = await run({
      ...{ language: 'sql', source: before + query, stdin: '', args: [] },
      ...{ limitMs: QUERY_LIMIT_MS, linesBefore: linesOf(before) },
    });
    if (!ended) return null;
    results.push(resultOfQuery(test, ended));
    if (!ending || ending.status === 'ok') ending = ended;
    if (ended.status === 'stopped') break;
  }
  return ending && { results, ending };
}

/** Makes the tables, with this test's rows in them. */
const filled = (schema: string, { seed }: Pick<QueryTest, 'seed'>) => `${schema}\n${seed}\n`;

/** Makes the tables of a problem with the rows of its first example; nothing for a problem without tables. */
export function openRows({ task }: Pick<Problem, 'task'>): string {
  if (task.kind !== 'sql') return '';
  const [first] = task.open;
  return first ? filled(task.schema, first) : '';
}

/** How many lines end in this text. */
export const linesOf = (text: string): number => text.split('\n').length - 1;

function resultOfQuery(test: QueryTest, { status, tables, traceback }: RunResult): TestResult {
  const got = tables.at(-1) ?? null;
  const isRight = got !== null && !got.isCut && judgeQuery(test, got);
  const ended = status === 'error' ? 'error' : 'missing';
  return {
    outcome: status === 'ok' ? (isRight ? 'right' : 'wrong') : ended,
    input: test.seed.trim(),
    expected: { ...test.expect, isCut: false },
    got: status === 'ok' ? got : null,
    error: status === 'error' ? (traceback?.message ?? null) : null,
    printed: '',
  };
}

/** The languages of a problem, those that run in the browser first. */
export function languagesOf({ task }: Pick<Problem, 'task'>): readonly [RunLanguage, ...RunLanguage[]] {
  return task.kind === 'sql' ? ['sql'] : ['javascript', 'typescript', 'python', 'java', 'cpp'];
}

/** What the editor holds before the first key. */
export function starterOf({ task }: Pick<Problem, 'task'>, language: RunLanguage): string {
  return task.kind === 'sql' || language === 'sql' || language === 'c' ? '' : task.starter[language];
}

/** The tests that come with the problem. The server refuses the others to a learner whose room is open. */
export function openTests({ task }: Pick<Problem, 'task'>): ProblemTests {
  return task.kind === 'sql'
    ? { kind: 'sql', open: task.open, hidden: [] }
    : { kind: 'code', open: task.open, hidden: [] };
}

export function passedTests({ results }: Pick<TestRun, 'results'>): number {
  return results.filter(({ outcome }) => outcome === 'right').length;
}
