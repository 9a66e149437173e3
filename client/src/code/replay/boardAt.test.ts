import type { BoardShape } from '@preproom/models/contract/room/board';
import type { CodeMoment } from '@preproom/models/contract/room/code';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundsOf } from '../board/geometry.ts';
import { aBox, anyShape } from '../testing/boardShapes.ts';
import { boardAfter, boardBounds } from './boardAt.ts';
import { replayMarks } from './replayMarks.ts';

const moment = (board: CodeMoment['board'], atMs = 0): CodeMoment => ({
  ...{ atMs, side: 'learner', edits: [] },
  ...(board && { board }),
});

it('is the board of the plain model after any number of moments', () => {
  const change = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.option(anyShape));
  const changes = fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 20 });
  fc.assert(
    fc.property(changes, fc.nat(20), (all, count) => {
      const model: Record<string, BoardShape> = {};
      for (const [id, shape] of all.slice(0, count).flat()) {
        if (shape) model[id] = shape;
        else delete model[id];
      }
      const moments = all.map((board) => moment(board));
      const items = boardAfter(moments, Math.min(count, all.length));
      expect(Object.fromEntries(items.map(({ id, shape }) => [id, shape]))).toEqual(model);
      const bounds = boardBounds(moments);
      for (const { shape } of items) {
        const { x, y, width } = boundsOf(shape);
        expect(bounds && bounds.x <= x && bounds.y <= y && bounds.x + bounds.width >= x + width).toBe(true);
      }
    }),
  );
  expect(boardBounds([moment(undefined)])).toBeNull();
});

it('marks where somebody begins to draw, not every shape', () => {
  const drawn = moment([['a', aBox('API', [0, 0])]], 1);
  const typed: CodeMoment = { atMs: 2, side: 'learner', edits: [[0, 0, 'x']] };
  const moments = [drawn, drawn, typed, drawn, { ...drawn, side: 'mentor' as const }];
  const marks = replayMarks(
    moments,
    moments.map((_, i) => i),
  );
  expect(marks).toEqual([
    { kind: 'board', atMs: 0, side: 'learner' },
    { kind: 'board', atMs: 3, side: 'learner' },
    { kind: 'board', atMs: 4, side: 'mentor' },
  ]);
});
