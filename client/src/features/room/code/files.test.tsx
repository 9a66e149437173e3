import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { FakeCodePage, FakeCodeServer } from '../../../code/testing/fakeCodeServer.ts';
import { FakeClock } from '../../../lib/testing/fakeClock.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { FileBar } from '../codeTools/FileBar.tsx';
import { useCodeFiles } from './useCodeFiles.ts';

afterEach(cleanup);

function Files({ page }: { page: FakeCodePage }) {
  const files = useCodeFiles(page.sync);
  return (
    <>
      <FileBar sync={page.sync} files={files} />
      <p data-testid="shown">{`${files.shown?.name ?? 'main'} ${files.language} ${files.text}`}</p>
    </>
  );
}

/** The learner's page, and the document of the mentor's. */
async function openBoth() {
  const [clock, server] = [new FakeClock(), new FakeCodeServer()];
  const learner = new FakeCodePage(server, 'learner', clock);
  const mentor = new FakeCodePage(server, 'mentor', clock);
  await clock.pass(1_000);
  renderPage(<Files page={learner} />);
  const shown = () => screen.getByTestId('shown').textContent;
  const name = async (text: string, action: string) => {
    const field = await screen.findByLabelText('Name');
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.click(screen.getByRole('button', { name: action }));
  };
  return { mentor, shown, name, press: (button: string) => userEvent.click(screen.getByLabelText(button)) };
}

it('adds a file for both, shows it here, renames and removes it', async () => {
  const { mentor, shown, name, press } = await openBoth();
  expect(screen.queryByLabelText('File')).toBeNull();
  await press('New file');
  await name('area.py', 'Add');
  await waitFor(() => expect(shown()).toBe('area.py python '));
  const [[id] = ['']] = [...mentor.sync.files.entries()];
  act(() => mentor.sync.fileText(id).insert(0, 'x = 1'));
  await userEvent.selectOptions(screen.getByLabelText('File'), 'Main file');
  expect(shown()).toBe('main javascript ');
  await userEvent.selectOptions(screen.getByLabelText('File'), 'area.py');
  expect(shown()).toBe('area.py python x = 1');
  await press('Rename file');
  await name('Area.java', 'Rename');
  await waitFor(() => expect(shown()).toBe('Area.java java x = 1'));
  await press('Remove file');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove file' }),
  );
  await waitFor(() => expect(shown()).toBe('main javascript '));
  expect(mentor.sync.files.size).toBe(0);
});

it('refuses a name that is taken or none', async () => {
  const { mentor, name, press } = await openBoth();
  act(() => mentor.sync.files.set('a', { name: 'a.py', order: 1 }));
  await press('New file');
  await name('A.PY', 'Add');
  expect(screen.getByText('There’s already a file with this name.')).toBeTruthy();
  await name('a/b.py', 'Add');
  expect(screen.getByText(/without slashes/)).toBeTruthy();
  expect(mentor.sync.files.size).toBe(1);
});

it('gives way to the main file when the other person removes the one that is shown, and has a limit', async () => {
  const { mentor, shown } = await openBoth();
  const fill = () => {
    for (let i = 0; i < 9; i++) mentor.sync.files.set(`f${i}`, { name: `${i}.c`, order: i });
  };
  act(fill);
  expect(screen.queryByLabelText('New file')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('File'), '3.c');
  expect(shown()).toBe('3.c c ');
  act(() => mentor.sync.files.delete('f3'));
  expect(shown()).toBe('main javascript ');
  expect(screen.getByLabelText('New file')).toBeTruthy();
});
