import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createCodeDocument } from '../../../code/sync/codeDocument.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { SharedInvitation } from './SharedInvitation.tsx';

afterEach(cleanup);

const codeButton = () => screen.queryByRole('button', { name: 'Open the code' });

/** The board is open here, so the document is loaded. */
function openBeside(document: ReturnType<typeof createCodeDocument>) {
  renderPage(
    <SharedInvitation
      hasCode
      code={{ sync: document }}
      isOpen={(view) => view === 'board'}
      onOpen={() => {}}
    />,
  );
}

it('invites to the code once something is written in the main file', () => {
  const document = createCodeDocument();
  openBeside(document);
  expect(codeButton()).toBeNull();
  act(() => document.text.insert(0, 'x'));
  expect(codeButton()).toBeTruthy();
});

it('invites to the code once something is written in another file', () => {
  const document = createCodeDocument();
  openBeside(document);
  act(() => {
    document.files.set('a1', { name: 'shapes.py', order: 1 });
  });
  expect(codeButton()).toBeNull();
  act(() => document.fileText('a1').insert(0, 'x'));
  expect(codeButton()).toBeTruthy();
  act(() => {
    document.files.delete('a1');
  });
  expect(codeButton()).toBeNull();
});
