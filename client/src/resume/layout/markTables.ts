import type { Segment } from './segments.ts';

const MIN_CELLS = 3;
const EDGE_POINTS = 5;

/** Which rows of a column are a table: at least two in sequence with three or more cells, of which two begin at the same edges. */
export function tableRows(rows: readonly Segment[][]): Set<number> {
  const found = new Set<number>();
  rows.forEach((row, index) => {
    const next = rows[index + 1];
    if (!next || row.length < MIN_CELLS || next.length < MIN_CELLS) return;
    const aligned = row.filter(({ x }) => next.some((other) => Math.abs(other.x - x) <= EDGE_POINTS));
    // Chips and tags of one width begin at the same places by chance.
    if (aligned.length < Math.min(row.length, next.length)) return;
    found.add(index);
    found.add(index + 1);
  });
  return found;
}
