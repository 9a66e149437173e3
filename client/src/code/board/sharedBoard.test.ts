import { MAX_BOARD_SHAPES } from '@preproom/models/contract/room/board';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { aBox, anyShape } from '../testing/boardShapes.ts';
import { createSharedBoard } from './sharedBoard.ts';

/** Two pages that have each other's changes at once. */
function twoBoards() {
  const docs = [new Y.Doc(), new Y.Doc()] as const;
  for (const [one, other] of [docs, docs.toReversed()] as [Y.Doc, Y.Doc][])
    one.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== 'peer') Y.applyUpdate(other, update, 'peer');
    });
  const maps = docs.map((doc) => doc.getMap<unknown>('board')) as [Y.Map<unknown>, Y.Map<unknown>];
  return { maps, boards: [createSharedBoard(maps[0]), createSharedBoard(maps[1])] as const };
}

it('shows both what each draws, and undo takes back only the own', () => {
  const { boards } = twoBoards();
  const [learner, mentor] = boards;
  mentor.write([['box', aBox('API', [0, 0])]]);
  learner.write([['mine', aBox('Cache', [300, 0], 2)]]);
  expect(learner.get()).toMatchObject({ canUndo: true, canRedo: false });
  expect(learner.get().items).toEqual(mentor.get().items);
  mentor.undo();
  for (const { get } of boards) expect(get().items.map(({ id }) => id)).toEqual(['mine']);
  expect(mentor.get()).toMatchObject({ canUndo: false, canRedo: true });
  mentor.redo();
  learner.undo();
  for (const { get } of boards) expect(get().items.map(({ id }) => id)).toEqual(['box']);
});

it('undoes step by step: several shapes that were moved together are one step', () => {
  const [board] = twoBoards().boards;
  board.write([['a', aBox('A', [0, 0])]]);
  board.write([['b', aBox('B', [0, 0], 2)]]);
  board.write([
    ['a', aBox('A', [9, 9])],
    ['b', null],
  ]);
  board.undo();
  expect(board.get().items.map(({ shape }) => shape)).toEqual([aBox('A', [0, 0]), aBox('B', [0, 0], 2)]);
  board.undo();
  expect(board.get().items).toHaveLength(1);
});

it('does not show what is malformed, and keeps what did not change', () => {
  const { maps, boards } = twoBoards();
  const [learner, mentor] = boards;
  mentor.write([['a', aBox('A', [0, 0])]]);
  const [before] = learner.get().items;
  maps[1].set('b', { kind: 'box', color: 'red' });
  maps[1].set('c', '<script>');
  maps[1].set('d', new Y.Map());
  maps[1].set('x'.repeat(100), aBox('B', [0, 0]));
  expect(learner.get().items).toHaveLength(1);
  expect(learner.get().items[0]?.shape).toBe(before?.shape);
});

it('takes no more shapes when it is full', () => {
  const [board] = twoBoards().boards;
  const all = Array.from({ length: MAX_BOARD_SHAPES }, (_, i) => [`s${i}`, aBox('', [i, 0])] as const);
  expect(board.write(all.map(([id, shape]) => [id, shape]))).toBe(true);
  expect(board.write([['one', aBox('more', [0, 0])]])).toBe(false);
  expect(board.write([['s1', aBox('changed', [0, 0])]])).toBe(true);
  board.write([['s2', null]]);
  expect(board.write([['one', aBox('more', [0, 0])]])).toBe(true);
});

it('is the same on both pages whatever both draw, and undoing all of the own leaves the other’s', () => {
  const steps = fc.array(
    fc.record({ who: fc.constantFrom(0 as const, 1 as const), id: fc.nat(3), shape: fc.option(anyShape) }),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(steps, (all) => {
      const { boards } = twoBoards();
      const own = (who: number, id: number) => `${who}-${id}`;
      for (const { who, id, shape } of all) boards[who].write([[own(who, id), shape]]);
      expect(boards[0].get().items).toEqual(boards[1].get().items);
      const others = boards[0].get().items.filter(({ id }) => id.startsWith('1'));
      while (boards[0].get().canUndo) boards[0].undo();
      for (const { get } of boards) expect(get().items).toEqual(others);
    }),
    { numRuns: 60 },
  );
});
