import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseResume } from './analyseResume.ts';
import { phoneLength } from './fields/phoneLengths.ts';
import { readPhones } from './fields/phones.ts';
import { timelineOf } from './fields/tenure.ts';
import { parseResume } from './parseResume.ts';
import { jobTarget } from './targets/jobTerms.ts';
import { pdfOf, run } from './testing/pdfOf.ts';
import { dateRangeIn } from './words/dateRange.ts';

/** Words and marks that readers look for, between any characters. */
const piece = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  fc.constantFrom(
    'Education',
    'EXPERIENCE',
    'Skills:',
    'Jun 2024 –',
    '2021',
    'Present',
    'CGPA',
    '8.4/10',
    '+91',
    '98765',
    '•',
  ),
  fc.constantFrom(
    '- ',
    '|',
    'I N T E R N',
    'B.Tech',
    '(',
    '/',
    '%',
    '@',
    'https://',
    '\u093F',
    '\u0000',
    '\uFFFD',
    '½',
  ),
);
const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' '));

test('no text makes the readers of dates and phones throw', () => {
  fc.assert(
    fc.property(text, (any) => {
      dateRangeIn(any);
      for (const { value } of readPhones(any)) phoneLength(value);
    }),
    { numRuns: 300 },
  );
});

test('no page makes the analysis throw, and its points are within their maximum', () => {
  const item = fc
    .tuple(
      text,
      fc.integer({ min: -20, max: 620 }),
      fc.integer({ min: -20, max: 860 }),
      fc.constantFrom(0.1, 9, 10, 12, 30),
    )
    .map(([any, x, y, size]) => run(any, x, y, size, size > 10));
  const now = new Date(2026, 2, 15);
  fc.assert(
    fc.property(
      fc.array(fc.array(item, { maxLength: 12 }), { minLength: 1, maxLength: 3 }),
      text,
      (pages, job) => {
        const resume = parseResume(pdfOf(...pages));
        timelineOf(resume.entries, now);
        const { rules, score, outOf } = analyseResume(resume, jobTarget(job));
        expect(score).toBeLessThanOrEqual(outOf);
        for (const { points, maximum } of rules.flatMap(({ checks }) => checks)) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(maximum);
        }
      },
    ),
    { numRuns: 30 },
  );
});
