import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import type { Entry } from '../../../../resume/fields/entry.ts';
import type { Line } from '../../../../resume/layout/line.ts';
import { EntryRow } from './EntryRow.tsx';

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

test('a job is said with its place and dates, and shown on the page', async () => {
  const onShow = vi.fn();
  renderPage(<EntryRow entry={job} onShow={onShow} />);
  expect(screen.getByRole('heading', { name: 'Software Intern, Nimbus Labs' })).toBeTruthy();
  expect(screen.getByText('Pune · Jun 2024 – Present')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show on page Software Intern, Nimbus Labs' }));
  expect(onShow).toHaveBeenCalledExactlyOnceWith(line);
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
  renderPage(<EntryRow entry={degree} onShow={null} />);
  expect(screen.getByText('2021 – 2025 · 8.4/10')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was not found is said, not left out', () => {
  const bare: Entry = { ...job, title: null, organisation: null, place: null, from: null, to: null };
  renderPage(<EntryRow entry={bare} onShow={null} />);
  expect(screen.getByRole('heading', { name: 'No title found' })).toBeTruthy();
  expect(screen.getByText('No dates found')).toBeTruthy();
});
