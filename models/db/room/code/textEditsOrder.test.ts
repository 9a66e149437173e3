import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { applyEdits } from '../../../contract/room/codeEdits.ts';
import { createEditReader, editsOf } from './textEdits.ts';

interface Step {
  page: 0 | 1;
  what: string;
  /** Where the page's caret jumps to; null when it continues where it was. */
  to: number | null;
}

const step: fc.Arbitrary<Step> = fc.record({
  page: fc.constantFrom(0, 1),
  what: fc.constantFrom('type', 'type', 'type', 'take back', 'paste', 'replace', 'cut', 'receive', 'reload'),
  to: fc.option(fc.nat(60), { freq: 3 }),
});

interface Journey {
  /** How many updates reach the follower before this one that were sent after it. */
  after: number;
  again: boolean;
  /** It is merged with the next one. */
  joins: boolean;
}

const journey: fc.Arbitrary<Journey> = fc.record({
  after: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(8)),
  again: fc.boolean(),
  joins: fc.boolean(),
});

/** Two people's pages, which write in any order; everything that they wrote, as they sent it. */
function updatesOf(steps: readonly Step[]): Uint8Array[] {
  const updates: Uint8Array[] = [];
  const newPage = () => {
    const page = new Y.Doc();
    page.on('update', (update, _origin, _doc, { local }) => local && updates.push(update));
    return page;
  };
  const pages: [Y.Doc, Y.Doc] = [newPage(), newPage()];
  const carets: [number, number] = [0, 0];
  for (const [i, { page: which, what, to }] of steps.entries()) {
    const own = pages[which];
    const text = own.getText('text');
    const at = Math.min(to ?? carets[which], text.length);
    const before = Math.max(0, at - 4);
    const key = String.fromCharCode(0x61 + (i % 26));
    if (what === 'type') text.insert(at, key);
    if (what === 'take back' && at > 0) text.delete(at - 1, 1);
    if (what === 'cut') text.delete(before, at - before);
    if (what === 'paste') text.insert(at, key.repeat(4));
    if (what === 'replace')
      own.transact(() => {
        text.delete(before, at - before);
        text.insert(before, key.toUpperCase());
      });
    if (what === 'receive') Y.applyUpdate(own, Y.encodeStateAsUpdate(pages[which === 0 ? 1 : 0]));
    if (what === 'reload') {
      // The same person as another client, with what the page had.
      pages[which] = newPage();
      Y.applyUpdate(pages[which], Y.encodeStateAsUpdate(own));
    }
    const moved =
      { type: 1, 'take back': -1, paste: 4, replace: before + 1 - at, cut: before - at }[what] ?? 0;
    carets[which] = Math.max(0, at + moved);
  }
  return updates;
}

it('counts as Yjs does, whichever way updates of people who reload arrive', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), fc.infiniteStream(journey), (steps, journeys) => {
      const sent = updatesOf(steps).map((update, i) => ({ update, i, ...journeys.next().value }));
      const arriving = sent
        .flatMap((each) => (each.again ? [each, { ...each, i: each.i + 2 }] : [each]))
        .sort((a, b) => a.i + a.after - (b.i + b.after));
      const doc = new Y.Doc({ gc: false });
      const text = doc.getText('text');
      const readEdits = createEditReader();
      let shown = '';
      text.observe((event) => {
        const edits = readEdits(event);
        expect(edits).toEqual(editsOf(event.delta));
        shown = applyEdits(shown, edits);
        expect(shown).toBe(text.toString());
      });
      let joined: Uint8Array[] = [];
      for (const { update, joins } of arriving) {
        joined.push(update);
        if (joins) continue;
        Y.applyUpdate(doc, joined.length > 1 ? Y.mergeUpdates(joined) : update);
        joined = [];
      }
      for (const update of joined) Y.applyUpdate(doc, update);
      expect(doc.store.pendingStructs).toBe(null);
    }),
    // So many, because what is remembered goes wrong only after a rare sequence.
    { numRuns: 500 },
  );
});
