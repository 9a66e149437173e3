import { problemSlugs, readProblem } from '@preproom/server/features/assessments/problems/bank';
import { describe, expect, test } from 'vitest';
import { faultsOfProblem } from '../../support/problems/proveProblem.ts';

/** How many there have to be. */
const AT_LEAST = { easy: 20, medium: 30, hard: 10, sql: 12 };

describe('the bank of coding problems', () => {
  const problems = problemSlugs().map(readProblem);

  test.each(problems.map((problem) => [problem.slug, problem] as const))(
    '%s: its solutions pass, and the wrong one fails',
    async (_, problem) => {
      expect(await faultsOfProblem(problem)).toEqual([]);
    },
  );

  test('has enough of each kind, each with a title of its own', () => {
    const code = problems.filter(({ content }) => content.kind === 'code');
    const levels = Object.groupBy(code, ({ content }) => content.difficulty);
    expect(levels.easy?.length).toBeGreaterThanOrEqual(AT_LEAST.easy);
    expect(levels.medium?.length).toBeGreaterThanOrEqual(AT_LEAST.medium);
    expect(levels.hard?.length).toBeGreaterThanOrEqual(AT_LEAST.hard);
    expect(problems.length - code.length).toBeGreaterThanOrEqual(AT_LEAST.sql);
    const titles = problems.map(({ content }) => content.title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
