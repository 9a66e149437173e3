// @vitest-environment happy-dom
import { undo } from '@codemirror/commands';
import { expect, it, vi } from 'vitest';
import { createCodeEditor, plainText } from './codeEditor.ts';

function openEditor(initial = '', onChange?: (text: string) => void) {
  const parent = document.createElement('div');
  document.body.append(parent);
  const text = plainText(initial, onChange);
  return { parent, editor: createCodeEditor(parent, { text, language: 'python', label: 'Code' }) };
}

it('shows the text under its label, in a shadow root', () => {
  const { parent, editor } = openEditor('a = 1');
  const content = parent.shadowRoot?.querySelector('[role="textbox"]');
  expect(content?.getAttribute('aria-label')).toBe('Code');
  expect(content?.textContent).toBe('a = 1');
  editor.destroy();
  expect(parent.shadowRoot?.querySelector('[role="textbox"]')).toBeNull();
});

it('tells of each change, and undoes it', () => {
  const onChange = vi.fn();
  const { editor } = openEditor('a', onChange);
  editor.view.dispatch({ changes: { from: 1, insert: 'b' }, userEvent: 'input.type' });
  undo(editor.view);
  expect(onChange.mock.calls).toEqual([['ab'], ['a']]);
  editor.destroy();
});

it('refuses changes of the person while it is read-only', () => {
  const { editor } = openEditor('a');
  editor.setReadOnly(true);
  expect(editor.view.state.readOnly).toBe(true);
  editor.setReadOnly(false);
  expect(editor.view.state.readOnly).toBe(false);
  editor.destroy();
});

it('changes the tab size while the text stays', () => {
  const { editor } = openEditor('a');
  editor.setLook({ fontSize: 18, tabSize: 2, wraps: false });
  expect(editor.view.state.tabSize).toBe(2);
  expect(editor.view.state.doc.toString()).toBe('a');
  editor.destroy();
});

it('colours the language that was chosen last', async () => {
  const { editor, parent } = openEditor('class A {}');
  editor.setLanguage('sql');
  editor.setLanguage('java');
  // The chunk of a language is loaded at its own pace.
  const coloured = () => expect(parent.shadowRoot?.querySelector('.cm-line span')).not.toBeNull();
  await vi.waitFor(coloured, { timeout: 60_000 });
  editor.destroy();
});
