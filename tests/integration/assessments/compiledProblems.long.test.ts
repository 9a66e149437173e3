import type { Program, RunResult } from '@preproom/client/src/code/run/runProtocol.ts';
import { runTests } from '@preproom/client/src/shared/assessments/coding/problems/runTests.ts';
import type { CompiledLanguage } from '@preproom/models/contract/assessments/coding/compiledLanguages';
import { allProblems, type KeptProblem } from '@preproom/server/features/assessments/problems/bank';
import { presentProblem, presentTests } from '@preproom/server/features/assessments/problems/problem.present';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Runner } from '../../support/peers/runner.ts';

// The way of a page: its programs, in its parts, in the real runner. A machine that is busy proves nothing about time.
const LIMIT_MS = 10_000;

let runner: Runner;
beforeAll(async () => {
  runner = await Runner.start();
});
afterAll(() => runner?.stop());

async function run({ language, source, stdin }: Program): Promise<RunResult> {
  const program = { language: language as CompiledLanguage, source, stdin, limitMs: LIMIT_MS };
  const { status, stdout, stderr, ms } = await runner.run(program, { person: language });
  if (status === 'busy') throw new Error('the runner is busy');
  const slowness = Number.POSITIVE_INFINITY;
  return { status, stdout, stderr, traceback: null, tables: [], ms, slowness };
}

async function outcomes(problem: KeptProblem, language: 'java' | 'cpp', source: string) {
  const ended = await runTests(presentProblem(problem), presentTests(problem), { language, source }, run);
  return ended?.results.map(({ outcome, error }) => error ?? outcome);
}

const problems = allProblems().filter(({ content }) => content.kind === 'code');

describe.each(problems.map((problem) => [problem.slug, problem] as const))('%s', (_, problem) => {
  test.each(['java', 'cpp'] as const)('is solved in %s', async (language) => {
    const found = await outcomes(problem, language, problem.solutions[language] ?? '');
    expect(new Set(found)).toEqual(new Set(['right']));
  });
});

test('a public class and imports of its own are as good in Java', async () => {
  const [problem] = problems;
  if (!problem) throw new Error('no problems');
  const source = `import java.util.*;\n${problem.solutions.java?.replace(/^class /m, 'public class ')}`;
  expect(new Set(await outcomes(problem, 'java', source))).toEqual(new Set(['right']));
});
