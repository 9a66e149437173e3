import type { TextItem } from '../extract/document.ts';

/** Text on one baseline without a wide gap. Lengths in points. */
export interface Segment {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
}

/** Baselines within this share of the font size are one row: superscripts and rounding. */
const SAME_ROW = 0.35;
/** In font sizes: the least gap that is a space, and the least that separates columns. A space is about a quarter wide. */
const SPACE = 0.12;
const WIDE_GAP = 1.6;

/** Rows from top to bottom, each with its items from left to right. */
export function rowsOf<Item extends { x: number; y: number; size: number }>(
  items: readonly Item[],
): Item[][] {
  const rows: Item[][] = [];
  for (const item of items.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    if (row?.[0] && item.y - row[0].y <= SAME_ROW * Math.max(item.size, row[0].size)) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x));
}

/** The page's text in segments, row by row. */
export function segmentsOf(items: readonly TextItem[]): Segment[] {
  return rowsOf(items).flatMap((row) => {
    const segments: Segment[] = [];
    for (const item of row) {
      const last = segments.at(-1);
      if (last && item.x - last.right < WIDE_GAP * item.size) append(last, item);
      else segments.push({ ...item, text: item.text.trim(), right: item.x + item.width });
    }
    return segments;
  });
}

function append(segment: Segment, item: TextItem): void {
  const gap = item.x - segment.right;
  const isSpaced = gap > SPACE * item.size || /^\s/.test(item.text);
  segment.text = `${segment.text}${isSpaced ? ' ' : ''}${item.text.trim()}`;
  segment.right = Math.max(segment.right, item.x + item.width);
  segment.size = Math.max(segment.size, item.size);
  segment.isBold &&= item.isBold;
}
