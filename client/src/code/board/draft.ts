import {
  type BoardColor,
  type BoardItem,
  type BoardPoint,
  type BoardShape,
  MAX_STROKE_POINTS,
  nextOrder,
} from '@preproom/models/contract/room/board';
import { boundsOfPoints, snapLine } from './geometry.ts';

/** What a drag draws. Text is placed, and `select` draws nothing. */
export type DrawingTool = 'pen' | 'line' | 'arrow' | 'box';
export type BoardTool = 'select' | DrawingTool | 'text';

export interface Ink {
  tool: DrawingTool;
  color: BoardColor;
}

/** Points of a stroke that are nearer than this to the one before are left out. */
const STROKE_STEP = 2;
/** A drag shorter than this draws no line or box: it was a slip. */
const SHORTEST = 8;
/** What the keyboard, or a single press, draws. */
const PLACED = { width: 160, height: 80, length: 120 };

/** The shape that a drag over these places draws; null while it is too short. */
export function draftOf(
  { tool, color }: Ink,
  path: readonly BoardPoint[],
  items: readonly BoardItem[],
): BoardShape | null {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return null;
  const base = { color, order: nextOrder(items) };
  if (tool === 'pen') return { kind: 'pen', ...base, points: strokeOf(path) };
  const { x, y, width, height } = boundsOfPoints([first, last]);
  if (Math.max(width, height) < SHORTEST) return null;
  if (tool === 'box') {
    return { kind: 'box', ...base, at: [x, y], width: atLeast(width), height: atLeast(height), text: '' };
  }
  return { kind: tool, ...base, ...snapLine(items, first, last) };
}

/** The shape in its usual size around a place. */
export function placedShape(
  { tool, color }: { tool: Exclude<DrawingTool, 'pen'>; color: BoardColor },
  [x, y]: BoardPoint,
  items: readonly BoardItem[],
): BoardShape | null {
  const [dx, dy] = tool === 'box' ? [PLACED.width / 2, PLACED.height / 2] : [PLACED.length / 2, 0];
  const ends: BoardPoint[] = [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
  return draftOf({ tool, color }, ends, items);
}

const atLeast = (length: number) => Math.max(SHORTEST, length);

/** A stroke with as many points as it needs and may have. */
export function strokeOf(path: readonly BoardPoint[]): number[] {
  let kept: BoardPoint[] = [];
  for (const point of path) {
    const [x, y] = kept.at(-1) ?? [Infinity, Infinity];
    if (Math.hypot(point[0] - x, point[1] - y) >= STROKE_STEP) kept.push(point);
  }
  // Half of the points of so long a stroke still draw it.
  while (kept.length > MAX_STROKE_POINTS) kept = kept.filter((_, i) => i % 2 === 0);
  return kept.flat();
}
