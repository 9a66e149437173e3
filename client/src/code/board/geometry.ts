import {
  BOARD_REACH,
  type BoardChange,
  type BoardItem,
  type BoardPoint,
  type BoardShape,
} from '@preproom/models/contract/room/board';
import { textSize } from './textLayout.ts';

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line that ends this near to a box or text belongs to it: it moves along, and is named by it. */
const ATTACH_REACH = 12;

/** The smallest rectangle around a shape, without the thickness of its lines. */
export function boundsOf(shape: BoardShape): Bounds {
  switch (shape.kind) {
    case 'pen':
      return boundsOfPoints(pointsOf(shape.points));
    case 'line':
    case 'arrow':
      return boundsOfPoints([shape.from, shape.to]);
    case 'box': {
      const [x, y] = shape.at;
      return { x, y, width: shape.width, height: shape.height };
    }
    case 'text': {
      const [x, y] = shape.at;
      return { x, y, ...textSize(shape.text) };
    }
  }
}

/** Around all shapes; null when there are none. */
export function boundsOfAll(items: readonly BoardItem[]): Bounds | null {
  if (items.length === 0) return null;
  const corners = items.flatMap(({ shape }): BoardPoint[] => {
    const { x, y, width, height } = boundsOf(shape);
    return [
      [x, y],
      [x + width, y + height],
    ];
  });
  return boundsOfPoints(corners);
}

export function pointsOf(flat: readonly number[]): BoardPoint[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0]);
}

export function boundsOfPoints(points: readonly BoardPoint[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The topmost shape within `reach` units of a point, or null. */
export function shapeAt(items: readonly BoardItem[], point: BoardPoint, reach: number): BoardItem | null {
  return items.findLast(({ shape }) => distanceTo(shape, point) <= reach) ?? null;
}

/** 0 within a box or text. */
export function distanceTo(shape: BoardShape, point: BoardPoint): number {
  if (shape.kind === 'line' || shape.kind === 'arrow') return distanceToLine(shape.from, shape.to, point);
  if (shape.kind === 'pen') {
    const points = pointsOf(shape.points);
    return Math.min(...points.map((end, i) => distanceToLine(points[i - 1] ?? end, end, point)));
  }
  const { x, y, width, height } = boundsOf(shape);
  const [px, py] = point;
  return Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));
}

function distanceToLine([ax, ay]: BoardPoint, [bx, by]: BoardPoint, [px, py]: BoardPoint): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
}

/** The topmost box or text that a line ending here belongs to. */
export function attachedAt(items: readonly BoardItem[], end: BoardPoint): BoardItem | null {
  return shapeAt(items.filter(canHoldLines), end, ATTACH_REACH);
}

function canHoldLines({ shape }: BoardItem): boolean {
  return shape.kind === 'box' || shape.kind === 'text';
}

/** What changes when a shape is moved: with a box or text, the ends of lines that belong to it. Nothing leaves the board. */
export function moveShape(items: readonly BoardItem[], id: string, dx: number, dy: number): BoardChange[] {
  const item = items.find((one) => one.id === id);
  if (!item) return [];
  const { x, y, width, height } = boundsOf(item.shape);
  const step: BoardPoint = [withinReach(x, x + width, dx), withinReach(y, y + height, dy)];
  const changes: BoardChange[] = [[id, shifted(item.shape, step)]];
  if (!canHoldLines(item)) return changes;
  for (const { id: lineId, shape } of items) {
    if (shape.kind !== 'line' && shape.kind !== 'arrow') continue;
    const from = attachedAt(items, shape.from)?.id === id ? add(shape.from, step) : shape.from;
    const to = attachedAt(items, shape.to)?.id === id ? add(shape.to, step) : shape.to;
    if (from !== shape.from || to !== shape.to) changes.push([lineId, { ...shape, from, to }]);
  }
  return changes;
}

function shifted(shape: BoardShape, step: BoardPoint): BoardShape {
  switch (shape.kind) {
    case 'pen':
      return { ...shape, points: shape.points.map((place, i) => place + step[(i % 2) as 0 | 1]) };
    case 'line':
    case 'arrow':
      return { ...shape, from: add(shape.from, step), to: add(shape.to, step) };
    case 'box':
    case 'text':
      return { ...shape, at: add(shape.at, step) };
  }
}

function add([x, y]: BoardPoint, [dx, dy]: BoardPoint): BoardPoint {
  return [clampPlace(x + dx), clampPlace(y + dy)];
}

/** As much of a step as leaves both ends on the board; a shape that is outside already may come back. */
function withinReach(low: number, high: number, step: number): number {
  const whole = Math.round(step);
  return whole < 0
    ? Math.min(0, Math.max(whole, Math.ceil(-BOARD_REACH - low)))
    : Math.max(0, Math.min(whole, Math.floor(BOARD_REACH - high)));
}

export function clampPlace(place: number): number {
  return Math.min(BOARD_REACH, Math.max(-BOARD_REACH, Math.round(place)));
}

/** Where the line from the middle of a rectangle to a point leaves it; the point itself if it is inside. */
export function borderToward({ x, y, width, height }: Bounds, [px, py]: BoardPoint): BoardPoint {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const [dx, dy] = [px - middleX, py - middleY];
  const share = Math.min(width / 2 / Math.abs(dx), height / 2 / Math.abs(dy));
  if (!(share < 1)) return [clampPlace(px), clampPlace(py)];
  return [clampPlace(middleX + dx * share), clampPlace(middleY + dy * share)];
}

/** Both ends of a line between two shapes, from border to border. */
export function lineBetween(a: BoardShape, b: BoardShape): { from: BoardPoint; to: BoardPoint } {
  const [first, second] = [boundsOf(a), boundsOf(b)];
  return { from: borderToward(first, middleOf(second)), to: borderToward(second, middleOf(first)) };
}

export function middleOf({ x, y, width, height }: Bounds): BoardPoint {
  return [clampPlace(x + width / 2), clampPlace(y + height / 2)];
}

/** A drawn line whose ends lie in two different boxes or texts becomes the line between these. */
export function snapLine(items: readonly BoardItem[], from: BoardPoint, to: BoardPoint) {
  const [a, b] = [attachedAt(items, from), attachedAt(items, to)];
  return a && b && a.id !== b.id ? lineBetween(a.shape, b.shape) : { from, to };
}
