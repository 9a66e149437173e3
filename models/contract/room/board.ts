/**
 * The shapes of the board, as they stand in the shared document (a map of shapes by id). Without schemas, because the page reads them.
 * The other page may write anything, so whatever is read goes through `readBoard`.
 */

/** Colours by name: each page shows its own light or dark side of them. */
export const BOARD_COLORS = ['ink', 'peacock', 'leaf', 'amber', 'brick', 'sky'] as const;
export type BoardColor = (typeof BOARD_COLORS)[number];

/** More shapes are neither drawn nor added. */
export const MAX_BOARD_SHAPES = 500;
export const MAX_STROKE_POINTS = 1_000;
/** Of all strokes together; what lies behind is not drawn. */
export const MAX_BOARD_POINTS = 60_000;
/** UTF-16 units of the text of one shape. */
export const MAX_BOARD_TEXT = 300;
/** A place is at most this far from the origin in either direction. One unit is a pixel at 100 %. */
export const BOARD_REACH = 20_000;
const MAX_ORDER = 1_000_000_000;

/** Whole numbers. */
export type BoardPoint = [x: number, y: number];

interface ShapeBase {
  color: BoardColor;
  /** Shapes of a higher order are drawn over those of a lower one. */
  order: number;
}
export interface PenShape extends ShapeBase {
  kind: 'pen';
  /** x and y of each point in turn. */
  points: number[];
}
export interface LineShape extends ShapeBase {
  kind: 'line' | 'arrow';
  from: BoardPoint;
  to: BoardPoint;
}
export interface BoxShape extends ShapeBase {
  kind: 'box';
  /** The upper left corner. */
  at: BoardPoint;
  width: number;
  height: number;
  text: string;
}
export interface TextShape extends ShapeBase {
  kind: 'text';
  at: BoardPoint;
  text: string;
}
export type BoardShape = PenShape | LineShape | BoxShape | TextShape;

export interface BoardItem {
  id: string;
  shape: BoardShape;
}

/** One change of the board: a shape as it is from now on, or null when it was removed. */
export type BoardChange = [id: string, shape: BoardShape | null];

/** A shape as the document holds it; null when its form or size is wrong. What was added to it is left out. */
export function readBoardShape(value: unknown): BoardShape | null {
  if (!isRecord(value)) return null;
  const { color, order, from, to, at, width, height, text, points } = value;
  if (!isOneOf(BOARD_COLORS, color) || !isWithin(order, 0, MAX_ORDER)) return null;
  const base = { color, order };
  switch (value.kind) {
    case 'pen':
      return isStroke(points) ? { kind: 'pen', ...base, points: [...points] } : null;
    case 'line':
    case 'arrow':
      if (!isPoint(from) || !isPoint(to)) return null;
      return { kind: value.kind, ...base, from: [from[0], from[1]], to: [to[0], to[1]] };
    case 'box':
      if (!isPoint(at) || !isBoardText(text)) return null;
      if (!isWithin(width, 1, 2 * BOARD_REACH) || !isWithin(height, 1, 2 * BOARD_REACH)) return null;
      return { kind: 'box', ...base, at: [at[0], at[1]], width, height, text };
    case 'text':
      if (!isPoint(at) || !isBoardText(text) || text === '') return null;
      return { kind: 'text', ...base, at: [at[0], at[1]], text };
    default:
      return null;
  }
}

/** What an id of a shape looks like. */
export function isShapeId(id: string): boolean {
  return /^[\w-]{1,32}$/.test(id);
}

/** The shapes of a board in the order in which they are drawn; what is malformed or too much is left out. */
export function readBoard(
  entries: Iterable<readonly [string, unknown]>,
  read: (value: unknown) => BoardShape | null = readBoardShape,
): BoardItem[] {
  const items: BoardItem[] = [];
  for (const [id, value] of entries) {
    const shape = isShapeId(id) ? read(value) : null;
    if (shape) items.push({ id, shape });
  }
  items.sort((a, b) => a.shape.order - b.shape.order || (a.id < b.id ? -1 : 1));
  let points = 0;
  return items.slice(0, MAX_BOARD_SHAPES).filter(({ shape }) => {
    if (shape.kind === 'pen') points += shape.points.length / 2;
    return points <= MAX_BOARD_POINTS;
  });
}

/** The order of a shape that is drawn over all others. */
export function nextOrder(items: readonly BoardItem[]): number {
  return Math.min(MAX_ORDER, 1 + Math.max(0, ...items.map(({ shape }) => shape.order)));
}

/** A text as it may stand in a shape: without control characters, trimmed and cut. */
export function toBoardText(text: string): string {
  const clean = text.replaceAll('\r\n', '\n').replace(UNWANTED, ' ').toWellFormed();
  return clean.trim().slice(0, MAX_BOARD_TEXT).toWellFormed().trim();
}

/** Control characters, which SVG files can't hold either; a new line is allowed. */
const UNWANTED = /[^\P{Cc}\n]|[\ufffe\uffff]/gu;

function isBoardText(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > MAX_BOARD_TEXT || !text.isWellFormed()) return false;
  return text.search(UNWANTED) === -1;
}

function isStroke(points: unknown): points is number[] {
  if (!Array.isArray(points) || points.length < 2 || points.length % 2 !== 0) return false;
  return points.length <= 2 * MAX_STROKE_POINTS && points.every(isPlace);
}

function isPoint(value: unknown): value is BoardPoint {
  return Array.isArray(value) && value.length === 2 && value.every(isPlace);
}

function isPlace(value: unknown): value is number {
  return isWithin(value, -BOARD_REACH, BOARD_REACH);
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOneOf<T extends string>(names: readonly T[], name: unknown): name is T {
  return (names as readonly unknown[]).includes(name);
}
