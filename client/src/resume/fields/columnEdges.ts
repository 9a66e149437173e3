import type { Line } from '../layout/line.ts';

/** Lines that begin within this distance, in points, are of one column. */
const SAME_COLUMN = 60;
/** Letters are about half as wide as their font is large. */
const LETTER_WIDTH = 0.5;

/** How far to the right lines of one column reach: where text is wrapped. In points. */
export type EdgeOf = (line: Line) => number;

export function columnEdges(lines: readonly Line[]): EdgeOf {
  return ({ x }) => {
    const column = lines.filter((line) => Math.abs(line.x - x) <= SAME_COLUMN);
    return Math.max(0, ...column.map(({ right }) => right ?? 0));
  };
}

/** Whether a line goes on with the one before because its first word had no room there. */
export function isWrapped(line: Line, previous: Line, edgeOf: EdgeOf): boolean {
  const [word = ''] = line.text.trim().split(/\s+/);
  const width = (word.length + 1) * LETTER_WIDTH * (line.size ?? 0);
  return previous.right !== undefined && previous.right + width > edgeOf(line);
}
