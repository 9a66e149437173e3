import { CHECKS, type CheckName } from './checks.ts';
import { type Comparison, sameValue } from './compare.ts';

/** What one call has to give. */
export interface ProblemTest {
  /** Arguments; for a class its calls, each a name and arguments, the constructor's first. */
  args: unknown[];
  /** For a class: the result of each call, null for the constructor and for methods that return nothing. */
  expect: unknown;
  compare: Comparison | { check: CheckName };
  /** Time for the call on a usual laptop; a runner multiplies it by how slow the device is. */
  limitMs: number;
}

export type Verdict =
  | { outcome: 'right' | 'late'; got: unknown; ms: number; printed: string }
  | { outcome: 'wrong'; got: unknown; ms: number; printed: string }
  | { outcome: 'error'; error: string; ms: number; printed: string }
  /** The program ended before this test did: by a limit, a crash or an error outside of the tests. */
  | { outcome: 'missing'; printed: string };

/** Whether the result is right. */
function isRight({ args, expect, compare }: Omit<ProblemTest, 'limitMs'>, got: unknown): boolean {
  if (typeof compare === 'object' && 'check' in compare) return CHECKS[compare.check](args, got, expect);
  return sameValue(compare, expect, got);
}

/** A verdict for each test from what the program (`programFor`) printed. `slowness` is 1 on a usual laptop. */
export function judge(
  tests: readonly ProblemTest[],
  stdout: string,
  nonce: string,
  slowness: number,
): Verdict[] {
  const answers = readAnswers(stdout, nonce);
  return tests.map((test, i) => {
    const { answer, printed } = answers[i] ?? { answer: null, printed: '' };
    if (!answer) return { outcome: 'missing', printed };
    const { ms } = answer;
    if (answer.error !== undefined) return { outcome: 'error', error: answer.error, ms, printed };
    const got = answer.result ?? null;
    if (!isRight(test, got)) return { outcome: 'wrong', got, ms, printed };
    return { outcome: ms > test.limitMs * slowness ? 'late' : 'right', got, ms, printed };
  });
}

interface Answer {
  result?: unknown;
  error?: string;
  ms: number;
}

/** What was printed before each answer's line, and the answer; the last one has none: what came after all answers. */
function readAnswers(stdout: string, nonce: string): { answer: Answer | null; printed: string }[] {
  const answers: { answer: Answer | null; printed: string }[] = [];
  let printed: string[] = [];
  for (const line of stdout.split('\n')) {
    const answer = line.startsWith(`${nonce} `) ? readAnswer(line.slice(nonce.length + 1)) : null;
    if (!answer) {
      printed.push(line);
      continue;
    }
    // A line break first: the person's code may end without one.
    answers.push({ answer, printed: printed.join('\n').replace(/\n$/, '') });
    printed = [];
  }
  return [...answers, { answer: null, printed: printed.join('\n') }];
}

/** Null for what is no answer, as where a limit cut the output. */
function readAnswer(text: string): Answer | null {
  try {
    const value = JSON.parse(text);
    return typeof value?.ms === 'number' ? value : null;
  } catch {
    return null;
  }
}
