import type { TextItem } from '../extract/document.ts';
import { isDate, isMonth } from '../words/dateRange.ts';
import { headingKind, headingKindByWords } from '../words/headings.ts';
import type { ColumnKind } from '../words/tableHead.ts';

/** Text on one baseline without a wide gap. Lengths in points. */
export interface Segment {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
  /** What it is in a table that names its columns. */
  column?: ColumnKind;
  /** The name of such a column. */
  isHead?: boolean;
}

/** Baselines within this share of the font size are one row: rounding, and fonts of different sizes. */
const SAME_ROW = 0.2;
/** Marks of lists and superscripts may be further away. */
const MARK = 0.3;
const RAISED = 0.45;
const SMALLER = 0.8;
/** In font sizes: the least gap that is a space, and the least that separates columns. A space is about a quarter wide. */
const SPACE = 0.12;
const WIDE_GAP = 1.6;
const WORD_GAP = 0.5;
const BOX_GAP = 0.85;
const OVERLAP = 1;
/** How much larger a name is than what stands beside it; small capitals and initials are less, or are single letters. */
const FAR_LARGER = 1.6;
const WORD_LETTERS = 4;
/** Between a date in the margin and its text, at least. */
const DATE_GAP = 0.5;
/** How much larger than the text a heading is. */
const LARGER = 1.15;
/** So many items at one place begin a column. */
const COLUMN_ITEMS = 4;

interface Placed {
  text: string;
  x: number;
  y: number;
  size: number;
}

/** Rows from top to bottom, each with its items from left to right. */
export function rowsOf<Item extends Placed>(items: readonly Item[]): Item[][] {
  const rows: Item[][] = [];
  for (const item of items.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    if (row?.[0] && isOneRow(row[0], item)) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x));
}

function isOneRow(one: Placed, other: Placed): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  const isMark = [one, other].some(({ text }) => text.trim().length === 1);
  const share = small.size <= SMALLER * large.size ? RAISED : isMark ? MARK : SAME_ROW;
  return Math.abs(other.y - one.y) <= share * large.size;
}

/** The page's text in segments, row by row. */
export function segmentsOf(items: readonly TextItem[]): Segment[] {
  const edges = commonEdges(items);
  return rowsOf(items).flatMap((row) => {
    const segments: Segment[] = [];
    for (const item of row) {
      const last = segments.findLast(
        (segment) => goesOn(segment, item) && !beginsColumn(segment, item, edges),
      );
      if (last) append(last, item);
      else segments.push({ ...item, text: item.text.trim(), right: item.x + item.width });
    }
    return segments.map((segment, index) => endedBy(segment, segments[index + 1]));
  });
}

/** Text that is drawn over the next column ends where that begins. */
function endedBy(segment: Segment, next: Segment | undefined): Segment {
  const isOver = next !== undefined && next.x > segment.x && segment.right > next.x;
  return isOver ? { ...segment, right: next.x - 1 } : segment;
}

/** Where at least `COLUMN_ITEMS` items begin, in whole points: left edges of columns. */
function commonEdges(items: readonly TextItem[]): Set<number> {
  const counts = [...Map.groupBy(items, ({ x }) => Math.round(x))];
  return new Set(counts.filter(([, { length }]) => length >= COLUMN_ITEMS).map(([x]) => x));
}

/**
 * Two columns may touch: the second begins at its edge, and each side is a heading by itself, or the left one is a date in the margin or ends with a
 * mail address, or the right one is a heading in larger letters.
 */
function beginsColumn(segment: Segment, item: TextItem, edges: ReadonlySet<number>): boolean {
  const edge = Math.round(item.x);
  if (![edge - 1, edge, edge + 1].some((x) => edges.has(x))) return false;
  const areHeadings = headingKindByWords(item.text) !== null && headingKindByWords(segment.text) !== null;
  const isDated = isDate(segment.text) || isMonth(segment.text);
  const isLarger = item.size >= LARGER * segment.size && headingKind(item.text) !== null;
  const isMail = /[\w-]@[\w.-]+$/.test(segment.text) && !/^[\w.-]/.test(item.text);
  return areHeadings || isLarger || isMail || (item.x - segment.right > DATE_GAP * item.size && isDated);
}

/** A heading may be drawn over the next column: then it goes on behind text of another look. An address beside a name is far smaller than it. */
function goesOn(segment: Segment, item: TextItem): boolean {
  const gap = item.x - segment.right;
  const [small, large] = [segment.size, item.size].toSorted((one, other) => one - other) as [number, number];
  const areWords = [segment, item].every(({ text }) => text.trim().length >= WORD_LETTERS);
  if (large >= FAR_LARGER * small && areWords && gap > WORD_GAP * small) return false;
  const isAlike = segment.isBold === item.isBold || Math.abs(segment.size - item.size) <= 0.15 * item.size;
  return isAlike && gap < WIDE_GAP * item.size && gap > -OVERLAP * item.size;
}

function append(segment: Segment, item: TextItem): void {
  const gap = item.x - segment.right;
  const isSpaced = gap > SPACE * item.size || /^\s/.test(item.text) || /\s$/.test(segment.text);
  // Between words in spaced-out letters the gap is wider than between their letters.
  const isWordGap =
    gap > WORD_GAP * item.size && /(?:^|\s)\S$/.test(segment.text) && /^\S(?:\s|$)/.test(item.text);
  // Words in boxes stand further apart than words of a sentence. The widths of Devanagari are not always known.
  const isBoxGap =
    gap > BOX_GAP * item.size && [segment, item].every(({ text }) => /\p{Script=Latin}{2}/u.test(text));
  segment.text = `${segment.text.trimEnd()}${isWordGap || isBoxGap ? '  ' : isSpaced ? ' ' : ''}${item.text.trim()}`;
  segment.right = Math.max(segment.right, item.x + item.width);
  segment.size = Math.max(segment.size, item.size);
  segment.isBold &&= item.isBold;
}
