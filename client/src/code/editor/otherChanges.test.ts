import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyUpdate, Doc } from 'yjs';
import { linesOf, rangesAfter, watchOtherChanges } from './otherChanges.ts';

/** Two pages with one text, and what the first hears of the second's changes. */
function openPair(initial: string) {
  const [own, other] = [new Doc(), new Doc()];
  own.on('update', (update, origin) => origin !== 'peer' && applyUpdate(other, update, 'peer'));
  other.on('update', (update, origin) => origin !== 'peer' && applyUpdate(own, update, 'peer'));
  own.getText('text').insert(0, initial);
  return {
    own: own.getText('text'),
    other: other.getText('text'),
    changes: watchOtherChanges(own.getText('text'), () => true),
  };
}

it('tells the lines that the other person changed, once', () => {
  const { own, other, changes } = openPair('a\nb\nc\nd\ne\nf\n');
  own.insert(0, 'mine');
  other.insert(other.toString().indexOf('c'), 'x');
  other.insert(other.toString().indexOf('d'), 'y');
  other.delete(other.toString().indexOf('f'), 1);
  expect(changes.take()).toEqual([
    { first: 3, last: 4 },
    { first: 6, last: 6 },
  ]);
  expect(changes.take()).toEqual([]);
});

it('follows the lines while this person writes above and in them', () => {
  const { own, other, changes } = openPair('a\nb\n');
  other.insert(2, 'new\n');
  own.insert(0, '\n\n');
  own.insert(own.length, 'below\n');
  expect(changes.take()).toEqual([{ first: 4, last: 4 }]);
});

it('counts a new line as the line that follows', () => {
  const { other, changes } = openPair('a\nb');
  other.insert(1, '\nnew');
  expect(changes.take()).toEqual([{ first: 2, last: 2 }]);
});

it('covers everything that the other person inserted, and nothing that this person did', () => {
  const edit = fc.record({
    isByOther: fc.boolean(),
    at: fc.nat(40),
    removed: fc.nat(3),
    length: fc.nat(4),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      // Each character says whose it is; what neither wrote was there before.
      let text = '.'.repeat(20);
      let ranges: { from: number; to: number }[] = [];
      for (const { isByOther, at: wanted, removed: most, length } of edits) {
        const at = Math.min(wanted, text.length);
        const removed = Math.min(most, text.length - at);
        const inserted = (isByOther ? 'o' : 'm').repeat(length);
        text = text.slice(0, at) + inserted + text.slice(at + removed);
        ranges = rangesAfter(ranges, [{ retain: at }, { delete: removed }, { insert: inserted }], isByOther);
      }
      const isCovered = (place: number) => ranges.some(({ from, to }) => from <= place && place < to);
      for (const [place, whose] of [...text].entries()) expect(isCovered(place)).toBe(whose === 'o');
      for (const { from, to } of ranges) {
        expect(from).toBeLessThanOrEqual(to);
        expect(to).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

it('counts lines from one', () => {
  expect(
    linesOf('a\n\nb', [
      { from: 0, to: 0 },
      { from: 3, to: 4 },
    ]),
  ).toEqual([
    { first: 1, last: 1 },
    { first: 3, last: 3 },
  ]);
});
