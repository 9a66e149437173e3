import type {
  Problem,
  ProblemSolution,
  ProblemSummary,
  ProblemTests,
  QueryTest,
} from '@preproom/models/contract/assessments/problems';
import type { ProblemTest } from '@preproom/models/contract/assessments/problems/judge';
import { CODE_LANGUAGES } from '@preproom/models/contract/assessments/problems/signature';
import { starterCode } from '@preproom/models/contract/assessments/problems/starterCode';
import type { KeptProblem } from './bank.ts';
import type { BankProblem } from './bankProblem.ts';

type CodeProblem = Extract<BankProblem, { kind: 'code' }>;
type QueryProblem = Extract<BankProblem, { kind: 'sql' }>;

export function presentSummary({ slug, content }: KeptProblem): ProblemSummary {
  const { title, difficulty, topics, minutes, kind } = content;
  return {
    slug,
    title,
    difficulty,
    topics,
    minutes,
    languages: kind === 'sql' ? ['sql'] : [...CODE_LANGUAGES],
  };
}

/** The problem without hidden tests and solution. */
export function presentProblem(problem: KeptProblem): Problem {
  const { statement, limits, hints } = problem.content;
  return { ...presentSummary(problem), statement, limits, hints, task: presentTask(problem) };
}

function presentTask(problem: KeptProblem): Problem['task'] {
  const { content } = problem;
  const explained = <T>(tests: readonly T[]) =>
    tests.map((test, i) => ({ ...test, why: content.open[i]?.why ?? null }));
  if (content.kind === 'sql') {
    const open = explained(queryTestsOf(problem, content).open);
    return { kind: 'sql', schema: problem.read('schema.sql'), open };
  }
  const { signature } = content;
  const starters = CODE_LANGUAGES.map((language) => [language, starterCode(signature, language)]);
  const open = explained(codeTestsOf(content).open);
  return { kind: 'code', signature, starter: Object.fromEntries(starters), open };
}

export function presentTests(problem: KeptProblem): ProblemTests {
  const { content } = problem;
  if (content.kind === 'sql') return { kind: 'sql', ...queryTestsOf(problem, content) };
  return { kind: 'code', ...codeTestsOf(content) };
}

export function presentSolution({ content, solutions }: KeptProblem): ProblemSolution {
  const { explanation } = content;
  const { time, space } = content.kind === 'code' ? content : { time: null, space: null };
  // JavaScript is TypeScript as well.
  const { javascript } = solutions;
  return { explanation, time, space, code: { ...solutions, ...(javascript && { typescript: javascript }) } };
}

/** The tests with what the problem says for all of them. */
export function codeTestsOf(content: CodeProblem): Record<'open' | 'hidden', ProblemTest[]> {
  const whole = ({ args, expect, compare, limitMs }: CodeProblem['hidden'][number]) => ({
    args,
    expect,
    compare: compare ?? content.compare,
    limitMs: limitMs ?? content.limitMs,
  });
  return { open: content.open.map(whole), hidden: content.hidden.map(whole) };
}

/** The tests with the statements of their files. */
export function queryTestsOf(
  { read }: KeptProblem,
  { compare, open, hidden }: QueryProblem,
): Record<'open' | 'hidden', QueryTest[]> {
  const whole = ({ seed, expect }: QueryProblem['hidden'][number]) => ({ seed: read(seed), expect, compare });
  return { open: open.map(whole), hidden: hidden.map(whole) };
}
