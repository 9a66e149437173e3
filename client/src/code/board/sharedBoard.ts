import {
  type BoardChange,
  type BoardItem,
  type BoardShape,
  MAX_BOARD_SHAPES,
  readBoard,
  readBoardShape,
} from '@preproom/models/contract/room/board';
import { type Map as SharedMap, UndoManager } from 'yjs';
import { createObservable } from '../../lib/observable.ts';

export interface BoardState {
  /** In drawing order. */
  items: readonly BoardItem[];
  canUndo: boolean;
  canRedo: boolean;
  /** The shapes that this page wrote last. */
  lastOwn: readonly string[];
}

/** Marks what this page draws, so that undo takes back nothing else. */
const OWN = Symbol('drawn here');

/** The board of the shared document. Whatever is in the document is checked before it is shown. */
export function createSharedBoard(map: SharedMap<unknown>) {
  const read = cachedReader();
  // Each change is a step of its own.
  const undoManager = new UndoManager(map, { trackedOrigins: new Set([OWN]), captureTimeout: 0 });
  let lastOwn: readonly string[] = [];
  const view = createObservable<BoardState>(state());
  function state(): BoardState {
    return {
      items: readBoard(map.entries(), read),
      canUndo: undoManager.undoStack.length > 0,
      canRedo: undoManager.redoStack.length > 0,
      lastOwn,
    };
  }
  const refresh = () => view.change(state());
  map.observe(refresh);
  for (const event of ['stack-item-added', 'stack-item-popped'] as const) undoManager.on(event, refresh);
  return {
    get: view.get,
    subscribe: view.subscribe,
    /** All changes are one step of undo. False when the board holds no more shapes; nothing is written then. */
    write(changes: readonly BoardChange[]): boolean {
      const added = changes.filter(([id, shape]) => shape !== null && !map.has(id)).length;
      if (added > 0 && map.size + added > MAX_BOARD_SHAPES) return false;
      lastOwn = changes.map(([id]) => id);
      map.doc?.transact(() => {
        for (const [id, shape] of changes) {
          if (shape === null) map.delete(id);
          else map.set(id, shape);
        }
      }, OWN);
      return true;
    },
    undo: () => void undoManager.undo(),
    redo: () => void undoManager.redo(),
    close() {
      map.unobserve(refresh);
      undoManager.destroy();
    },
  };
}
export type SharedBoard = ReturnType<typeof createSharedBoard>;

export function newShapeId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}

/** A value that was not replaced is the same shape as before, so that only what changed is drawn again. */
function cachedReader(): (value: unknown) => BoardShape | null {
  const known = new WeakMap<object, BoardShape | null>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return null;
    const shape = known.get(value);
    if (shape !== undefined) return shape;
    const fresh = readBoardShape(value);
    known.set(value, fresh);
    return fresh;
  };
}
