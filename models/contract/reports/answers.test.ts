import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_MARKS, ANSWER_PARTS } from '../catalogues/answerParts.ts';
import { markedAnswers, markedParts, missingParts, partShares, partTimes } from './answers.ts';

const questions = [
  { atMs: 1_000, text: 'Tell me about a conflict.' },
  { atMs: 60_000, text: 'And a failure?' },
];

describe('the parts of answers', () => {
  it('go from one mark to the next, to the next question, and to the end', () => {
    const marks = [
      { atMs: 2_000, mark: 'situation' },
      { atMs: 10_000, mark: 'action' },
      { atMs: 61_000, mark: 'task' },
      { atMs: 70_000, mark: 'answered' },
      { atMs: 75_000, mark: 'result' },
    ] as const;
    const parts = markedParts(marks, questions, 80_000);
    expect(parts).toEqual([
      { part: 'situation', fromMs: 2_000, toMs: 10_000 },
      { part: 'action', fromMs: 10_000, toMs: 60_000 },
      { part: 'task', fromMs: 61_000, toMs: 70_000 },
      { part: 'result', fromMs: 75_000, toMs: 80_000 },
    ]);
    const [first, second] = markedAnswers(questions, parts);
    expect(first).toMatchObject({
      question: { text: 'Tell me about a conflict.' },
      times: { situation: 8_000, task: 0, action: 50_000, result: 0 },
    });
    expect(second?.times).toEqual({ situation: 0, task: 9_000, action: 0, result: 5_000 });
    expect(missingParts(first?.times ?? partTimes([]))).toEqual(['task', 'result']);
  });

  it('of a question that is not from the guide have none', () => {
    const parts = markedParts([{ atMs: 100, mark: 'action' }], questions, 9_000);
    expect(markedAnswers(questions, parts)).toMatchObject([
      { question: null, parts: [{ part: 'action', fromMs: 100, toMs: 1_000 }] },
    ]);
  });

  it('that were marked twice are one, and an end without a beginning is nothing', () => {
    const twice = [
      { atMs: 500, mark: 'answered' },
      { atMs: 2_000, mark: 'task' },
      { atMs: 3_000, mark: 'task' },
      { atMs: 4_000, mark: 'answered' },
      { atMs: 5_000, mark: 'answered' },
    ] as const;
    expect(markedParts(twice, [], 9_000)).toEqual([{ part: 'task', fromMs: 2_000, toMs: 4_000 }]);
  });
});

const mark = fc.record({ atMs: fc.nat(90_000), mark: fc.constantFrom(...ANSWER_MARKS) });
const asked = fc.array(fc.record({ atMs: fc.nat(90_000) }), { maxLength: 6 });

it('says for each millisecond what the last press before it says, in whatever order they came', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(mark, { maxLength: 20, selector: ({ atMs }) => atMs }),
      asked,
      fc.nat(100_000),
      fc.array(fc.nat(100_000), { maxLength: 30 }),
      (marks, at, endMs, moments) => {
        const parts = markedParts(marks, at, endMs);
        for (const moment of moments) {
          const press = marks
            .filter(({ atMs }) => atMs <= moment)
            .reduce<(typeof marks)[number] | null>((a, b) => (a && a.atMs > b.atMs ? a : b), null);
          const isOver = press === null || at.some(({ atMs }) => atMs > press.atMs && atMs <= moment);
          // Until the end, or, where a mark came after it, the mark that follows.
          const isAfter =
            moment >= endMs &&
            !marks.some(({ atMs }) => atMs > moment) &&
            !at.some(({ atMs }) => atMs > moment);
          const part = parts.find(({ fromMs, toMs }) => fromMs <= moment && moment < toMs)?.part ?? null;
          expect(part).toBe(isOver || isAfter || press.mark === 'answered' ? null : press.mark);
        }
      },
    ),
  );
});

it('are shared out to a hundred whole percent, each less than one beside its own', () => {
  const times = fc.record({
    situation: fc.nat(600_000),
    task: fc.nat(600_000),
    action: fc.nat(600_000),
    result: fc.nat(600_000),
  });
  fc.assert(
    fc.property(times, (spent) => {
      const totalMs = ANSWER_PARTS.reduce((sum, part) => sum + spent[part], 0);
      const shares = partShares(spent);
      if (totalMs === 0) return expect(shares).toBeNull();
      expect(ANSWER_PARTS.reduce((sum, part) => sum + (shares?.[part] ?? 0), 0)).toBe(100);
      for (const part of ANSWER_PARTS)
        expect(Math.abs((shares?.[part] ?? 0) - (100 * spent[part]) / totalMs)).toBeLessThan(1);
    }),
  );
});
