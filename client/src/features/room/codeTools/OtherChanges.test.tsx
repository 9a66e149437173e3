import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FakeCodePage, FakeCodeServer } from '../../../code/testing/fakeCodeServer.ts';
import { FakeClock } from '../../../lib/testing/fakeClock.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import type { CodeFiles } from './codeFiles.ts';
import { OtherChanges } from './OtherChanges.tsx';

afterEach(cleanup);

async function openBoth(files: Pick<CodeFiles, 'others' | 'shown'> = { others: [], shown: null }) {
  const [clock, server] = [new FakeClock(), new FakeCodeServer()];
  const learner = new FakeCodePage(server, 'learner', clock);
  const mentor = new FakeCodePage(server, 'mentor', clock);
  await clock.pass(1_000);
  renderPage(<OtherChanges sync={learner.sync} files={files} otherName="Asha" />);
  return { learner, mentor, write: (text: string, at: number) => act(() => mentor.type(text, at)) };
}

const ask = () => fireEvent.keyDown(document.body, { key: 'C', code: 'KeyC', altKey: true, shiftKey: true });
/** Beside what `renderPage` shows. */
const said = () => screen.getAllByRole('status')[0]?.textContent;

it('says nothing by itself, and on request what the other person changed since the last time', async () => {
  const { learner, write } = await openBoth();
  act(() => learner.type('a\nb\nc\nd\n', 0));
  write('// above\n', 0);
  write('x\ny', learner.text.indexOf('c'));
  expect(said()).toBe('');
  ask();
  expect(said()).toBe('Asha changed: line 1 and lines 4 to 5.');
  ask();
  expect(said()).toBe('No new changes by Asha.');
  write('z', learner.text.length);
  fireEvent.click(screen.getByRole('button', { name: /What has Asha changed/ }));
  expect(said()).toBe('Asha changed: line 7.');
});

it('names some places and counts the others', async () => {
  const { learner, write } = await openBoth();
  act(() => learner.type('\n'.repeat(12), 0));
  for (const at of [0, 3, 6, 9, 12, 15]) write('x', at);
  ask();
  expect(said()).toBe('Asha changed: line 1, line 3, line 5, line 7 and 2 other places.');
});

it('names other files that changed', async () => {
  const others = [{ id: 'a', name: 'a.py', order: 1 }];
  const { mentor, write } = await openBoth({ others, shown: null });
  act(() => mentor.sync.fileText('a').insert(0, 'x'));
  write('y', 0);
  ask();
  expect(said()).toBe('Asha changed: line 1 and the file a.py.');
});

it('leaves the key alone with other modifiers', async () => {
  await openBoth();
  fireEvent.keyDown(document.body, { key: 'C', code: 'KeyC', altKey: true, shiftKey: true, ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'C', code: 'KeyC', shiftKey: true });
  expect(said()).toBe('');
});
