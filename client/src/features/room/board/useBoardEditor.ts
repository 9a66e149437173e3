import {
  type BoardChange,
  type BoardColor,
  type BoardItem,
  type BoardPoint,
  type BoardShape,
  type BoxShape,
  nextOrder,
  type TextShape,
  toBoardText,
} from '@preproom/models/contract/room/board';
import { useState, useSyncExternalStore } from 'react';
import { type BoardTool, type DrawingTool, placedShape } from '../../../code/board/draft.ts';
import { lineBetween, moveShape } from '../../../code/board/geometry.ts';
import { newShapeId, type SharedBoard } from '../../../code/board/sharedBoard.ts';
import { boxHeightFor } from '../../../code/board/textLayout.ts';

/** The text that is being written: of a shape that is there, or that will be once it has a text. */
export interface TextEditing {
  id: string;
  shape: BoxShape | TextShape;
}

/** What this person does on the board: tool, colour, the chosen shape. What both see is in the document alone. */
export function useBoardEditor(board: SharedBoard, isReadOnly: boolean) {
  const { items, canUndo, canRedo } = useSyncExternalStore(board.subscribe, board.get);
  const [tool, setTool] = useState<BoardTool>('pen');
  const [color, setColor] = useState<BoardColor>('ink');
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [editing, setEditing] = useState<TextEditing | null>(null);
  /** The box that the next arrow starts from, when it is drawn by keyboard. */
  const [arrowStart, setArrowStart] = useState<BoardItem | null>(null);
  const [isFull, setFull] = useState(false);
  const selected = items.find(({ id }) => id === selectedId) ?? null;

  function write(changes: readonly BoardChange[]): boolean {
    if (isReadOnly) return false;
    const isWritten = board.write(changes);
    setFull(!isWritten);
    return isWritten;
  }

  /** Adds what was drawn. After a stroke the pen stays in hand; of a box the text comes next. */
  function add(shape: BoardShape): void {
    const id = newShapeId();
    if (!write([[id, shape]]) || shape.kind === 'pen') return;
    setSelectedId(id);
    setTool('select');
    if (shape.kind === 'box') setEditing({ id, shape });
  }

  return {
    ...{ items, canUndo, canRedo, tool, color, selected, editing, arrowStart, isFull, isReadOnly },
    ...{ write, add, select: setSelectedId, setArrowStart },
    undo: board.undo,
    redo: board.redo,
    choose(next: BoardTool) {
      setTool(next);
      setArrowStart(null);
      if (next !== 'select' && next !== 'arrow') setSelectedId(null);
    },
    /** Of what is drawn next, and of the chosen shape. */
    paint(next: BoardColor) {
      setColor(next);
      if (selected) write([[selected.id, { ...selected.shape, color: next }]]);
    },
    move(id: string, [dx, dy]: readonly [number, number]) {
      const changes = moveShape(items, id, dx, dy);
      if (changes.length > 0 && (dx !== 0 || dy !== 0)) write(changes);
    },
    remove() {
      if (selected) write([[selected.id, null]]);
      setSelectedId(null);
    },
    /** Draws in the usual size, without a drag. */
    place(used: Exclude<DrawingTool, 'pen'>, at: BoardPoint) {
      const shape = placedShape({ tool: used, color }, at, items);
      if (shape) add(shape);
    },
    connect(start: BoardItem, end: BoardItem) {
      setArrowStart(null);
      const ends = lineBetween(start.shape, end.shape);
      add({ kind: 'arrow', color, order: nextOrder(items), ...ends });
    },
    editText({ id, shape }: BoardItem) {
      if (!isReadOnly && (shape.kind === 'box' || shape.kind === 'text')) setEditing({ id, shape });
    },
    /** A new text at this place; it is on the board once something is written. */
    startText(at: BoardPoint) {
      if (isReadOnly) return;
      setEditing({ id: newShapeId(), shape: { kind: 'text', color, order: nextOrder(items), at, text: '' } });
    },
    endText(typed: string | null) {
      if (!editing) return;
      const { id, shape } = editing;
      setEditing(null);
      setTool('select');
      const text = typed === null ? shape.text : toBoardText(typed);
      if (text === shape.text) return;
      setSelectedId(id);
      write([[id, withText(shape, text)]]);
    },
  };
}
export type BoardEditor = ReturnType<typeof useBoardEditor>;

/** A box grows with its text. An empty text is deleted. */
function withText(shape: BoxShape | TextShape, text: string): BoardShape | null {
  if (shape.kind === 'text') return text === '' ? null : { ...shape, text };
  return { ...shape, text, height: Math.max(shape.height, boxHeightFor(text, shape.width)) };
}
