import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type CodeRun,
  cutText,
  MAX_RUN_OUTPUT_BYTES,
  readCodeRun,
  readPasted,
  readProblemSlug,
} from './codeRuns.ts';

const RUN: CodeRun = {
  ...{
    side: 'mentor',
    language: 'python',
    file: { id: 'a', name: 'area.py' },
    status: 'ok',
    ms: 12,
    output: 'done',
  },
  tests: {
    ...{ slug: 'two-sum', passed: 3, all: 9, hasHidden: true },
    failed: { number: 4, isHidden: true, values: { input: 'n = 1', expected: '2', got: '3' } },
  },
};
const { tests } = RUN;

it('reads what a page writes, and nothing that was added to it', () => {
  expect(readCodeRun(RUN)).toEqual(RUN);
  expect(readCodeRun({ ...RUN, file: undefined })).toEqual({ ...RUN, file: null });
  expect(readCodeRun({ ...RUN, tests: null, more: 'x'.repeat(100_000) })).toEqual({ ...RUN, tests: null });
});

it('refuses what has another form or size', () => {
  const wrong: unknown[] = [
    { ...RUN, side: 'admin' },
    { ...RUN, side: 'learner' },
    { ...RUN, tests: { ...tests, hasHidden: false } },
    { ...RUN, file: 'area.py' },
    { ...RUN, file: { id: 'a', name: 'a\u202eyp.exe' } },
    { ...RUN, file: { id: 'a', name: 'x'.repeat(10_000) } },
    { ...RUN, file: { id: '<b>', name: 'a' } },
    { ...RUN, language: '<b>' },
    { ...RUN, status: 'won' },
    { ...RUN, ms: -1 },
    { ...RUN, ms: Number.NaN },
    { ...RUN, output: 'x'.repeat(MAX_RUN_OUTPUT_BYTES + 1) },
    { ...RUN, output: '€'.repeat(MAX_RUN_OUTPUT_BYTES / 2) },
    { ...RUN, output: { toString: 'x' } },
    { ...RUN, tests: undefined },
    { ...RUN, tests: { ...tests, slug: '../x' } },
    { ...RUN, tests: { ...tests, passed: 10 } },
    { ...RUN, tests: { ...tests, passed: 9 } },
    { ...RUN, tests: { ...tests, failed: null } },
    { ...RUN, tests: { ...tests, failed: { ...tests?.failed, number: 10 } } },
    { ...RUN, tests: { ...tests, failed: { ...tests?.failed, values: { input: 1 } } } },
    [RUN],
    null,
    'run',
  ];
  for (const value of wrong) expect(readCodeRun(value), JSON.stringify(value).slice(0, 200)).toBeNull();
});

it('reads any value without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      readCodeRun(value);
      readCodeRun({ ...RUN, tests: value });
      readProblemSlug(value);
    }),
  );
});

it('takes slugs only', () => {
  expect(readProblemSlug('two-sum')).toBe('two-sum');
  for (const value of ['Two', 'a--b', '../a', 'a/b', '', 'a'.repeat(81), 5, null])
    expect(readProblemSlug(value)).toBeNull();
});

it('cuts a text between two characters, to so many bytes at most', () => {
  const text = fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed());
  fc.assert(
    fc.property(text, fc.integer({ min: 8, max: 40 }), (whole, max) => {
      const cut = cutText(whole, max);
      expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(max);
      expect(whole.startsWith(cut.replace(/…$/, ''))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it('counts pastes that can have been', () => {
  expect(readPasted([3, 4])).toBe(7);
  const wrong = [
    -5,
    0,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.MAX_SAFE_INTEGER,
    60_001,
    '9',
    [9],
    null,
  ];
  expect(readPasted(wrong)).toBe(0);
});
