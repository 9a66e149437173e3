import { Annotation, EditorSelection, type Extension } from '@codemirror/state';
import { EditorView, type LayerMarker, layer, RectangleMarker, ViewPlugin } from '@codemirror/view';
import type { Awareness } from 'y-protocols/awareness';
import {
  compareRelativePositions,
  createAbsolutePositionFromRelativePosition,
  createRelativePositionFromJSON,
  createRelativePositionFromTypeIndex,
  type Text,
} from 'yjs';

/** Where somebody's selection begins and where its cursor is, as relative positions. */
interface SharedCursor {
  anchor: unknown;
  head: unknown;
}

/** Another person's cursor in this document. */
interface OtherCursor {
  anchor: number;
  head: number;
  name: string;
}

const moved = Annotation.define<true>();

/**
 * The other people's cursors and selections, and this person's for them. They are drawn in layers of their own and never in the
 * text: a browser that replaces a selected text takes whatever stands inside it for typed.
 */
export function otherCursors(text: Text, awareness: Awareness): Extension {
  const others = (view: EditorView) => cursorsOf(text, awareness, view.state.doc.length);
  const isChanged = (update: { docChanged: boolean; transactions: readonly { annotation: Read }[] }) =>
    update.docChanged || update.transactions.some((transaction) => transaction.annotation(moved));
  return [
    ViewPlugin.define((view) => {
      const onChange = (change: Record<'added' | 'updated' | 'removed', number[]>) => {
        const clients = [...change.added, ...change.updated, ...change.removed];
        if (clients.some((client) => client !== awareness.clientID))
          view.dispatch({ annotations: moved.of(true) });
      };
      awareness.on('change', onChange);
      return {
        update: (update) => publish(text, awareness, update.view),
        destroy: () => awareness.off('change', onChange),
      };
    }),
    layer({
      above: false,
      class: 'cm-other-selections',
      update: isChanged,
      markers: (view) =>
        others(view).flatMap(({ anchor, head }) =>
          anchor === head
            ? []
            : RectangleMarker.forRange(view, 'cm-other-selection', EditorSelection.range(anchor, head)),
        ),
    }),
    layer({
      above: true,
      class: 'cm-other-cursors',
      update: isChanged,
      markers: (view) =>
        others(view).flatMap(({ head, name }) =>
          RectangleMarker.forRange(view, '', EditorSelection.cursor(head)).map(
            ({ left, top, height }) =>
              new NamedCursor({
                left,
                top,
                height,
                name,
                isFirstLine: view.state.doc.lineAt(head).number === 1,
              }),
          ),
        ),
    }),
    THEME,
  ];
}

type Read = (type: typeof moved) => true | undefined;

function cursorsOf(text: Text, awareness: Awareness, length: number): OtherCursor[] {
  return [...awareness.getStates()].flatMap(([client, state]) => {
    if (client === awareness.clientID) return [];
    const { cursor, user } = state as { cursor?: SharedCursor | null; user?: { name?: string } };
    const [anchor, head] = [indexOf(text, cursor?.anchor), indexOf(text, cursor?.head)];
    if (anchor === null || head === null) return [];
    return [{ anchor: Math.min(anchor, length), head: Math.min(head, length), name: user?.name ?? '' }];
  });
}

/** Null for a position in something else, or for none: another page may send anything. */
function indexOf(text: Text, position: unknown): number | null {
  if (!position || !text.doc) return null;
  try {
    const found = createAbsolutePositionFromRelativePosition(
      createRelativePositionFromJSON(position),
      text.doc,
    );
    return found?.type === text ? found.index : null;
  } catch {
    return null;
  }
}

/** Tells the others where this person's cursor is; it stays where it was while something else has the focus. */
function publish(text: Text, awareness: Awareness, { hasFocus, state }: EditorView): void {
  const known = awareness.getLocalState() as { cursor?: SharedCursor | null } | null;
  if (!known || !hasFocus) return;
  const { anchor, head } = state.selection.main;
  const cursor = {
    anchor: createRelativePositionFromTypeIndex(text, anchor),
    head: createRelativePositionFromTypeIndex(text, head),
  };
  const before = known.cursor;
  const isSame =
    before &&
    compareRelativePositions(createRelativePositionFromJSON(before.anchor), cursor.anchor) &&
    compareRelativePositions(createRelativePositionFromJSON(before.head), cursor.head);
  if (!isSame) awareness.setLocalStateField('cursor', cursor);
}

interface CursorLook {
  left: number;
  top: number;
  height: number;
  name: string;
  /** There is no room for the name above it. */
  isFirstLine: boolean;
}

class NamedCursor implements LayerMarker {
  readonly #look: CursorLook;

  constructor(look: CursorLook) {
    this.#look = look;
  }

  eq(other: LayerMarker): boolean {
    return other instanceof NamedCursor && JSON.stringify(other.#look) === JSON.stringify(this.#look);
  }

  /** Along a line the cursor keeps its element, so that its name does not come back with every key. */
  update(cursor: HTMLElement, before: LayerMarker): boolean {
    if (!(before instanceof NamedCursor)) return false;
    const [now, then] = [this.#look, before.#look];
    if (now.top !== then.top || now.name !== then.name || now.isFirstLine !== then.isFirstLine) return false;
    cursor.style.left = `${now.left}px`;
    cursor.style.height = `${now.height}px`;
    return true;
  }

  draw(): HTMLElement {
    const cursor = document.createElement('div');
    const { left, top, height, name, isFirstLine } = this.#look;
    cursor.className = isFirstLine ? 'cm-other-cursor cm-other-cursor-first' : 'cm-other-cursor';
    cursor.dataset.name = name;
    cursor.style.left = `${left}px`;
    cursor.style.top = `${top}px`;
    cursor.style.height = `${height}px`;
    return cursor;
  }
}

/** The name covers text of the next line, so it fades once it could be read; it is back when the cursor comes to another line. */
const THEME = EditorView.theme({
  '@keyframes cm-other-name': { to: { opacity: 0 } },
  '.cm-other-selection': {
    background: 'color-mix(in oklch, var(--marigold) 30%, transparent)',
  },
  '.cm-other-cursor': {
    position: 'absolute',
    borderLeft: '2px solid var(--marigold)',
    marginLeft: '-1px',
    pointerEvents: 'none',
  },
  '.cm-other-cursor::after': {
    content: 'attr(data-name)',
    position: 'absolute',
    left: '-2px',
    bottom: '100%',
    paddingInline: '4px',
    borderRadius: '3px 3px 3px 0',
    background: 'var(--marigold)',
    color: 'var(--on-marigold)',
    fontFamily: 'inherit',
    fontSize: '.75em',
    lineHeight: 'normal',
    whiteSpace: 'nowrap',
    animation: 'cm-other-name 300ms 2s forwards',
  },
  '.cm-other-cursor-first::after': { top: '100%', bottom: 'auto', borderRadius: '0 3px 3px 3px' },
});
