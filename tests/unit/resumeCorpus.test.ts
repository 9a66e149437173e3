import { expect, test } from 'vitest';
import { CORPUS, sampleOf } from '../support/assessments/resume/corpus.ts';
import { missedGoals } from '../support/assessments/resume/goals.ts';
import { measure } from '../support/assessments/resume/measure.ts';

/** Of each layout so many people, or all of them in the full run. */
const files = process.env.TEST_FULL ? CORPUS : sampleOf(3);

test('there are forty people in at least twelve layouts', () => {
  expect(new Set(CORPUS.map(({ person }) => person)).size).toBe(40);
  expect(new Set(CORPUS.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(files.map(({ layout }) => layout)).size).toBe(
    new Set(CORPUS.map(({ layout }) => layout)).size,
  );
});

test('the corpus is read as rightly as the goals demand', { timeout: 600_000 }, async () => {
  const measured = await measure(files);
  expect(measured.all.files).toBe(files.length);
  expect(missedGoals(measured)).toEqual([]);
});
