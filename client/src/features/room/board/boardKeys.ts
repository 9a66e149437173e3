import type { BoardTool } from '../../../code/board/draft.ts';
import { boundsOf, middleOf } from '../../../code/board/geometry.ts';
import { panBy, toBoard, type Viewport, ZOOM_STEP, zoomAt } from '../../../code/board/viewport.ts';
import type { BoardEditor } from './useBoardEditor.ts';

/** Digits, because letters are the room's. */
export const TOOL_KEYS: readonly [key: string, tool: BoardTool][] = [
  ['1', 'select'],
  ['2', 'pen'],
  ['3', 'line'],
  ['4', 'arrow'],
  ['5', 'box'],
  ['6', 'text'],
];
/** Board units that an arrow key moves a shape by; with Shift, finely. */
const NUDGE = { coarse: 20, fine: 1 };
/** Pixels that an arrow key moves the view by. */
const PAN = 60;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface PressedKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export interface BoardKeysInput {
  editor: BoardEditor;
  view: Viewport;
  setView: (change: (view: Viewport) => Viewport) => void;
  size: { width: number; height: number };
  fit: () => void;
}

/** Does what a key means on the board; false when it means nothing there. */
export function pressBoardKey(event: PressedKey, input: BoardKeysInput): boolean {
  const { editor, view, setView, size, fit } = input;
  const { key } = event;
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return pressCommand(event, editor);
  const tool = TOOL_KEYS.find(([one]) => one === key)?.[1];
  const middle = [size.width / 2, size.height / 2] as const;
  const arrow = ARROWS[key];
  if (tool) editor.choose(tool);
  else if (key === '+' || key === '=') setView((seen) => zoomAt(seen, middle, ZOOM_STEP));
  else if (key === '-') setView((seen) => zoomAt(seen, middle, 1 / ZOOM_STEP));
  else if (key === '0') fit();
  else if (key === 'Escape') return pressEscape(editor);
  else if (key === 'Enter') return pressEnter(input, toBoard(view, middle));
  else if ((key === 'Delete' || key === 'Backspace') && editor.selected) editor.remove();
  else if (arrow) {
    const [x, y] = arrow;
    const step = event.shiftKey ? NUDGE.fine : NUDGE.coarse;
    if (editor.selected) editor.move(editor.selected.id, [x * step, y * step]);
    else setView((seen) => panBy(seen, -x * PAN, -y * PAN));
  } else return false;
  return true;
}

function pressCommand({ key, shiftKey }: PressedKey, editor: BoardEditor): boolean {
  const letter = key.toLowerCase();
  if (letter === 'z' && !shiftKey) editor.undo();
  else if (letter === 'y' || letter === 'z') editor.redo();
  else return false;
  return true;
}

/** Step by step; what is left over goes on to the page. */
function pressEscape(editor: BoardEditor): boolean {
  if (editor.arrowStart) editor.setArrowStart(null);
  else if (editor.selected) editor.select(null);
  else if (editor.tool !== 'select') editor.choose('select');
  else return false;
  return true;
}

/** With the arrow, the first shape is where it starts and the second where it ends. Other tools draw in the middle of the view. */
function pressEnter({ editor }: BoardKeysInput, middle: [number, number]): boolean {
  const { tool, selected, arrowStart } = editor;
  if (editor.isReadOnly) return false;
  if (tool === 'arrow' && selected) {
    if (!arrowStart) editor.setArrowStart(selected);
    else if (arrowStart.id !== selected.id) editor.connect(arrowStart, selected);
  } else if (tool === 'line' || tool === 'arrow') editor.place(tool, middle);
  else if (tool === 'box') editor.place('box', freePlace(editor, middle));
  else if (tool === 'text') editor.startText(freePlace(editor, middle));
  else if (selected) editor.editText(selected);
  else return false;
  return true;
}

/** Where nothing is in the way: to the right of what lies in the middle. */
function freePlace({ items }: BoardEditor, [x, y]: [number, number]): [number, number] {
  const boxes = items.filter(({ shape }) => shape.kind === 'box' || shape.kind === 'text');
  const middles = boxes.map(({ shape }) => middleOf(boundsOf(shape)));
  let free = x;
  const isTaken = () => middles.some(([mx, my]) => Math.abs(mx - free) < 180 && Math.abs(my - y) < 100);
  while (isTaken()) free += 220;
  return [free, y];
}
