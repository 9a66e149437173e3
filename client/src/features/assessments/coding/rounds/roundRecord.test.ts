import {
  MAX_RECORDED_CHARS,
  MAX_RECORDED_MOMENTS,
} from '@preproom/models/contract/assessments/coding/codingRoundLimits';
import {
  handInCodingRound,
  type RecordedMoment,
} from '@preproom/models/contract/assessments/coding/codingRounds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replayTexts } from '../../../../code/replay/textAt.ts';
import {
  chooseLanguage,
  finishedMoments,
  MAX_SOLUTION_CHARS,
  newRecord,
  noteRun,
  solutionOf,
  writeText,
} from './roundRecord.ts';

const someText = fc.string({ maxLength: 40 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), text: someText, pasted: fc.nat(3) }),
  fc.record({ kind: fc.constant('language' as const), language: fc.constantFrom('java', 'python') }),
  fc.record({ kind: fc.constant('run' as const) }),
);
const RUN = { results: [], ending: { status: 'ok' as const, ms: 1, traceback: null } };

const textAfter = (moments: RecordedMoment[]) =>
  replayTexts(moments.map((moment) => ({ ...moment, side: 'learner' }))).after(moments.length);

test('whatever is written, the recording ends with the solution, and a language is found again as it was left', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const record = newRecord('java', 'start', 0);
      const left: Record<string, string> = { java: 'start' };
      for (const [atMs, one] of steps.entries()) {
        if (one.kind === 'write') {
          writeText(record, one.text, atMs, one.pasted);
          left[record.language] = one.text;
        } else if (one.kind === 'language') {
          chooseLanguage(record, one.language as 'java', 'start', atMs);
          left[record.language] ??= 'start';
        } else noteRun(record, RUN, atMs);
        expect(solutionOf(record)).toBe(left[record.language]);
      }
      expect(textAfter(finishedMoments(record, 99))).toBe(solutionOf(record));
    }),
    { numRuns: 100 },
  );
});

test('too much to record is left out, and what is handed in still ends with the solution', () => {
  const record = newRecord('python', '', 0);
  const text = (fill: string) => fill.repeat(MAX_SOLUTION_CHARS);
  for (let i = 0; i < 20; i += 1) writeText(record, text('ab'.charAt(i % 2)), i);
  const moments = finishedMoments(record, 30);
  expect(textAfter(moments)).toBe(text('b'));
  const written = moments
    .flatMap(({ edits }) => edits)
    .reduce((sum, [, , inserted]) => sum + inserted.length, 0);
  expect(written).toBeLessThanOrEqual(MAX_RECORDED_CHARS);
});

test('more moments than may be sent are left out', () => {
  const record = newRecord('python', '', 0);
  for (let i = 0; i <= MAX_RECORDED_MOMENTS; i += 1) writeText(record, String(i % 10), i);
  const solution = { slug: 'a', language: 'python', passed: null, runs: 0 } as const;
  const body = { problems: [{ ...solution, moments: finishedMoments(record, 9) }] };
  expect(handInCodingRound.body?.parse(body).problems[0]?.moments).toHaveLength(MAX_RECORDED_MOMENTS);
  expect(textAfter(body.problems[0]?.moments ?? [])).toBe(String(MAX_RECORDED_MOMENTS % 10));
});

test('a run of the open tests is counted and stands in the recording with what passed', () => {
  const record = newRecord('cpp', 'int f();', 0);
  const result = { input: '', expected: '', got: null, error: null, printed: '' };
  const results = [
    { ...result, outcome: 'right' as const },
    { ...result, outcome: 'wrong' as const },
  ];
  noteRun(record, { ...RUN, results }, 5_000);
  expect(record.runs).toBe(1);
  expect(record.moments.at(-1)).toEqual({
    ...{ atMs: 5_000, edits: [] },
    run: { language: 'cpp', status: 'ok', tests: { passed: 1, all: 2, hasHidden: false } },
  });
});
