import type { BoardItem } from '@preproom/models/contract/room/board';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { boundsOfAll } from '../../../code/board/geometry.ts';
import {
  fitTo,
  isInView,
  panBy,
  type ScreenSize,
  START_VIEW,
  type Viewport,
  ZOOM_STEP,
  zoomAt,
} from '../../../code/board/viewport.ts';

/** A notch of a wheel is about 100 pixels. */
const WHEEL_STEP = Math.log(ZOOM_STEP) / 100;

/**
 * What this person sees of the board. The other person's view is their own. What they drew while the board was closed here is brought
 * into view when it opens.
 */
export function useViewport(
  place: RefObject<HTMLElement | null>,
  items: readonly BoardItem[],
  isOpen: boolean,
) {
  const [view, setView] = useState<Viewport>(START_VIEW);
  // Not by React, whose wheel listeners can't keep the page from zooming.
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = [event.clientX - left, event.clientY - top] as const;
      setView((seen) =>
        // Two fingers on a touchpad arrive as a wheel with Ctrl.
        event.ctrlKey || event.metaKey
          ? zoomAt(seen, at, Math.exp(-event.deltaY * WHEEL_STEP))
          : panBy(seen, -event.deltaX, -event.deltaY),
      );
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [place]);
  const size = (): ScreenSize => ({
    width: place.current?.clientWidth ?? 0,
    height: place.current?.clientHeight ?? 0,
  });
  const seen = useRef<ReadonlySet<string>>(new Set());
  const isDrawnOn = items.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening, or when the board has arrived
  useEffect(() => {
    const unseen = boundsOfAll(items.filter(({ id }) => !seen.current.has(id)));
    if (!isOpen || !unseen || size().width === 0) return;
    if (!isInView(view, unseen, size())) setView(fitTo(boundsOfAll(items), size()));
  }, [isOpen, isDrawnOn]);
  useEffect(() => {
    if (isOpen) seen.current = new Set(items.map(({ id }) => id));
  }, [isOpen, items]);
  const zoom = (factor: number) => {
    const { width, height } = size();
    setView((seen) => zoomAt(seen, [width / 2, height / 2], factor));
  };
  return {
    ...{ view, setView, size },
    zoomIn: () => zoom(ZOOM_STEP),
    zoomOut: () => zoom(1 / ZOOM_STEP),
    fit: () => setView(fitTo(boundsOfAll(items), size())),
  };
}
export type BoardViewport = ReturnType<typeof useViewport>;
