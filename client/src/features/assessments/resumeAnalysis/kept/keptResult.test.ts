import { RESUME_KEPT_DAYS } from '@preproom/models/contract/privacy/onTheDevice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_CHOICE } from '../form/targetChoice.ts';
import { NO_CORRECTIONS } from '../reading/corrections.ts';
import { type KeptResult, toKeep } from './keptResult.ts';

const DAY_MS = 24 * 60 * 60_000;
const MB = 1_000_000;

const result = (of: Partial<KeptResult>): KeptResult => ({
  id: 'one',
  userId: 'asha',
  attemptId: null,
  fileName: 'resume.pdf',
  fileKey: of.id ?? 'one',
  size: 100_000,
  choice: NO_CHOICE,
  corrections: NO_CORRECTIONS,
  percent: 70,
  isLasting: true,
  analysedAt: 0,
  ...of,
});
const idsOf = (results: readonly KeptResult[]) => results.map(({ id }) => id);

test('the newest ten results stay, newest first', () => {
  const results = Array.from({ length: 12 }, (_, at) => result({ id: `${at}`, analysedAt: at }));
  expect(idsOf(toKeep(results, 12))).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
});

test('results are forgotten after thirty days', () => {
  const now = RESUME_KEPT_DAYS * DAY_MS + 1;
  expect(idsOf(toKeep([result({ id: 'old' }), result({ id: 'new', analysedAt: 1 })], now))).toEqual(['new']);
});

test('large files push older ones out, and a file counts once for all its results', () => {
  const large = (id: string, analysedAt: number, fileKey = id) =>
    result({ id, analysedAt, fileKey, size: 5 * MB });
  const different = ['a', 'b', 'c', 'd', 'e'].map((id, at) => large(id, at));
  expect(idsOf(toKeep(different, 10))).toEqual(['e', 'd', 'c', 'b']);
  const same = ['a', 'b', 'c', 'd', 'e'].map((id, at) => large(id, at, 'one file'));
  expect(toKeep(same, 10)).toHaveLength(5);
});

test('what stays is never above the limits, and keeping it once more changes nothing', () => {
  const any = fc.record({
    id: fc.uuid(),
    fileKey: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    size: fc.constant(5 * MB),
    analysedAt: fc.nat(100 * DAY_MS),
  });
  fc.assert(
    fc.property(fc.array(any.map(result)), fc.nat(100 * DAY_MS), (results, now) => {
      const kept = toKeep(results, now);
      expect(kept.length).toBeLessThanOrEqual(10);
      expect(new Set(kept.map(({ fileKey }) => fileKey)).size).toBeLessThanOrEqual(4);
      expect(toKeep(kept, now)).toEqual(kept);
    }),
  );
});
