import { headingKind, headingKindByWords } from '../words/headings.ts';
import type { Segment } from './segments.ts';

/** Points by which edges of one column differ. */
const EDGE = 3;

/** Rows that are read together: as they are, or as two columns in a part of the page. */
export interface Band {
  rows: Segment[][];
  /** The left edge of the right column; null for rows across the page. */
  edge: number | null;
}

/** Parts of a one-column page where two headings stand side by side, and all below them up to the next row across the page. */
export function bandsOf(rows: readonly Segment[][]): Band[] {
  const bands: Band[] = [];
  let index = 0;
  while (index < rows.length) {
    const edge = edgeOf(rows[index] ?? []);
    const end = edge === null ? index + 1 : endOf(rows, index, edge);
    const part = rows.slice(index, end);
    const last = bands.at(-1);
    if (edge === null && last?.edge === null) last.rows.push(...part);
    else bands.push({ rows: part, edge });
    index = end;
  }
  return bands;
}

/** Whether columns are in a part of the page only: headings stand alone above the first two that are side by side. */
export function hasPartColumns(rows: readonly Segment[][]): boolean {
  const first = rows.findIndex((row) => edgeOf(row) !== null);
  return rows
    .slice(0, Math.max(0, first))
    .some(([left, ...others]) => left && others.length === 0 && headingKind(left.text) !== null);
}

/** The left edge of the second of two headings in one row. */
function edgeOf(row: readonly Segment[]): number | null {
  const [left, right, ...others] = row;
  if (!left || !right || others.length > 0) return null;
  const areAlike = left.isBold === right.isBold && Math.abs(left.size - right.size) < 0.5;
  const areHeadings = [left, right].every(
    ({ text }) =>
      text.split(/\s+/).length <= 5 && !/[:.,@\d]/.test(text) && headingKindByWords(text) !== null,
  );
  return areAlike && areHeadings ? right.x : null;
}

/** The row after the last one that keeps to the two columns. */
function endOf(rows: readonly Segment[][], start: number, edge: number): number {
  const [heading] = rows[start] ?? [];
  const isRight = (row: readonly Segment[]) => row.some(({ x }) => Math.abs(x - edge) <= EDGE);
  let end = start + 1;
  while (end < rows.length) {
    const row = rows[end] ?? [];
    if (row.some(({ x, right }) => x < edge - EDGE && right > edge) || edgeOf(row) !== null) break;
    const [first] = row;
    const isHeading =
      first && heading && first.isBold === heading.isBold && Math.abs(first.size - heading.size) < 0.5;
    if (isHeading && !isRight(row) && headingKindByWords(first.text) && !rows.slice(end).some(isRight)) break;
    end += 1;
  }
  return end;
}

/** A band's rows column by column, or as they are. */
export function inReadingOrder({ rows, edge }: Band): Segment[][][] {
  if (edge === null) return [rows];
  const side = (isRight: boolean) =>
    rows.map((row) => row.filter(({ x }) => x >= edge - EDGE === isRight)).filter(({ length }) => length > 0);
  return [side(false), side(true)];
}
