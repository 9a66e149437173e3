// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';
import { createRelativePositionFromTypeIndex, Doc } from 'yjs';
import { createCodeEditor } from './codeEditor.ts';
import { sharedText } from './sharedText.ts';

let editor: ReturnType<typeof createCodeEditor> | undefined;
afterEach(() => editor?.destroy());

/** An editor of a text, and the awareness of another page that has the same text. */
function open() {
  const doc = new Doc();
  const text = doc.getText('text');
  text.insert(0, 'one two');
  const awareness = new Awareness(doc);
  const parent = document.createElement('div');
  document.body.append(parent);
  const shared = sharedText({ text, awareness, onPaste: () => {}, onTooLong: () => {} });
  editor = createCodeEditor(parent, { text: shared, language: 'text', label: 'Code' });
  const other = new Awareness(new Doc());
  const tell = (cursor: unknown) => {
    other.setLocalState({ cursor, user: { name: 'Asha' } });
    applyAwarenessUpdate(awareness, encodeAwarenessUpdate(other, [other.clientID]), 'peer');
  };
  const place = (at: number) => createRelativePositionFromTypeIndex(text, at);
  return { view: editor.view, parent, tell, place };
}

it('never puts the other person’s name into the text', () => {
  const { view, tell, place } = open();
  tell({ anchor: place(0), head: place(3) });
  expect(view.contentDOM.textContent).toBe('one two');
  expect(view.state.doc.toString()).toBe('one two');
});

it('takes no harm from a cursor that is none', () => {
  const { view, tell, place } = open();
  for (const cursor of [7, 'here', {}, { anchor: 1, head: {} }, { anchor: place(0), head: { tname: 5 } }])
    tell(cursor);
  view.dispatch({ changes: { from: 0, insert: 'x' }, userEvent: 'input.type' });
  expect(view.state.doc.toString()).toBe('xone two');
});
