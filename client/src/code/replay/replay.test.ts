import type { CodeEdit, CodeMoment } from '@preproom/models/contract/room/code';
import { applyEdits } from '@preproom/models/contract/room/codeEdits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeBetween } from './changeBetween.ts';
import { everyFile, fileAt } from './replayFiles.ts';
import { languageAfter, replayMarks } from './replayMarks.ts';
import { advance, countUntil, momentTimes } from './replayTimes.ts';
import { replayTexts } from './textAt.ts';

const edit = fc.tuple(fc.nat(30), fc.nat(5), fc.string({ maxLength: 6 }));

/** Moments whose edits fit the text they are made in. */
const someMoments = fc.array(fc.tuple(fc.array(edit, { maxLength: 3 }), fc.nat(9000)), { maxLength: 700 });

function fitting(drawn: [CodeEdit[], number][]): CodeMoment[] {
  let [text, atMs] = ['', -2000];
  return drawn.map(([raw, pause]) => {
    atMs += pause;
    const edits = raw.map(([place, removed, inserted]): CodeEdit => {
      const at = Math.min(place, text.length);
      const fit: CodeEdit = [at, Math.min(removed, text.length - at), inserted];
      text = applyEdits(text, [fit]);
      return fit;
    });
    return { atMs, side: 'learner', edits };
  });
}

describe('the replay of code', () => {
  it('has at every place the text of all edits before it', () => {
    fc.assert(
      fc.property(someMoments, fc.nat(), (drawn, place) => {
        const moments = fitting(drawn);
        const count = place % (moments.length + 1);
        const plain = moments.slice(0, count).reduce((text, { edits }) => applyEdits(text, edits), '');
        expect(replayTexts(moments).after(count)).toBe(plain);
      }),
      { numRuns: 60 },
    );
  });

  it('never goes back, and gets to the same place in two steps as in one', () => {
    fc.assert(
      fc.property(someMoments, fc.nat(60_000), fc.nat(60_000), fc.boolean(), (drawn, one, two, skips) => {
        const times = momentTimes(fitting(drawn));
        const start = times[0] ?? 0;
        const half = advance(times, start, one, skips);
        expect(half).toBeGreaterThanOrEqual(start);
        expect(advance(times, half, two, skips)).toBe(advance(times, start, one + two, skips));
      }),
      { numRuns: 60 },
    );
  });

  it('shortens a long pause to three seconds, and stops at the end', () => {
    const times = [0, 60_000];
    expect(advance(times, 0, 1000, true)).toBe(58_000);
    expect(advance(times, 0, 1000, false)).toBe(1000);
    expect(advance(times, 0, 3000, true)).toBe(60_000);
    expect(advance(times, 0, 99_000, false)).toBe(60_000);
  });

  it('replaces only what differs between two texts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (head, one, two, tail) => {
        const [before, after] = [head + one + tail, head + two + tail];
        const change = changeBetween(before, after);
        const changed = change && applyEdits(before, [[change.from, change.to - change.from, change.insert]]);
        expect(changed ?? before).toBe(after);
        if (change) expect(change.insert.length).toBeLessThanOrEqual(two.length);
      }),
    );
  });

  it('counts what has happened', () => {
    expect([-1, 0, 5, 9].map((at) => countUntil([0, 5, 5], at))).toEqual([0, 1, 3, 3]);
  });

  it('lists problems, languages, pastes and runs', () => {
    const run = { language: 'python', status: 'ok', tests: null };
    const moments: CodeMoment[] = [
      { atMs: 5, side: 'mentor', edits: [], language: 'python' },
      { atMs: 4, side: 'learner', edits: [[0, 0, 'abc']], pasted: 3 },
      { atMs: 6, side: 'mentor', edits: [], problem: 'two-sum' },
      { atMs: 7, side: 'learner', edits: [], run },
    ];
    expect(replayMarks(moments, momentTimes(moments))).toEqual([
      { atMs: 5, side: 'mentor', kind: 'language', language: 'python' },
      { atMs: 5, side: 'learner', kind: 'paste', characters: 3 },
      { atMs: 6, side: 'mentor', kind: 'problem', slug: 'two-sum' },
      { atMs: 7, side: 'learner', kind: 'run', run },
    ]);
    expect([0, 1, 2].map((count) => languageAfter(moments, count))).toEqual([undefined, 'python', 'python']);
  });

  it('follows the file that is written in, and marks what happens to files', () => {
    const base = { side: 'learner', edits: [] } as const;
    const drawn = [
      { ...base, edits: [[0, 0, 'm']] },
      { ...base, files: [{ id: 'a', name: 'a.py' }] },
      { ...base, files: [{ id: 'a', edits: [[0, 0, 'x']] }] },
      { ...base, files: [{ id: 'a', name: 'b.py' }] },
      { ...base, files: [{ id: 'a', name: null }] },
    ] as unknown as CodeMoment[];
    const moments = drawn.map((moment, atMs) => ({ ...moment, atMs }));
    expect([0, 1, 2, 3, 4, 5].map((count) => fileAt(moments, count))).toEqual([
      ...[null, null, null],
      ...['a', 'a', null],
    ]);
    expect(everyFile(moments)).toEqual([{ id: 'a', name: 'b.py' }]);
    expect(replayTexts(moments, 'a').after(4)).toBe('x');
    expect(replayMarks(moments, momentTimes(moments))).toEqual([
      { atMs: 1, side: 'learner', kind: 'file', change: 'added', name: 'a.py' },
      { atMs: 3, side: 'learner', kind: 'file', change: 'renamed', name: 'b.py' },
      { atMs: 4, side: 'learner', kind: 'file', change: 'removed', name: 'b.py' },
    ]);
  });
});
