import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardItem } from '@preproom/models/contract/room/board';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { describeItem } from '../../../code/board/describeBoard.ts';
import type { DraftExchange } from '../../../code/board/draftExchange.ts';
import { type Bounds, boundsOf } from '../../../code/board/geometry.ts';
import { bringIntoView } from '../../../code/board/viewport.ts';
import { ShapeMarks } from '../../../shared/room/board/ShapeMarks.tsx';
import { useEntryText } from '../../../shared/room/board/useEntryText.ts';
import { pressBoardKey } from './boardKeys.ts';
import { ShapeTextField } from './ShapeTextField.tsx';
import type { BoardEditor } from './useBoardEditor.ts';
import { useBoardPointers } from './useBoardPointers.ts';
import type { BoardViewport } from './useViewport.ts';

interface BoardCanvasProps {
  editor: BoardEditor;
  viewport: BoardViewport;
  place: RefObject<HTMLDivElement | null>;
  drafts: DraftExchange;
}

/** The board itself: every shape can be reached with Tab, drawn and moved by pointer or by keys. */
export function BoardCanvas({ editor, viewport, place, drafts }: BoardCanvasProps) {
  const { t } = useLingui();
  const help = useId();
  const { items, selected, editing, tool } = editor;
  const { view, setView } = viewport;
  const { draft, moving, handlers } = useBoardPointers({ editor, place, view, setView });
  useEffect(() => drafts.show(draft), [drafts, draft]);
  const { draft: otherDraft } = useSyncExternalStore(drafts.other.subscribe, drafts.other.get);
  const textOf = useEntryText();
  const moved = new Map(moving);
  const shown = items.map(({ id, shape }) => ({ id, shape: moved.get(id) ?? shape }));
  const frame = shown.find(({ id }) => id === selected?.id);
  const keptFocus = useKeptFocus(place, items);

  function onKeyDown(event: KeyboardEvent) {
    if (event.target instanceof HTMLTextAreaElement) return;
    const input = { editor, view, setView, size: viewport.size(), fit: viewport.fit };
    if (!pressBoardKey(event, input)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function endText(text: string | null, byKey: boolean) {
    editor.endText(text);
    if (byKey) place.current?.focus({ preventScroll: true });
  }

  function choose(item: BoardItem, element: Element) {
    editor.select(item.id);
    if (!element.matches(':focus-visible')) return;
    setView((seen) => bringIntoView(seen, boundsOf(item.shape), viewport.size()));
  }

  return (
    <div
      ref={place}
      role="application"
      aria-label={t`Board`}
      aria-describedby={help}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...keptFocus}
      className="relative min-h-0 flex-1 touch-none overflow-hidden -outline-offset-2 select-none"
    >
      <p id={help} className="sr-only">
        <Trans>
          Keys 1 to 6 choose a tool, Enter draws. Tab goes from shape to shape, arrow keys move it, Delete
          removes it.
        </Trans>
      </p>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the shapes in it have names */}
      <svg
        className={tool === 'select' ? 'size-full cursor-default' : 'size-full cursor-crosshair'}
        // The board keeps the focus; a shape that is drawn over does not take it.
        onMouseDown={(event) => event.preventDefault()}
        onDoubleClick={() => tool === 'select' && selected && editor.editText(selected)}
        {...handlers}
      >
        <g transform={`scale(${view.scale}) translate(${-view.x} ${-view.y})`}>
          {shown.map((item) => (
            // biome-ignore lint/a11y/useSemanticElements: SVG has no buttons
            <g
              key={item.id}
              role="button"
              tabIndex={0}
              aria-pressed={item.id === selected?.id}
              aria-label={textOf(describeItem(item, shown))}
              onFocus={({ currentTarget }) => choose(item, currentTarget)}
              className="outline-none"
            >
              {item.id !== editing?.id && <ShapeMarks shape={item.shape} />}
            </g>
          ))}
          {otherDraft && <ShapeMarks shape={otherDraft} />}
          {draft && <ShapeMarks shape={draft} />}
          {frame && <Frame bounds={boundsOf(frame.shape)} scale={view.scale} />}
        </g>
      </svg>
      {items.length === 0 && !draft && !otherDraft && !editing && (
        <p className="pointer-events-none absolute inset-x-4 top-1/3 text-center text-muted">
          <Trans>Draw here. You both see it.</Trans>
        </p>
      )}
      {editing && <ShapeTextField key={editing.id} editing={editing} view={view} onEnd={endText} />}
    </div>
  );
}

/** The board takes the focus back when the shape that had it was removed. */
function useKeptFocus(place: RefObject<HTMLDivElement | null>, items: readonly BoardItem[]) {
  const isHere = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever shapes come and go
  useEffect(() => {
    if (isHere.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [place, items]);
  return {
    onFocus: () => {
      isHere.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      isHere.current = relatedTarget === null;
    },
  };
}

/** Around the chosen shape, equally thick at every size of the view. */
function Frame({ bounds: { x, y, width, height }, scale }: { bounds: Bounds; scale: number }) {
  const gap = 6 / scale;
  return (
    <rect
      x={x - gap}
      y={y - gap}
      width={width + 2 * gap}
      height={height + 2 * gap}
      rx={4 / scale}
      fill="none"
      stroke="var(--peacock)"
      strokeWidth={2}
      strokeDasharray="6 4"
      vectorEffect="non-scaling-stroke"
      pointerEvents="none"
    />
  );
}
