import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { parseResume } from '../../../../resume/parseResume.ts';
import { resumeOf } from '../../../../resume/testing/pdfOf.ts';
import { correctResume, NO_CORRECTIONS } from './corrections.ts';
import type { PickedLine } from './correctSections.ts';
import { SectionList } from './SectionList.tsx';

afterEach(cleanup);

const resume = parseResume(
  resumeOf([
    ['Education', ['B.Tech, Anna University, 2025', 'Things I made', 'Library, 2024']],
    ['Experience', ['Intern, Nimbus Labs, 2024', '• Built 4 shops', '• and their ledgers']],
  ]),
);

function Lists() {
  const [picked, setPicked] = useState<PickedLine | null>(null);
  const [corrections, setCorrections] = useState(NO_CORRECTIONS);
  const { statements } = correctResume(resume, corrections);
  return (
    <>
      <ul>
        <SectionList
          {...{ resume, corrections, picked }}
          onPick={setPicked}
          onShow={null}
          onCorrect={setCorrections}
        />
      </ul>
      <p>Bullets: {statements.map(({ text }) => text).join(' / ')}</p>
    </>
  );
}

const row = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
/** The choice beside a line. */
const line = (text: string) =>
  within(screen.getByText(text).closest('li') as HTMLElement).getByRole('combobox');

test('a missed heading is chosen among the lines, has the focus there, and can be taken back', async () => {
  renderPage(<Lists />);
  expect(screen.queryByRole('heading', { name: 'Things I made' })).toBeNull();
  await userEvent.click(row('Education').getByRole('button', { name: '3 lines Education' }));
  await userEvent.selectOptions(line('Things I made'), 'Heading: Projects');
  const kind = row('Things I made').getByRole('combobox', { name: 'Read as' });
  expect(kind).toHaveProperty('value', 'projects');
  expect(document.activeElement).toBe(kind);
  expect(row('Things I made').getByText('Corrected by you')).toBeTruthy();
  await userEvent.selectOptions(kind, 'Not a heading');
  expect(screen.queryByRole('heading', { name: 'Things I made' })).toBeNull();
  expect(document.activeElement).toBe(line('Things I made'));
  expect(screen.queryByText('Corrected by you')).toBeNull();
});

test('lines that are closed and opened again leave the focus on their button', async () => {
  renderPage(<Lists />);
  const lines = () => row('Education').getByRole('button', { name: '3 lines Education' });
  await userEvent.click(lines());
  await userEvent.selectOptions(line('Library, 2024'), 'Bullet');
  await userEvent.click(lines());
  await userEvent.click(lines());
  expect(document.activeElement).toBe(lines());
});

test('a bullet is joined to the one above, split again and called no bullet', async () => {
  renderPage(<Lists />);
  await userEvent.click(row('Experience').getByRole('button', { name: '3 lines Experience' }));
  await userEvent.selectOptions(line('• and their ledgers'), 'Part of the bullet above');
  expect(screen.getByText('Bullets: Built 4 shops and their ledgers')).toBeTruthy();
  await userEvent.selectOptions(line('• and their ledgers'), 'Bullet');
  expect(screen.getByText('Bullets: Built 4 shops / and their ledgers')).toBeTruthy();
  await userEvent.selectOptions(line('• and their ledgers'), 'Text');
  expect(screen.getByText('Bullets: Built 4 shops')).toBeTruthy();
});

test('what stands before the first heading can be opened too', async () => {
  renderPage(<Lists />);
  await userEvent.click(row('Before the first heading').getByRole('button', { name: /2 lines/ }));
  expect(line('Asha Verma')).toHaveProperty('value', 'text');
});
