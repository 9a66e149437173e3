import { DAY_MINUTES, movedTo, onGrid, resized, type Span } from './weekModel.ts';

/** A place in the week, not rounded to the grid. */
export interface Point {
  day: number;
  minute: number;
}

/** What the pointer holds: new hours from where it went down, or a span by its body or one of its edges. */
export type Drag =
  | { kind: 'add'; start: Point }
  | { kind: 'move'; span: Span; start: Point }
  | { kind: 'from' | 'to'; span: Span; start: Point };

/** Length of hours added by a click without a drag. */
const CLICKED_MINUTES = 60;

/** Where a pointer is in the grid, whose columns are the days and whose height is one day. */
export function pointIn(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const column = Math.floor(((clientX - left) / width) * 7);
  return { day: Math.min(Math.max(column, 0), 6) + 1, minute: ((clientY - top) / height) * DAY_MINUTES };
}

/** The span as it would be when the pointer is released here. */
export function spanOf(drag: Drag, { day, minute }: Point): Span {
  if (drag.kind === 'move') return movedTo(drag.span, day, drag.span.from + minute - drag.start.minute);
  if (drag.kind === 'add') return added(drag.start, minute);
  return resized(drag.span, drag.kind, minute);
}

/** From the grid step in which the pointer went down to where it is, in either direction. */
function added(start: Point, minute: number): Span {
  const anchor = onGrid(Math.min(start.minute, DAY_MINUTES - 15) - 7);
  const step = { day: start.day, from: anchor, to: anchor + 15 };
  return minute < anchor ? resized(step, 'from', minute) : resized(step, 'to', minute);
}

/** Hours around a click. */
export function clickedSpan({ day, minute }: Point): Span {
  const from = Math.floor(minute / 30) * 30;
  return movedTo({ day, from, to: from + CLICKED_MINUTES }, day, from);
}
