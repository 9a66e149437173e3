import type { BoardPoint } from '@preproom/models/contract/room/board';
import type { Bounds } from './geometry.ts';
import { clampPlace } from './geometry.ts';

/** What of the board is seen: the place at the upper left corner, and pixels for each unit. */
export interface Viewport {
  x: number;
  y: number;
  scale: number;
}
/** In pixels from the upper left corner of the board's view. */
export type ScreenPoint = readonly [x: number, y: number];

export interface ScreenSize {
  width: number;
  height: number;
}

export const START_VIEW: Viewport = { x: 0, y: 0, scale: 1 };
const SCALE = { min: 0.1, max: 4 };
export const ZOOM_STEP = 1.25;
/** Around what is fitted into the view, in pixels. */
const FIT_MARGIN = 24;

/** The whole place of the board under a place of the screen. */
export function toBoard({ x, y, scale }: Viewport, [px, py]: ScreenPoint): BoardPoint {
  return [clampPlace(x + px / scale), clampPlace(y + py / scale)];
}

export function toScreen({ x, y, scale }: Viewport, [bx, by]: readonly [number, number]): ScreenPoint {
  return [(bx - x) * scale, (by - y) * scale];
}

/** The view after what is seen was pushed by so many pixels. */
export function panBy({ x, y, scale }: Viewport, dx: number, dy: number): Viewport {
  return { x: x - dx / scale, y: y - dy / scale, scale };
}

/** Larger or smaller, around a place that stays where it is on the screen. */
export function zoomAt(view: Viewport, [px, py]: ScreenPoint, factor: number): Viewport {
  const scale = limitScale(view.scale * factor);
  return { x: view.x + px / view.scale - px / scale, y: view.y + py / view.scale - py / scale, scale };
}

/** Two fingers went from `before` to `after`: what was under them stays under them, as far as the scale allows. */
export function pinch(
  view: Viewport,
  before: readonly [ScreenPoint, ScreenPoint],
  after: readonly [ScreenPoint, ScreenPoint],
): Viewport {
  const [from, to] = [middle(before), middle(after)];
  // Two fingers at one place say nothing of the size.
  const factor = apart(before) > 0 && apart(after) > 0 ? apart(after) / apart(before) : 1;
  return zoomAt(panBy(view, to[0] - from[0], to[1] - from[1]), to, factor);
}

/** All of it in the middle of the view, never larger than its own size. */
export function fitTo(bounds: Bounds | null, size: ScreenSize): Viewport {
  if (!bounds || size.width <= 0 || size.height <= 0) return START_VIEW;
  const room = (whole: number) => Math.max(1, whole - 2 * FIT_MARGIN);
  const fitting = Math.min(
    1,
    room(size.width) / Math.max(1, bounds.width),
    room(size.height) / Math.max(1, bounds.height),
  );
  const scale = limitScale(fitting);
  return {
    x: bounds.x + bounds.width / 2 - size.width / scale / 2,
    y: bounds.y + bounds.height / 2 - size.height / scale / 2,
    scale,
  };
}

/** Whether all of these bounds is seen. */
export function isInView(view: Viewport, { x, y, width, height }: Bounds, size: ScreenSize): boolean {
  const [left, top] = toScreen(view, [x, y]);
  const [right, bottom] = toScreen(view, [x + width, y + height]);
  return left >= 0 && top >= 0 && right <= size.width && bottom <= size.height;
}

/** The view moved no further than needed so that these bounds are in it. */
export function bringIntoView(view: Viewport, bounds: Bounds, size: ScreenSize): Viewport {
  const along = (from: number, start: number, length: number, whole: number) => {
    const margin = Math.min(FIT_MARGIN / view.scale, Math.max(0, (whole - length) / 2));
    if (start - margin < from || length > whole) return start - margin;
    return Math.max(from, start + length + margin - whole);
  };
  return {
    x: along(view.x, bounds.x, bounds.width, size.width / view.scale),
    y: along(view.y, bounds.y, bounds.height, size.height / view.scale),
    scale: view.scale,
  };
}

function limitScale(scale: number): number {
  return Math.min(SCALE.max, Math.max(SCALE.min, scale));
}

function middle([[ax, ay], [bx, by]]: readonly [ScreenPoint, ScreenPoint]): ScreenPoint {
  return [(ax + bx) / 2, (ay + by) / 2];
}

function apart([[ax, ay], [bx, by]]: readonly [ScreenPoint, ScreenPoint]): number {
  return Math.hypot(ax - bx, ay - by);
}
