import { expect, test } from 'vitest';
import { CORPUS, sampleOf } from '../support/assessments/resume/corpus.ts';
import { type Measured, measure, share } from '../support/assessments/resume/measure.ts';

/** Of each layout so many people, or all of them in the full run. */
const files = process.env.TEST_FULL ? CORPUS : sampleOf(3);

test('there are forty people in at least twelve layouts', () => {
  expect(new Set(CORPUS.map(({ person }) => person)).size).toBe(40);
  expect(new Set(CORPUS.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(files.map(({ layout }) => layout)).size).toBe(
    new Set(CORPUS.map(({ layout }) => layout)).size,
  );
});

test('every file of the corpus can be read', { timeout: 600_000 }, async () => {
  const { all }: Measured = await measure(files);
  expect(all.files).toBe(files.length);
  expect(share(all.rates.name)).toBeGreaterThan(0.5);
});
