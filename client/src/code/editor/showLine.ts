import type { CodeEditor } from './codeEditor.ts';

/** Moves the cursor to the beginning of a line, counted from 1. A line that is gone leaves it where it is. */
export function showLine(editor: CodeEditor | null, line: number): void {
  if (!editor || line > editor.view.state.doc.lines) return;
  const { from } = editor.view.state.doc.line(line);
  editor.view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
  editor.view.focus();
}
