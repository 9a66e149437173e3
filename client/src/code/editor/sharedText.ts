import { EditorState, type Extension, type Transaction } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { yCollab, yUndoManagerKeymap } from 'y-codemirror.next';
import type { Awareness } from 'y-protocols/awareness';
import { type Text, UndoManager } from 'yjs';
import type { EditorText } from './codeEditor.ts';
import { otherCursors } from './otherCursors.ts';
import { pastedLength } from './pastedLength.ts';

/** The text that is shown, in UTF-8. A single change of it, undone too, always fits into a batch (models/contract/room/codeLimits.ts). */
const MAX_CODE_TEXT_BYTES = 60_000;

interface SharedTextOptions {
  text: Text;
  awareness: Awareness;
  /** The person pasted so many characters. */
  onPaste: (length: number) => void;
  /** A change was refused, because the text would become too long. Nothing of it was applied. */
  onTooLong: () => void;
}

/** A text that several people edit at once. Undo takes back only what was typed in this editor. */
export function sharedText({ text, awareness, onPaste, onTooLong }: SharedTextOptions): EditorText {
  const undoManager = new UndoManager(text);
  return {
    initial: text.toString(),
    extensions: [
      // First, so that a refused change is neither bound nor counted.
      limitText(onTooLong),
      yCollab(text, null, { undoManager }),
      otherCursors(text, awareness),
      keymap.of(yUndoManagerKeymap),
      EditorView.updateListener.of(({ transactions }) => {
        const length = pastedLength(transactions);
        if (length > 0) onPaste(length);
      }),
    ],
  };
}

const utf8 = new TextEncoder();

/** Refuses what the person types or pastes beyond the limit. What the other person writes is always shown. */
function limitText(onTooLong: () => void): Extension {
  return EditorState.transactionFilter.of((transaction) => {
    if (!transaction.docChanged || !transaction.isUserEvent('input') || fits(transaction)) return transaction;
    // Not while the state is being computed.
    queueMicrotask(onTooLong);
    return [];
  });
}

function fits({ newDoc, startState }: Transaction): boolean {
  // A character is three bytes of UTF-8 at most for each of its UTF-16 units, so most texts need no encoding.
  if (newDoc.length * 3 <= MAX_CODE_TEXT_BYTES || newDoc.length <= startState.doc.length) return true;
  return utf8.encode(newDoc.toString()).length <= MAX_CODE_TEXT_BYTES;
}
