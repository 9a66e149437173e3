import type { CodeEdit } from '@preproom/models/contract/room/code';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writtenText } from './writtenText.ts';

const chars = fc.integer({ min: 0, max: 6_000 });
/** Where, as a share of the text that there is; how much is removed, as a share of what follows; how much is inserted. */
const change = fc.tuple(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 0, max: 1, noNaN: true }),
  chars,
);

test('is what the edits make of an empty text, one after the other', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      let text = '';
      const edits = changes.map(([at, share, length], i): CodeEdit => {
        const place = Math.floor(at * text.length);
        const removed = Math.floor(share * share * (text.length - place));
        const inserted = String.fromCharCode(97 + (i % 26)).repeat(length);
        text = text.slice(0, place) + inserted + text.slice(place + removed);
        return [place, removed, inserted];
      });
      expect(writtenText(edits.map((edit) => ({ edits: [edit] })))).toBe(text);
      expect(writtenText([{ edits }])).toBe(text);
    }),
  );
});

test('of nothing is empty', () => {
  expect(writtenText([])).toBe('');
  expect(writtenText([{ edits: [[0, 0, 'a']] }, { edits: [[0, 1, '']] }])).toBe('');
});
