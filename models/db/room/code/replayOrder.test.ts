import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import type { CodeMoment } from '../../../contract/room/code.ts';
import { applyEdits } from '../../../contract/room/codeEdits.ts';
import { replayOf } from './codeReplay.ts';

type Batch = Parameters<typeof replayOf>[0][number];
type Side = Batch['side'];

/** Two pages; `ids` are their Yjs clients, which decide whose key is first of two at one place. */
function twoPages(ids: readonly [number, number]) {
  const pages = { learner: new Y.Doc(), mentor: new Y.Doc() };
  [pages.learner.clientID, pages.mentor.clientID] = ids;
  const batches: Batch[] = [];
  const typed = { learner: '', mentor: '' };
  const store = (side: Side, atMs: number, change: (text: Y.Text) => void) => {
    const before = Y.encodeStateVector(pages[side]);
    pages[side].transact(() => change(pages[side].getText('text')));
    const update = Buffer.from(Y.encodeStateAsUpdate(pages[side], before));
    batches.push({ side, times: [atMs], updates: [update] });
  };
  return {
    batches,
    typed,
    text: (side: Side) => pages[side].getText('text').toString(),
    /** The batch is stored as if made at `atMs`, whenever it was. */
    press(side: Side, atMs: number, at: number, key: string): void {
      typed[side] += key;
      store(side, atMs, (text) => text.insert(at, key));
    },
    remove(side: Side, atMs: number, at: number): void {
      store(side, atMs, (text) => text.delete(at, 1));
    },
    /** This side gets what the other has written. */
    receive(side: Side): void {
      const other = pages[side === 'learner' ? 'mentor' : 'learner'];
      Y.applyUpdate(pages[side], Y.encodeStateAsUpdate(other, Y.encodeStateVector(pages[side])));
    },
  };
}

const textOf = (moments: readonly CodeMoment[]) =>
  applyEdits(
    '',
    moments.flatMap(({ edits }) => edits),
  );

const insertedBy = (moments: readonly CodeMoment[], side: Side) =>
  moments.flatMap((moment) => (moment.side === side ? moment.edits.map(([, , text]) => text) : [])).join('');

it('leaves a key to its writer, also if what it continues is stored with a later time', () => {
  const room = twoPages([1, 2]);
  room.press('learner', 0, 0, 'a');
  // Typed at the same moment, but its batch reached the server 200 ms later.
  room.press('mentor', 200, 0, 'n');
  room.receive('learner');
  room.press('learner', 150, 1, 'b');
  room.press('learner', 300, 2, 'c');
  expect(room.text('learner')).toBe('abcn');
  expect(replayOf(room.batches)).toEqual([
    { atMs: 0, side: 'learner', edits: [[0, 0, 'a']] },
    { atMs: 200, side: 'mentor', edits: [[1, 0, 'n']] },
    { atMs: 200, side: 'learner', edits: [[1, 0, 'b']] },
    { atMs: 300, side: 'learner', edits: [[2, 0, 'c']] },
  ]);
});

const step = fc.record({
  side: fc.constantFrom<Side>('learner', 'mentor'),
  at: fc.nat(20),
  removes: fc.boolean(),
  receives: fc.boolean(),
  /** How much later than it was made the batch is stored, as one key a millisecond is typed. */
  lateMs: fc.oneof(fc.constant(0), fc.nat(30)),
});

it('leaves each key to its writer and each text as it was, however late batches are', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.boolean(), (steps, isTurned) => {
      const room = twoPages(isTurned ? [2, 1] : [1, 2]);
      for (const [i, { side, at, removes, receives, lateMs }] of steps.entries()) {
        if (receives) room.receive(side);
        const { length } = room.text(side);
        if (removes && at < length) room.remove(side, i + lateMs, at);
        else room.press(side, i + lateMs, Math.min(at, length), String.fromCharCode(0x61 + i));
      }
      for (const side of ['learner', 'mentor'] as const) room.receive(side);
      const moments = replayOf(room.batches);
      expect(textOf(moments)).toBe(room.text('learner'));
      for (const side of ['learner', 'mentor'] as const)
        expect(insertedBy(moments, side)).toBe(room.typed[side]);
      const times = moments.map(({ atMs }) => atMs);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }),
  );
});

it('shows nothing of what continues something that was never stored, and everything else', () => {
  const room = twoPages([1, 2]);
  room.press('learner', 0, 0, 'a');
  room.receive('mentor');
  room.press('mentor', 1, 1, 'n');
  room.press('learner', 2, 1, 'b');
  room.press('learner', 3, 2, 'c');
  const moments = replayOf(room.batches.filter((_, i) => i !== 2));
  expect(textOf(moments)).toBe('an');
  expect(insertedBy(moments, 'mentor')).toBe('n');
});
