import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import type { BoardShape } from '../../../contract/room/board.ts';
import type { CodeMoment } from '../../../contract/room/code.ts';
import { replayOf } from './codeReplay.ts';
import { drawnIn, writersOf } from './codeUpdate.ts';
import { packMoments, unpackMoments } from './packMoments.ts';

const place = fc.integer({ min: -20_000, max: 20_000 });
const base = { color: fc.constantFrom('ink' as const, 'sky' as const), order: fc.nat(50) };
const anyShape: fc.Arbitrary<BoardShape> = fc
  .oneof(
    fc.record({
      ...base,
      kind: fc.constant('pen' as const),
      points: fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 9 }).map((all) => all.flat()),
    }),
    fc.record({
      ...base,
      kind: fc.constant('arrow' as const),
      from: fc.tuple(place, place),
      to: fc.tuple(place, place),
    }),
  )
  // Yjs takes plain objects only.
  .map((shape) => ({ ...shape }));

/** What two people draw, each seeing the other's shapes at once: batches, and the board after each of them. */
function drawTogether(steps: readonly { isMentor: boolean; id: string; value: unknown }[]) {
  const [learner, mentor] = [new Y.Doc(), new Y.Doc()];
  const batches: Parameters<typeof replayOf>[0][number][] = [];
  for (const [doc, other, side] of [
    [learner, mentor, 'learner'],
    [mentor, learner, 'mentor'],
  ] as const)
    doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === 'other') return;
      batches.push({ side, times: [1_000 * batches.length], updates: [Buffer.from(update)] });
      Y.applyUpdate(other, update, 'other');
    });
  for (const { isMentor, id, value } of steps) {
    const board = (isMentor ? mentor : learner).getMap('board');
    if (value === null) board.delete(id);
    else board.set(id, value);
  }
  return batches;
}

/** The plain model: the board after the moments up to a time. */
function boardAt(moments: readonly CodeMoment[], atMs: number): Record<string, BoardShape> {
  const board = new Map<string, BoardShape>();
  for (const [id, shape] of moments.flatMap((moment) => (moment.atMs <= atMs ? (moment.board ?? []) : []))) {
    if (shape) board.set(id, shape);
    else board.delete(id);
  }
  return Object.fromEntries(board);
}

it('replays to the board as it was at any time, whatever both drew', () => {
  const step = fc.record({
    isMentor: fc.boolean(),
    id: fc.constantFrom('a', 'b', 'c'),
    value: fc.oneof({ weight: 4, arbitrary: anyShape }, fc.constant(null), fc.constant('malformed')),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), fc.nat(31), (steps, until) => {
      const batches = drawTogether(steps);
      const moments = unpackMoments(packMoments(replayOf(batches)));
      expect(moments).toEqual(replayOf(batches));
      // Removing what is not there makes no batch.
      const model = new Map<string, unknown>();
      const after: Record<string, unknown>[] = [];
      for (const { id, value } of steps) {
        if (value === null && !model.has(id)) continue;
        if (value === null) model.delete(id);
        else model.set(id, value);
        after.push(Object.fromEntries([...model].filter(([, shape]) => shape !== 'malformed')));
      }
      expect(batches).toHaveLength(after.length);
      const last = Math.min(until, after.length - 1);
      if (last >= 0) expect(boardAt(moments, 1_000 * last)).toEqual(after[last]);
    }),
  );
});

it('keeps what was drawn and by whom, and nothing that is malformed', () => {
  const box = { kind: 'box', color: 'ink', order: 1, at: [0, 0], width: 9, height: 9, text: 'API' };
  const batches = drawTogether([
    { isMentor: true, id: 'a', value: box },
    { isMentor: true, id: '<b>', value: box },
    { isMentor: false, id: 'b', value: { ...box, color: 'url(x)' } },
    { isMentor: false, id: 'a', value: null },
  ]);
  expect(replayOf(batches)).toEqual([
    { atMs: 0, side: 'mentor', edits: [], board: [['a', box]] },
    { atMs: 3_000, side: 'learner', edits: [], board: [['a', null]] },
  ]);
  const [update] = batches[0]?.updates ?? [];
  expect(update && drawnIn(update)).toEqual([box]);
  expect(update && writersOf(update)).toHaveLength(1);
});

it('packs 300 strokes of 80 points into 60 kB at most', () => {
  const moments = Array.from({ length: 300 }, (_, i): CodeMoment => {
    const points = Array.from({ length: 80 }, (_, j) => [
      Math.round(9 * i + 40 * Math.sin(j / 5)),
      Math.round(200 + 3 * j + 20 * Math.cos(j / 3)),
    ]).flat();
    const shape: BoardShape = { kind: 'pen', color: 'ink', order: i, points };
    return { atMs: 900 * i, side: 'mentor', edits: [], board: [[`stroke${i}`, shape]] };
  });
  expect(packMoments(moments).length).toBeLessThan(60_000);
});
