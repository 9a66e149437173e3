import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../../lib/testing/renderPage.tsx';
import type { Entry } from '../../../../../resume/fields/entry.ts';
import type { Line } from '../../../../../resume/layout/line.ts';
import { EntryRow, type EntryRowProps } from './EntryRow.tsx';
import { correctEntry, type EntryCorrection } from './entryCorrections.ts';

afterEach(cleanup);

const line = { text: 'Software Intern, Nimbus Labs', page: 1, x: 50, y: 100 } as Line;
const job: Entry = {
  kind: 'experience',
  title: 'Software Intern',
  organisation: 'Nimbus Labs',
  place: 'Pune',
  from: '2024-06',
  to: 'present',
  months: null,
  scores: [],
  bullets: [],
  lines: [line],
};

const NOW = new Date(2026, 2, 15);

/** With its correction kept, as the page does. */
function Row({
  read,
  onShow = null,
  onCorrect = () => {},
}: Pick<EntryRowProps, 'read'> & Partial<EntryRowProps>) {
  const [correction, setCorrection] = useState<EntryCorrection | null>(null);
  return (
    <EntryRow
      entry={correctEntry(read, correction)}
      read={read}
      now={NOW}
      isCorrected={correction !== null}
      isMissingInText={false}
      onShow={onShow}
      onRemove={() => {}}
      onCorrect={(to) => {
        setCorrection(to);
        onCorrect(to);
      }}
    />
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: RegExp) => screen.getByRole('button', { name });
async function write(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}

test('a job is said with its place, its dates and how long it was, and shown on the page', async () => {
  const onShow = vi.fn();
  renderPage(<Row read={job} onShow={onShow} />);
  expect(screen.getByRole('heading', { name: 'Software Intern, Nimbus Labs' })).toBeTruthy();
  expect(screen.getByText('Pune · Jun 2024 – Present · 1 year 10 months')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show on page Software Intern, Nimbus Labs' }));
  expect(onShow).toHaveBeenCalledExactlyOnceWith(line);
});

test('a job with years alone was about so long', () => {
  renderPage(<Row read={{ ...job, place: null, from: '2022', to: '2024' }} />);
  expect(screen.getByText('2022 – 2024 · about 2 years')).toBeTruthy();
});

test('a career break is named as one', () => {
  renderPage(<Row read={{ ...job, title: 'Sabbatical', organisation: null }} />);
  expect(screen.getByText('Career break')).toBeTruthy();
});

test('a degree has its grade; years alone are written as such', () => {
  const scores = [{ type: 'cgpa' as const, value: 8.4, outOf: 10, line }];
  const degree: Entry = {
    ...job,
    kind: 'education',
    title: 'B.Tech',
    place: null,
    from: '2021',
    to: '2025',
    scores,
  };
  renderPage(<Row read={degree} />);
  expect(screen.getByText('2021 – 2025 · 8.4/10')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Show on page/ })).toBeNull();
});

test('what was not found is said, not left out', () => {
  renderPage(<Row read={{ ...job, title: null, organisation: null, place: null, from: null, to: null }} />);
  expect(screen.getByRole('heading', { name: 'No title found' })).toBeTruthy();
  expect(screen.getByText('No dates found')).toBeTruthy();
});

test('title, organisation and dates are corrected by keyboard and taken back, and the focus stays', async () => {
  const onCorrect = vi.fn();
  renderPage(<Row read={job} onCorrect={onCorrect} />);
  await userEvent.click(button(/^Edit/));
  expect(document.activeElement).toBe(field('Title or degree'));
  expect([field('From'), field('To')].map((one) => (one as HTMLInputElement).value)).toEqual([
    'Jun 2024',
    'Present',
  ]);
  await write('Organisation', '');
  await write('From', '03/2023');
  await write('To', 'August 2023{Enter}');
  expect(onCorrect).toHaveBeenLastCalledWith({ organisation: '', from: '2023-03', to: '2023-08' });
  expect(screen.getByText('Pune · Mar 2023 – Aug 2023 · 6 months')).toBeTruthy();
  expect(screen.getByText('Corrected by you')).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(button(/^Edit/)));
  await userEvent.click(button(/^Undo/));
  expect(onCorrect).toHaveBeenLastCalledWith(null);
  expect(screen.getByText(/Jun 2024 – Present/)).toBeTruthy();
});

test('what is no date is refused at its field, and so is an end before the start', async () => {
  const onCorrect = vi.fn();
  renderPage(<Row read={job} onCorrect={onCorrect} />);
  await userEvent.click(button(/^Edit/));
  await write('From', 'last summer{Enter}');
  expect(document.activeElement).toBe(field('From'));
  expect(field('From').getAttribute('aria-invalid')).toBe('true');
  await write('From', 'Jun 2024');
  await write('To', '2023{Enter}');
  expect(screen.getByText('The end date is before the start date.')).toBeTruthy();
  expect(document.activeElement).toBe(field('To'));
  expect(onCorrect).not.toHaveBeenCalled();
  await write('To', 'present{Enter}');
  expect(onCorrect).toHaveBeenLastCalledWith(null);
});
