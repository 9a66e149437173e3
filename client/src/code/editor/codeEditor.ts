import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { CodeLanguage } from '@preproom/models/contract/room/codeLanguages';
import { DEFAULT_LOOK, type EditorLook, editorTheme, lookExtension } from './editorTheme.ts';
import { loadLanguage } from './languages.ts';

/** Where the text comes from, and what keeps it and its undo history. */
export interface EditorText {
  initial: string;
  extensions: Extension;
}

export interface CodeEditorOptions {
  text: EditorText;
  language: CodeLanguage;
  look?: EditorLook;
  isReadOnly?: boolean;
  /** The editor's name for screen readers. */
  label: string;
}

export interface CodeEditor {
  view: EditorView;
  setLanguage(language: CodeLanguage): void;
  setLook(look: EditorLook): void;
  setReadOnly(isReadOnly: boolean): void;
  /** Removes the editor from the page. */
  destroy(): void;
}

/** A text of this editor alone, with its own undo history. `onChange` gets the whole text after each change. */
export function plainText(initial: string, onChange?: (text: string) => void): EditorText {
  const listener = EditorView.updateListener.of((update) => {
    if (update.docChanged) onChange?.(update.state.doc.toString());
  });
  return { initial, extensions: [history(), keymap.of(historyKeymap), onChange ? listener : []] };
}

/**
 * Puts a code editor into `parent`, which gets a shadow root: there CodeMirror adds its styles without a style element, which the
 * Content-Security-Policy forbids. Tab indents; Escape and then Tab leaves the editor.
 */
export function createCodeEditor(parent: HTMLElement, options: CodeEditorOptions): CodeEditor {
  const { text, label, look = DEFAULT_LOOK, isReadOnly = false } = options;
  const [language, appearance, writing] = [new Compartment(), new Compartment(), new Compartment()];
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text.initial,
      extensions: [
        language.of([]),
        appearance.of(lookExtension(look)),
        writing.of(readOnlyExtension(isReadOnly)),
        text.extensions,
        editing,
        editorTheme,
        EditorView.contentAttributes.of({
          'aria-label': label,
          tabindex: '0',
          autocapitalize: 'off',
          autocorrect: 'off',
        }),
      ],
    }),
  });
  const languages = createLanguageSwitch(view, language);
  languages.set(options.language);
  return {
    view,
    setLanguage: languages.set,
    setLook: (next) => view.dispatch({ effects: appearance.reconfigure(lookExtension(next)) }),
    setReadOnly: (next) => view.dispatch({ effects: writing.reconfigure(readOnlyExtension(next)) }),
    destroy: () => {
      languages.stop();
      view.destroy();
    },
  };
}

const editing: Extension = [
  lineNumbers(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, indentWithTab]),
];

function readOnlyExtension(isReadOnly: boolean): Extension {
  // Still focusable, so that the text can be read and copied with the keyboard.
  return EditorState.readOnly.of(isReadOnly);
}

/** Applies the language that was asked for last, once its code is there. */
function createLanguageSwitch(view: EditorView, compartment: Compartment) {
  let wanted: CodeLanguage | null = null;
  return {
    set(language: CodeLanguage) {
      if (language === wanted) return;
      wanted = language;
      void loadLanguage(language)
        .catch((): Extension => [])
        .then((extension) => {
          if (wanted === language) view.dispatch({ effects: compartment.reconfigure(extension) });
        });
    },
    stop() {
      wanted = null;
    },
  };
}
