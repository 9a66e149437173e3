import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { clampZoom, scrollAfter, ZOOM, zoomBy } from './zoom.ts';

interface Point {
  x: number;
  y: number;
}

/**
 * The zoom of what is in a scrolling container: by two fingers, by the wheel with Ctrl (also a pinch on a touchpad), and by + - 0. The point under the
 * fingers stays. `first`: the zoom to begin with.
 */
export function useZoom(first: number) {
  const [zoom, setZoom] = useState(first);
  const container = useRef<HTMLElement>(null);
  const current = useRef(zoom);
  const at = useRef<Point | null>(null);

  useLayoutEffect(() => {
    const view = container.current;
    const ratio = zoom / current.current;
    current.current = zoom;
    if (!view || ratio === 1) return;
    const point = at.current ?? { x: view.clientWidth / 2, y: view.clientHeight / 2 };
    view.scrollTo(scrollAfter(view.scrollLeft, point.x, ratio), scrollAfter(view.scrollTop, point.y, ratio));
  }, [zoom]);

  useEffect(() => {
    const view = container.current;
    if (!view) return;
    const zoomTo = (to: number, point: Point | null) => {
      const { left, top } = view.getBoundingClientRect();
      at.current = point && { x: point.x - left, y: point.y - top };
      setZoom(clampZoom(to));
    };
    let pinch: { distance: number; zoom: number } | null = null;
    const startPinch = ({ touches }: TouchEvent) => {
      const [one, other] = touches;
      pinch = one && other ? { distance: between(one, other), zoom: current.current } : null;
    };
    const movePinch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!pinch || !one || !other) return;
      event.preventDefault();
      zoomTo((pinch.zoom * between(one, other)) / pinch.distance, middle(one, other));
    };
    const turnWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(current.current * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    };
    const pressKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return;
      if (key === '+' || key === '=') zoomTo(zoomBy(current.current, 1), null);
      else if (key === '-') zoomTo(zoomBy(current.current, -1), null);
      else if (key === '0') zoomTo(ZOOM.least, null);
    };
    const ending = new AbortController();
    const { signal } = ending;
    view.addEventListener('touchstart', startPinch, { signal });
    view.addEventListener('touchmove', movePinch, { signal, passive: false });
    view.addEventListener('touchend', startPinch, { signal });
    view.addEventListener('wheel', turnWheel, { signal, passive: false });
    document.addEventListener('keydown', pressKey, { signal });
    return () => ending.abort();
  }, []);

  return {
    zoom,
    container,
    canShrink: zoom > ZOOM.least,
    canGrow: zoom < ZOOM.most,
    change(steps: number) {
      at.current = null;
      setZoom((before) => zoomBy(before, steps));
    },
  };
}

const between = (one: Touch, other: Touch) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
const middle = (one: Touch, other: Touch): Point => ({
  x: (one.clientX + other.clientX) / 2,
  y: (one.clientY + other.clientY) / 2,
});
