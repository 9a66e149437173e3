import { history, historyKeymap } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { EditorText } from './codeEditor.ts';
import { pastedLength } from './pastedLength.ts';

interface RecordedTextOptions {
  initial: string;
  /** In UTF-16 units. */
  maxLength: number;
  /** The whole text after each change, and how much of it was pasted just now. */
  onChange: (text: string, pasted: number) => void;
  /** A change was refused, because the text would become too long. Nothing of it was applied. */
  onTooLong: () => void;
}

/** A text of this editor alone whose changes are recorded, with its own undo history. */
export function recordedText({ initial, maxLength, onChange, onTooLong }: RecordedTextOptions): EditorText {
  const limit = EditorState.transactionFilter.of((transaction) => {
    const { newDoc, startState } = transaction;
    if (newDoc.length <= Math.max(maxLength, startState.doc.length)) return transaction;
    // Not while the state is being computed.
    queueMicrotask(onTooLong);
    return [];
  });
  const listener = EditorView.updateListener.of(({ docChanged, state, transactions }) => {
    if (docChanged) onChange(state.doc.toString(), pastedLength(transactions));
  });
  return { initial, extensions: [limit, history(), keymap.of(historyKeymap), listener] };
}
