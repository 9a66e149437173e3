/** Of the width at which a whole page fits. */
export const ZOOM = { least: 1, most: 4, step: 1.5 };

export function clampZoom(zoom: number): number {
  return Math.min(ZOOM.most, Math.max(ZOOM.least, zoom));
}

/** One step in or out. */
export function zoomBy(zoom: number, steps: number): number {
  return clampZoom(zoom * ZOOM.step ** steps);
}

/**
 * The scroll position after a zoom at which the same point of the content stays under the same point of the view.
 * `at`: that point, from the view's edge; `ratio`: the new zoom over the old one.
 */
export function scrollAfter(scroll: number, at: number, ratio: number): number {
  return (scroll + at) * ratio - at;
}

/** A page in the viewer, in points of the page, and the room for it in pixels. */
export interface PageInView {
  /** Of the page at zoom 1, which fills the view. */
  viewWidth: number;
  pageWidth: number;
  /** Of the text that is to be read. */
  fontSize: number;
  /** Of the line that is to be in sight entirely; null: none is. */
  lineWidth: number | null;
}

/** Letters that are smaller than so many pixels cannot be read on a phone. */
const READABLE_PIXELS = 11;
/** Of the view's width, so that a line has some space at both ends. */
const LINE_SHARE = 0.94;

/** The zoom to begin with: letters can be read, unless the line that is asked for would not fit then. */
export function firstZoom({ viewWidth, pageWidth, fontSize, lineWidth }: PageInView): number {
  const readable = (READABLE_PIXELS * pageWidth) / (fontSize * viewWidth);
  const fitting = lineWidth ? (LINE_SHARE * pageWidth) / lineWidth : ZOOM.most;
  return clampZoom(Math.min(readable, fitting));
}
