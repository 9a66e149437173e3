import { HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** How the code is shown. It changes nothing of the text. */
export interface EditorLook {
  /** Pixels. */
  fontSize: number;
  /** Columns between two tab stops, and the spaces that the Tab key inserts. */
  tabSize: number;
  /** Long lines go on in the next row. */
  wraps: boolean;
}

export const DEFAULT_LOOK: EditorLook = { fontSize: 15, tabSize: 4, wraps: true };

/** Colours are those of the page (tokens.css), which reach into the editor and follow its theme. */
const THEME = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--paper)' },
  // Over everything: the line numbers, which stay while long lines scroll, would cover an outline.
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    border: '2px solid var(--peacock)',
    pointerEvents: 'none',
  },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "Cascadia Code", Menlo, Consolas, "Noto Sans Mono", monospace',
    lineHeight: '1.5',
  },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '0.75rem' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--paper)', color: 'var(--muted)', borderRight: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px 0 12px' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklch, var(--peacock) 8%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklch, var(--peacock) 35%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'transparent', outline: '1px solid var(--muted)' },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--brick)',
  },
});

const HIGHLIGHTING = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--sky)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--leaf)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--amber)' },
  { tag: [tags.comment, tags.meta], color: 'var(--muted)', fontStyle: 'italic' },
  { tag: [tags.typeName, tags.className, tags.namespace], color: 'var(--peacock)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--peacock-strong)',
  },
  { tag: tags.invalid, color: 'var(--brick)' },
]);

export const editorTheme: Extension = [THEME, syntaxHighlighting(HIGHLIGHTING)];

/** The parts of the look that can change while somebody types. */
export function lookExtension({ fontSize, tabSize, wraps }: EditorLook): Extension {
  return [
    EditorView.theme({ '.cm-scroller': { fontSize: `${fontSize}px` } }),
    EditorState.tabSize.of(tabSize),
    indentUnit.of(' '.repeat(tabSize)),
    wraps ? EditorView.lineWrapping : [],
  ];
}
