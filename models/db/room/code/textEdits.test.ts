import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import type { CodeEdit } from '../../../contract/room/code.ts';
import { applyEdits } from '../../../contract/room/codeEdits.ts';
import { createEditReader } from './textEdits.ts';

/** A document that follows others, and its text by its edits alone. */
function follower() {
  const doc = new Y.Doc();
  const text = doc.getText('text');
  const seen = { edits: [] as CodeEdit[][], text: '' };
  const readEdits = createEditReader();
  text.observe((event) => {
    const edits = readEdits(event);
    seen.edits.push(edits);
    seen.text = applyEdits(seen.text, edits);
  });
  return { seen, text, apply: (update: Uint8Array) => Y.applyUpdate(doc, update) };
}

const step = fc.record({
  page: fc.nat(1),
  at: fc.nat(30),
  removed: fc.nat(4),
  inserted: fc.string({ maxLength: 3 }),
  /** Whether the pages hear of each other now. */
  meets: fc.boolean(),
});

it('gives edits that make the text, whatever two pages write', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const pages = [new Y.Doc(), new Y.Doc()];
      const { seen, text, apply } = follower();
      for (const page of pages)
        page.on('update', (update, _origin, _doc, { local }) => local && apply(update));
      for (const { page: which, at, removed, inserted, meets } of steps) {
        const page = pages[which] as Y.Doc;
        const written = page.getText('text');
        const from = Math.min(at, written.length);
        page.transact(() => {
          written.delete(from, Math.min(removed, written.length - from));
          written.insert(from, inserted);
        });
        expect(seen.text).toBe(text.toString());
        if (!meets) continue;
        for (const [one, other] of [pages, pages.toReversed()] as [Y.Doc, Y.Doc][])
          Y.applyUpdate(other, Y.encodeStateAsUpdate(one, Y.encodeStateVector(other)));
      }
    }),
  );
});

const run = fc.record({
  page: fc.nat(1),
  /** Where the page's caret jumps to; null when it continues where it was. */
  to: fc.option(fc.nat(40)),
  keys: fc.array(fc.constantFrom('a', 'bc', 'back', 'delete'), { maxLength: 5 }),
  meets: fc.boolean(),
});

it('gives one edit for each key, wherever two people type, jump and take back', () => {
  fc.assert(
    fc.property(fc.array(run, { maxLength: 40 }), (runs) => {
      const pages = [new Y.Doc(), new Y.Doc()] as const;
      const carets = [0, 0];
      const { seen, text, apply } = follower();
      for (const page of pages)
        page.on('update', (update, _origin, _doc, { local }) => local && apply(update));
      for (const { page: which, to, keys, meets } of runs) {
        const written = (pages[which] as Y.Doc).getText('text');
        let at = Math.min(to ?? carets[which] ?? 0, written.length);
        for (const key of keys) {
          const before = seen.edits.length;
          at = press(written, at, key);
          expect(seen.text).toBe(text.toString());
          for (const edits of seen.edits.slice(before)) expect(edits.length).toBeLessThan(2);
        }
        carets[which] = at;
        if (!meets) continue;
        for (const [one, other] of [pages, pages.toReversed()] as [Y.Doc, Y.Doc][])
          Y.applyUpdate(other, Y.encodeStateAsUpdate(one, Y.encodeStateVector(other)));
      }
    }),
  );
});

/** One key at a place of a text; the place after it. */
function press(text: Y.Text, at: number, key: string): number {
  if (key === 'back') {
    if (at > 0) text.delete(at - 1, 1);
    return Math.max(0, at - 1);
  }
  if (key === 'delete') {
    if (at < text.length) text.delete(at, 1);
    return at;
  }
  text.insert(at, key);
  return at + key.length;
}

it('gives one edit for a key and for one taken back', () => {
  const page = new Y.Doc();
  const { seen, apply } = follower();
  page.on('update', apply);
  page.getText('text').insert(0, 'abc');
  page.getText('text').insert(1, 'x');
  page.getText('text').delete(2, 1);
  page.getText('text').delete(0, 3);
  expect(seen.edits).toEqual([[[0, 0, 'abc']], [[1, 0, 'x']], [[2, 1, '']], [[0, 3, '']]]);
});
