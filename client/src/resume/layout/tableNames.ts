import type { TextItem } from '../extract/document.ts';
import { areTwoColumns, type ColumnKind, columnsOf } from '../words/tableHead.ts';

/** In font sizes: how far apart the names of two columns are at least. */
const NAME_GAP = 1;
/** Between two columns of narrow words, more than a space. */
const WORD_GAP = 0.4;
/** In font sizes: lines of two cells that are this close are drawn beside each other at different heights. */
export const HALF_LINE = 0.9;
/** In font sizes, how wide a digit is at most. */
const DIGIT = 0.64;

/** The name of a column. */
export interface Name {
  text: string;
  x: number;
  right: number;
  kind: ColumnKind;
}

interface Head {
  /** The names of columns; one whose lines are above and below the others has them joined. */
  head: TextItem[];
  names: Name[];
  /** How many rows it takes. */
  rows: number;
}

/** The names of columns that begin in a row: "University /" and "Board" stand half a line above and below "Examination". */
export function headAt(rows: readonly TextItem[][], index: number): Head | null {
  for (const count of [3, 2, 1]) {
    const own = rows.slice(index, index + count);
    const isClose = own.every((row, at) => {
      const [one, before] = [row[0], own[at - 1]?.[0]];
      return !one || !before || one.y - before.y < HALF_LINE * one.size;
    });
    const head = own.length === count && isClose ? joinedColumns(own) : null;
    const names = head && namesIn(head);
    if (head && names) return { head, names, rows: count };
  }
  return null;
}

/** Items of rows that stand above each other, as one. */
function joinedColumns(rows: readonly TextItem[][]): TextItem[] {
  const [first = [], ...others] = rows;
  const middle = rows[Math.floor(rows.length / 2)]?.[0]?.y ?? 0;
  const joined = first.map((item) => ({ ...item }));
  for (const item of others.flat()) {
    const above = joined.find(({ x, width }) => x < item.x + item.width && item.x < x + width);
    if (!above) joined.push({ ...item });
    else {
      const right = Math.max(above.x + above.width, item.x + item.width);
      above.text = `${above.text.trim()} ${item.text.trim()}`;
      above.x = Math.min(above.x, item.x);
      above.width = right - above.x;
    }
  }
  return rows.length === 1
    ? first
    : joined.map((item) => ({ ...item, y: middle })).toSorted((one, other) => one.x - other.x);
}

/** The names of columns that a row has, and nothing else. */
function namesIn(row: readonly TextItem[]): Name[] | null {
  const names: Omit<Name, 'kind'>[] = [];
  for (const { text, x, width, size } of row) {
    const open = names.at(-1);
    const isOther = open && x - open.right >= WORD_GAP * size && areTwoColumns(open.text, text.trim());
    if (open && x - open.right < NAME_GAP * size && !isOther) {
      open.text = `${open.text} ${text.trim()}`;
      open.right = x + width;
    } else names.push({ text: text.trim(), x, right: x + width });
  }
  const kinds = columnsOf(names.map(({ text }) => text));
  return kinds && names.map((name, index) => ({ ...name, kind: kinds[index] ?? 'other' }));
}

/** "2017 82.15%" in one item: a year and a grade of two columns. */
export function yearAndGrade(item: TextItem): TextItem[] {
  const [, year, grade] = /^((?:19|20)\d{2})\s+(\d{1,3}(?:\.\d{1,2})?\s?%?)$/.exec(item.text.trim()) ?? [];
  if (!year || !grade) return [item];
  const letter = item.width / item.text.trim().length;
  const widths = [year, grade].map((text) => Math.min(DIGIT * item.size, letter) * text.length);
  const [first = 0, second = 0] = widths;
  return [
    { ...item, text: year, width: first },
    { ...item, text: grade, x: item.x + item.width - second, width: second },
  ];
}
