import type { Line } from '../layout/line.ts';

/** Lines that begin within this distance, in points, are of one column. */
const SAME_COLUMN = 60;
/** Letters are about half as wide as their font is large. */
export const LETTER_WIDTH = 0.5;

/** How far to the right lines of one column reach: where text is wrapped. In points. */
export interface EdgeOf {
  (line: Line): number;
  /** Where the lines of the column begin that are further right than a margin. */
  left: (line: Line, margin: number) => number;
}

export function columnEdges(lines: readonly Line[]): EdgeOf {
  const columnOf = ({ x }: Line) => lines.filter((line) => Math.abs(line.x - x) <= SAME_COLUMN);
  const right = (line: Line) => Math.max(0, ...columnOf(line).map((one) => one.right ?? 0));
  const left = (line: Line, margin: number) =>
    Math.min(line.x, ...columnOf(line).flatMap(({ x }) => (x > margin ? [x] : [])));
  return Object.assign(right, { left });
}

/** Whether a line goes on with the one before because its first word had no room there. */
export function isWrapped(line: Line, previous: Line, edgeOf: EdgeOf): boolean {
  const [word = ''] = line.text.trim().split(/\s+/);
  const width = (word.length + 1) * LETTER_WIDTH * (line.size ?? 0);
  return previous.right !== undefined && previous.right + width > edgeOf(line);
}
