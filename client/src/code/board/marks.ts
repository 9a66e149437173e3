import type { BoardColor, BoardPoint, BoardShape, LineShape } from '@preproom/models/contract/room/board';
import { getStroke } from 'perfect-freehand';
import { pointsOf } from './geometry.ts';
import { boxLines, LINE_HEIGHT, linesOf, TEXT_SIZE } from './textLayout.ts';

/** How a shape is drawn, as data: the page renders it as React elements, the export writes it into a file. */
export type BoardMark =
  | { kind: 'fill'; path: string; color: BoardColor }
  | { kind: 'stroke'; path: string; color: BoardColor }
  | { kind: 'text'; x: number; y: number; anchor: 'start' | 'middle'; text: string; color: BoardColor };

export const STROKE_WIDTH = 2.5;
const PEN = { size: 6, thinning: 0.5, smoothing: 0.5, streamline: 0.4, simulatePressure: true, last: true };
const HEAD_LENGTH = 14;
/** Between an arrow and each side of its head, in radians. */
const HEAD_ANGLE = Math.PI / 7;
const CORNER = 6;

export function marksOf(shape: BoardShape): BoardMark[] {
  const { color } = shape;
  switch (shape.kind) {
    case 'pen':
      return [{ kind: 'fill', path: outline(getStroke(pointsOf(shape.points), PEN)), color }];
    case 'line':
      return [{ kind: 'stroke', path: linePath(shape), color }];
    case 'arrow':
      return [{ kind: 'stroke', path: `${linePath(shape)}${headPath(shape)}`, color }];
    case 'box': {
      const [x, y] = shape.at;
      const { width, height } = shape;
      const lines = boxLines(shape.text, width);
      const top = y + (height - lines.length * LINE_HEIGHT) / 2;
      return [
        { kind: 'stroke', path: boxPath(x, y, width, height), color },
        ...textMarks(lines, x + width / 2, top, 'middle', color),
      ];
    }
    case 'text':
      return textMarks(linesOf(shape.text), shape.at[0], shape.at[1], 'start', color);
  }
}

function textMarks(
  lines: readonly string[],
  x: number,
  top: number,
  anchor: 'start' | 'middle',
  color: BoardColor,
): BoardMark[] {
  // Letters stand on their baseline, which is about 0.35 em below the middle of the line.
  const baseline = top + LINE_HEIGHT / 2 + 0.35 * TEXT_SIZE;
  return lines.map((text, i) => ({ kind: 'text', x, y: baseline + i * LINE_HEIGHT, anchor, text, color }));
}

function linePath({ from, to }: LineShape): string {
  return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
}

function headPath({ from, to }: LineShape): string {
  const back = Math.atan2(from[1] - to[1], from[0] - to[0]);
  const [left, right] = [back - HEAD_ANGLE, back + HEAD_ANGLE].map(
    (angle) =>
      `${round(to[0] + HEAD_LENGTH * Math.cos(angle))} ${round(to[1] + HEAD_LENGTH * Math.sin(angle))}`,
  );
  return `M${left}L${to[0]} ${to[1]}L${right}`;
}

function boxPath(x: number, y: number, width: number, height: number): string {
  const r = Math.min(CORNER, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`;
}

/** A closed curve through the middles between the points of the outline, which makes it smooth. */
function outline(points: readonly (readonly number[])[]): string {
  const at = (i: number) => (points[i % points.length] ?? [0, 0]) as BoardPoint;
  const middle = (i: number) => {
    const [[ax, ay], [bx, by]] = [at(i), at(i + 1)];
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  };
  const curves = points.map((_, i) => `Q${round(at(i + 1)[0])} ${round(at(i + 1)[1])} ${middle(i + 1)}`);
  return points.length === 0 ? '' : `M${middle(0)}${curves.join('')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
