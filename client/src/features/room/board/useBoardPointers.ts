import type { BoardChange, BoardPoint, BoardShape } from '@preproom/models/contract/room/board';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { draftOf } from '../../../code/board/draft.ts';
import { moveShape, shapeAt } from '../../../code/board/geometry.ts';
import { panBy, pinch, type ScreenPoint, toBoard, type Viewport } from '../../../code/board/viewport.ts';
import type { BoardEditor } from './useBoardEditor.ts';

/** What a pressed pointer does. Two fingers always move and zoom the view. */
type Gesture =
  | { kind: 'draw'; path: BoardPoint[] }
  | { kind: 'move'; id: string; from: BoardPoint; to: BoardPoint }
  | { kind: 'text'; at: BoardPoint }
  | { kind: 'view' };

/** How near to a shape a press chooses it, in pixels: a finger covers more than a mouse points at. */
const REACH = { mouse: 6, touch: 16 };

interface BoardPointersInput {
  editor: BoardEditor;
  place: RefObject<HTMLElement | null>;
  view: Viewport;
  setView: (change: (view: Viewport) => Viewport) => void;
}

/**
 * Drawing, moving and panning by mouse, pen and touch. Nothing is written before the pointer is up: a drag is one change of the document,
 * and one step of undo. The other page sees it before that (code/board/draftExchange.ts).
 */
export function useBoardPointers({ editor, place, view, setView }: BoardPointersInput) {
  const pressed = useRef(new Map<number, ScreenPoint>());
  const latest = useRef<Gesture | null>(null);
  const [gesture, setGesture] = useState<Gesture | null>(null);
  const change = (next: Gesture | null) => {
    latest.current = next;
    setGesture(next);
  };
  const pixel = ({ clientX, clientY }: { clientX: number; clientY: number }): ScreenPoint => {
    const { left, top } = place.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return [clientX - left, clientY - top];
  };

  function begin(event: PointerEvent): Gesture {
    const at = toBoard(view, pixel(event));
    const { tool, items, isReadOnly } = editor;
    if (event.button === 1) return { kind: 'view' };
    if (tool === 'select') {
      const hit = shapeAt(items, at, REACH[event.pointerType === 'touch' ? 'touch' : 'mouse'] / view.scale);
      editor.select(hit?.id ?? null);
      return hit && !isReadOnly ? { kind: 'move', id: hit.id, from: at, to: at } : { kind: 'view' };
    }
    if (isReadOnly) return { kind: 'view' };
    return tool === 'text' ? { kind: 'text', at } : { kind: 'draw', path: [at] };
  }

  function end(done: Gesture): void {
    const { tool, color, items } = editor;
    if (done.kind === 'move') {
      editor.move(done.id, [done.to[0] - done.from[0], done.to[1] - done.from[1]]);
    }
    if (done.kind === 'text') editor.startText(done.at);
    if (done.kind !== 'draw' || tool === 'select' || tool === 'text') return;
    const shape = draftOf({ tool, color }, done.path, items);
    const [start] = done.path;
    if (shape) editor.add(shape);
    // A press without a drag draws, too.
    else if (tool !== 'pen' && start) editor.place(tool, start);
  }

  return {
    ...previewOf(gesture, editor),
    handlers: {
      onPointerDown(event: PointerEvent<Element>) {
        if (event.button > 1) return;
        // Ends the writing of a text, and makes the board's keys work.
        place.current?.focus({ preventScroll: true });
        event.currentTarget.setPointerCapture?.(event.pointerId);
        pressed.current.set(event.pointerId, pixel(event));
        if (pressed.current.size > 1) change({ kind: 'view' });
        else change(editor.editing ? { kind: 'view' } : begin(event));
      },
      onPointerMove(event: PointerEvent) {
        const before = pressed.current.get(event.pointerId);
        const current = latest.current;
        if (!before || !current) return;
        const now = pixel(event);
        if (current.kind === 'view') {
          const [other] = [...pressed.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
          setView((seen) =>
            other
              ? pinch(seen, [before, other], [now, other])
              : panBy(seen, now[0] - before[0], now[1] - before[1]),
          );
        }
        pressed.current.set(event.pointerId, now);
        if (current.kind === 'move') change({ ...current, to: toBoard(view, now) });
        if (current.kind === 'draw') {
          // A quick hand moves more often than the page is drawn.
          const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
          const points = (all.length > 0 ? all : [event]).map((one) => toBoard(view, pixel(one)));
          change({ kind: 'draw', path: [...current.path, ...points] });
        }
      },
      onPointerUp(event: PointerEvent) {
        if (!pressed.current.delete(event.pointerId) || pressed.current.size > 0) return;
        const done = latest.current;
        change(null);
        if (done) end(done);
      },
      onPointerCancel(event: PointerEvent) {
        pressed.current.delete(event.pointerId);
        if (pressed.current.size === 0) change(null);
      },
    },
  };
}

/** What is shown of a drag before it is written: a new shape, or shapes as they would be. */
function previewOf(
  gesture: Gesture | null,
  { tool, color, items }: BoardEditor,
): { draft: BoardShape | null; moving: readonly BoardChange[] } {
  const isDrawing = gesture?.kind === 'draw' && tool !== 'select' && tool !== 'text';
  const draft = isDrawing ? draftOf({ tool, color }, gesture.path, items) : null;
  if (gesture?.kind !== 'move') return { draft, moving: [] };
  const { id, from, to } = gesture;
  return { draft, moving: moveShape(items, id, to[0] - from[0], to[1] - from[1]) };
}
