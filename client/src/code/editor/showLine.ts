import type { CodeEditor } from './codeEditor.ts';

/** Moves the cursor to the beginning of a line, counted from 1, and the focus there. Behind the last line stands what is missing at its end. */
export function showLine(editor: CodeEditor | null, line: number): void {
  if (!editor) return;
  const { doc } = editor.view.state;
  const { from } = doc.line(Math.min(line, doc.lines));
  editor.view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
  editor.view.focus();
}
