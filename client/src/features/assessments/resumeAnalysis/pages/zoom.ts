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
