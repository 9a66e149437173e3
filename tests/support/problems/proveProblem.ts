import { judge, type Verdict } from '@preproom/models/contract/assessments/problems/judge';
import { judgeQuery } from '@preproom/models/contract/assessments/problems/judgeQuery';
import { programFor } from '@preproom/models/contract/assessments/problems/programs/program';
import type { CodeLanguage } from '@preproom/models/contract/assessments/problems/signature';
import type { KeptProblem } from '@preproom/server/features/assessments/problems/bank';
import { codeTestsOf, queryTestsOf } from '@preproom/server/features/assessments/problems/problem.present';
import { faultsOfForm } from './faultsOfForm.ts';
import { runCompiled } from './runCompiled.ts';
import { runQuery } from './runQuery.ts';
import { runJavascript, runPython } from './runScript.ts';

const NONCE = 'answer-7f3a';

/** What one test came to, in a line that a reader can act on; null: it is right. */
type Fault = string | null;

/** Runs a source against all tests of a problem. Time does not count: a machine that is busy proves nothing. */
async function faultsOfCode(
  problem: KeptProblem,
  language: CodeLanguage,
  source: string,
  run: (source: string, stdin: string) => Promise<string>,
): Promise<Fault[]> {
  const { content } = problem;
  if (content.kind !== 'code') throw new Error('not a problem of code');
  const tests = Object.values(codeTestsOf(content)).flat();
  const trial = { signature: content.signature, source, nonce: NONCE, tests: tests.map(({ args }) => args) };
  const program = programFor(language, trial);
  const output = await run(program.source, program.stdin);
  const verdicts = judge(tests, output, NONCE, Number.POSITIVE_INFINITY);
  return verdicts.map((verdict, i) => faultOf(verdict, i, tests[i]?.expect));
}

function faultOf(verdict: Verdict, i: number, expected: unknown): Fault {
  if (verdict.outcome === 'right') return null;
  const short = (value: unknown) => JSON.stringify(value ?? null).slice(0, 200);
  if (verdict.outcome === 'error') return `test ${i}: ${verdict.error}`;
  if (verdict.outcome === 'missing') return `test ${i}: no answer; printed ${verdict.printed.slice(-400)}`;
  return `test ${i}: ${verdict.outcome}, expected ${short(expected)}, got ${short(verdict.got)}`;
}

/** As `faultsOfCode`, for a query. */
async function faultsOfQuery(problem: KeptProblem, query: string): Promise<Fault[]> {
  const { content } = problem;
  if (content.kind !== 'sql') throw new Error('not a problem of SQL');
  const schema = problem.read('schema.sql');
  const tests = Object.values(queryTestsOf(problem, content)).flat();
  const runs = tests.map(async (test, i) => {
    const got = await runQuery(schema, test.seed, query).catch((error: Error) => error);
    if (got instanceof Error) return `test ${i}: ${got.message}`;
    return judgeQuery(test, got) ? null : `test ${i}: got ${JSON.stringify(got)}`;
  });
  return Promise.all(runs);
}

/** What is wrong with a problem: a solution that fails, or a wrong one that passes. Empty when nothing is. */
export async function faultsOfProblem(problem: KeptProblem): Promise<string[]> {
  const faults = [...faultsOfForm(problem)];
  const failed = (name: string, found: readonly Fault[]) =>
    faults.push(...found.filter((fault) => fault !== null).map((fault) => `${name}: ${fault}`));
  const passes = (found: readonly Fault[]) => found.every((fault) => fault === null);
  if (problem.content.kind === 'sql') {
    failed('solution.sql', await faultsOfQuery(problem, problem.read('solution.sql')));
    if (passes(await faultsOfQuery(problem, problem.read('wrong.sql')))) faults.push('wrong.sql passes');
    return faults;
  }
  const { javascript = '', python = '' } = problem.solutions;
  failed('solution.js', await faultsOfCode(problem, 'javascript', javascript, runJavascript));
  failed('solution.py', await faultsOfCode(problem, 'python', python, runPython));
  if (passes(await faultsOfCode(problem, 'javascript', problem.read('wrong.js'), runJavascript)))
    faults.push('wrong.js passes');
  return faults;
}

/** As `faultsOfProblem`, of the solutions that need a compiler. */
export async function faultsOfCompiled(problem: KeptProblem): Promise<string[]> {
  if (problem.content.kind === 'sql') return [];
  const runs = (['java', 'cpp'] as const).map(async (language) => {
    const run = (source: string, stdin: string) => runCompiled(language, source, stdin);
    const found = await faultsOfCode(problem, language, problem.solutions[language] ?? '', run);
    return found.filter((fault) => fault !== null).map((fault) => `${language}: ${fault}`);
  });
  return (await Promise.all(runs)).flat();
}
