import { BOARD_REACH, type BoardItem, readBoardShape } from '@preproom/models/contract/room/board';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBox, anArrow, anyItems, anyPoint, anyShape } from '../testing/boardShapes.ts';
import { draftOf, placedShape, strokeOf } from './draft.ts';
import {
  attachedAt,
  borderToward,
  boundsOf,
  boundsOfAll,
  distanceTo,
  lineBetween,
  middleOf,
  moveShape,
  shapeAt,
} from './geometry.ts';

const SERVER = { id: 'server', shape: aBox('API server', [0, 0]) };
const DATABASE = { id: 'database', shape: aBox('Database', [400, 0]) };
const ARROW = { id: 'arrow', shape: anArrow([160, 40], [400, 40], 2) };
const BOARD: BoardItem[] = [SERVER, DATABASE, ARROW];

it('finds the topmost shape near a place', () => {
  expect(shapeAt(BOARD, [80, 40], 0)?.id).toBe('server');
  expect(shapeAt(BOARD, [280, 44], 6)?.id).toBe('arrow');
  expect(shapeAt(BOARD, [280, 60], 6)).toBeNull();
  expect(shapeAt([...BOARD, { id: 'top', shape: aBox('', [0, 0], 3) }], [80, 40], 0)?.id).toBe('top');
});

it('moves the ends of lines along with the box they belong to', () => {
  const moved = moveShape(BOARD, 'server', 30, 20);
  expect(moved).toEqual([
    ['server', { ...SERVER.shape, at: [30, 20] }],
    ['arrow', { ...ARROW.shape, from: [190, 60], to: [400, 40] }],
  ]);
  expect(moveShape(BOARD, 'arrow', 0, 9)).toHaveLength(1);
  expect(moveShape(BOARD, 'gone', 1, 1)).toEqual([]);
});

it('moves any shape by as much as the board allows, to one that the board takes', () => {
  const step = fc.integer({ min: -2 * BOARD_REACH, max: 2 * BOARD_REACH });
  fc.assert(
    fc.property(anyItems, fc.nat(11), step, step, (items, at, dx, dy) => {
      const item = items[at];
      if (!item) return;
      const changes = moveShape(items, item.id, dx, dy);
      for (const [, shape] of changes) expect(readBoardShape(shape)).toEqual(shape);
      const [before, after] = [boundsOf(item.shape), boundsOf(changes[0]?.[1] ?? item.shape)];
      expect([after.width, after.height]).toEqual([before.width, before.height]);
      if (Math.abs(after.x) + after.width + Math.abs(dx) < BOARD_REACH) expect(after.x - before.x).toBe(dx);
    }),
  );
});

it('has every point of a shape within its bounds, and the shape near each of its middles', () => {
  fc.assert(
    fc.property(anyItems, anyPoint, (items, point) => {
      const all = boundsOfAll(items);
      for (const { shape } of items) {
        const { x, y, width, height } = boundsOf(shape);
        expect(all && all.x <= x && all.y <= y).toBe(true);
        expect(all && all.x + all.width >= x + width && all.y + all.height >= y + height).toBe(true);
        const outside = Math.hypot(
          Math.max(x - point[0], 0, point[0] - x - width),
          Math.max(y - point[1], 0, point[1] - y - height),
        );
        expect(distanceTo(shape, point)).toBeGreaterThanOrEqual(outside - 1e-6);
      }
    }),
  );
});

it('draws lines from border to border', () => {
  expect(lineBetween(SERVER.shape, DATABASE.shape)).toEqual({ from: [160, 40], to: [400, 40] });
  expect(borderToward(boundsOf(SERVER.shape), [80, 500])).toEqual([80, 80]);
  fc.assert(
    fc.property(anyShape, anyPoint, (shape, point) => {
      const bounds = boundsOf(shape);
      const end = borderToward(bounds, point);
      // A whole place is up to half a unit beside the border.
      expect(end[0]).toBeGreaterThanOrEqual(Math.min(bounds.x, point[0]) - 1);
      expect(end[0]).toBeLessThanOrEqual(Math.max(bounds.x + bounds.width, point[0]) + 1);
    }),
  );
  const drawn = draftOf(
    { tool: 'arrow', color: 'sky' },
    [
      [70, 40],
      [300, 30],
      [480, 50],
    ],
    BOARD,
  );
  expect(drawn).toMatchObject({ kind: 'arrow', color: 'sky', from: [160, 40], to: [400, 40], order: 3 });
});

it('draws from any path nothing but what the board takes', () => {
  const tool = fc.constantFrom('pen' as const, 'line' as const, 'arrow' as const, 'box' as const);
  fc.assert(
    fc.property(tool, fc.array(anyPoint, { maxLength: 60 }), anyItems, (used, path, items) => {
      const shape = draftOf({ tool: used, color: 'ink' }, path, items);
      if (shape) expect(readBoardShape(shape)).toEqual(shape);
      const [place] = path;
      if (place && used !== 'pen' && Math.max(...place.map(Math.abs)) < BOARD_REACH - 200)
        expect(readBoardShape(placedShape({ tool: used, color: 'ink' }, place, []))).not.toBeNull();
    }),
  );
  const endless = Array.from({ length: 9_000 }, (_, i): [number, number] => [i * 2, i % 7]);
  expect(strokeOf(endless).length).toBeLessThanOrEqual(2_000);
  expect(strokeOf(endless).slice(0, 2)).toEqual([0, 0]);
});

it('knows what a line belongs to', () => {
  expect(attachedAt(BOARD, [165, 40])?.id).toBe('server');
  expect(attachedAt(BOARD, [200, 40])).toBeNull();
  expect(middleOf(boundsOf(SERVER.shape))).toEqual([80, 40]);
});
