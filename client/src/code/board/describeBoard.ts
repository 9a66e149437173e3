import type { BoardItem, BoardPoint } from '@preproom/models/contract/room/board';
import { attachedAt, type Bounds, boundsOf, boundsOfAll, middleOf } from './geometry.ts';

/** Where something is within all that is drawn, in thirds of each direction. */
export type BoardPlace = `${'top' | 'middle' | 'bottom'} ${'left' | 'centre' | 'right'}`;

/** A box or text that a line leads to, by its text; null where a box has none. */
export interface LineEnd {
  text: string | null;
}

/** What the board shows, for people who don't see it. `from` and `to` are null where a line leads nowhere. */
export type BoardEntry = { id: string; place: BoardPlace } & (
  | { kind: 'box' | 'text'; text: string }
  | { kind: 'line' | 'arrow'; from: LineEnd | null; to: LineEnd | null }
  | { kind: 'pen'; count: number }
);

/** One entry for each shape in drawing order; strokes that follow each other at one place are one entry. */
export function describeBoard(items: readonly BoardItem[]): BoardEntry[] {
  const all = boundsOfAll(items);
  if (!all) return [];
  const entries: BoardEntry[] = [];
  for (const item of items) {
    const entry = entryOf(item, items, all);
    const last = entries.at(-1);
    if (entry.kind === 'pen' && last?.kind === 'pen' && last.place === entry.place) last.count += 1;
    else entries.push(entry);
  }
  return entries;
}

/** One shape of the board. */
export function describeItem(item: BoardItem, items: readonly BoardItem[]): BoardEntry {
  return entryOf(item, items, boundsOfAll(items) ?? boundsOf(item.shape));
}

function entryOf({ id, shape }: BoardItem, items: readonly BoardItem[], all: Bounds): BoardEntry {
  const place = placeWithin(all, middleOf(boundsOf(shape)));
  switch (shape.kind) {
    case 'pen':
      return { id, kind: 'pen', place, count: 1 };
    case 'line':
    case 'arrow':
      return { id, kind: shape.kind, place, from: endAt(items, shape.from), to: endAt(items, shape.to) };
    case 'box':
    case 'text':
      return { id, kind: shape.kind, place, text: shape.text };
  }
}

function endAt(items: readonly BoardItem[], end: BoardPoint): LineEnd | null {
  const shape = attachedAt(items, end)?.shape;
  if (!shape) return null;
  return { text: (shape.kind === 'box' || shape.kind === 'text') && shape.text ? shape.text : null };
}

/** What is narrower than this is in the middle of it. */
const NARROW = 60;

function placeWithin({ x, y, width, height }: Bounds, [px, py]: BoardPoint): BoardPlace {
  const third = (offset: number, length: number) =>
    length < NARROW ? 1 : Math.min(2, Math.floor((3 * offset) / length));
  const rows = ['top', 'middle', 'bottom'] as const;
  const columns = ['left', 'centre', 'right'] as const;
  return `${rows[third(py - y, height)] ?? 'middle'} ${columns[third(px - x, width)] ?? 'centre'}`;
}
