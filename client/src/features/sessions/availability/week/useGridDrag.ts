import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { clickedSpan, type Drag, type Point, pointIn, spanOf } from './gridDrag.ts';
import type { Span } from './weekModel.ts';

export interface GridDragging {
  drag: Drag;
  /** As it would be when released now. */
  span: Span;
}

export interface GridDragOptions {
  /** The columns of the seven days. */
  grid: RefObject<HTMLElement | null>;
  spanAtPoint(point: Point): Span | undefined;
  onDrop(dragging: GridDragging): void;
  /** A press without a drag: on a span, or on free time with the hours it suggests. */
  onPress(drag: Drag, suggested: Span): void;
}

/** A press that moves less is no drag. */
const SLOP_PX = 4;

/** Adds, moves and resizes hours with a mouse or pen; a finger moves and resizes, but scrolls on free time. Escape cancels. */
export function useGridDrag({ grid, spanAtPoint, onDrop, onPress }: GridDragOptions) {
  // A ref, because the pointer may be released before a move has been rendered.
  const held = useRef<{ drag: Drag; x: number; y: number; hasMoved: boolean } | null>(null);
  const [dragging, setDragging] = useState<GridDragging | null>(null);
  const isDragging = dragging !== null;

  function cancel(): void {
    held.current = null;
    setDragging(null);
  }
  useEffect(() => {
    if (!isDragging) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      held.current = null;
      setDragging(null);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isDragging]);

  const pointOf = (event: PointerEvent): Point | null =>
    grid.current && pointIn(grid.current.getBoundingClientRect(), event);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const point = pointOf(event);
    if (!point || event.button !== 0 || !(event.target instanceof Element)) return;
    // React passes on what happens in a block's popover, which is elsewhere in the document.
    if (!event.currentTarget.contains(event.target)) return;
    const edge = event.target.closest('[data-pull]')?.getAttribute('data-pull');
    const span = event.target.closest('[data-span]') ? spanAtPoint(point) : undefined;
    if (!span && event.pointerType === 'touch') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const kind = edge === 'from' || edge === 'to' ? edge : 'move';
    const drag: Drag = span ? { kind, span, start: point } : { kind: 'add', start: point };
    held.current = { drag, x: event.clientX, y: event.clientY, hasMoved: false };
  }
  /** The drag up to this event; null while it is only a press. */
  function draggedTo(event: PointerEvent): GridDragging | null {
    const [gesture, point] = [held.current, pointOf(event)];
    if (!gesture || !point) return null;
    gesture.hasMoved ||= Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y) >= SLOP_PX;
    return gesture.hasMoved ? { drag: gesture.drag, span: spanOf(gesture.drag, point) } : null;
  }
  function onPointerUp(event: PointerEvent): void {
    const [gesture, point, dropped] = [held.current, pointOf(event), draggedTo(event)];
    cancel();
    if (dropped) onDrop(dropped);
    else if (gesture && point) onPress(gesture.drag, clickedSpan(point));
  }
  return {
    dragging,
    handlers: {
      onPointerDown,
      onPointerMove: (event: PointerEvent) => setDragging(draggedTo(event)),
      onPointerUp,
      onPointerCancel: cancel,
      onLostPointerCapture: cancel,
    },
  };
}
