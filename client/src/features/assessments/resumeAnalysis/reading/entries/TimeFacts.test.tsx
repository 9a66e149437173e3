import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../../lib/testing/renderPage.tsx';
import type { Entry } from '../../../../../resume/fields/entry.ts';
import { TimeFacts } from './TimeFacts.tsx';

afterEach(cleanup);

const NOW = new Date(2026, 2, 15);
const job = (from: string | null, to: string | null) => ({ kind: 'experience', from, to }) as Entry;
const show = (...entries: Entry[]) =>
  renderPage(
    <ul>
      <TimeFacts entries={entries} now={NOW} />
    </ul>,
  );

test('jobs are added up, and months without an entry are said as a fact', () => {
  show(job('2020-01', '2021-03'), job('2022-01', '2022-01'));
  expect(screen.getByText('All jobs: 1 year 4 months')).toBeTruthy();
  expect(screen.getByText('No dated entry between Mar 2021 and Jan 2022')).toBeTruthy();
  expect(screen.getByText(/Breaks are common.* they don’t change your score/)).toBeTruthy();
});

test('where years alone are known, the sum is about so long', () => {
  show(job('2019', '2021'));
  expect(screen.getByText('All jobs: about 2 years')).toBeTruthy();
});

test('without the dates of one job no sum and no gap is told', () => {
  show(job('2020-01', '2021-03'), job('2022-01', '2022-01'), job(null, null));
  expect(screen.getByText('1 job has no clear dates, so we can’t give a total.')).toBeTruthy();
  expect(screen.queryByText(/All jobs:|No entry/)).toBeNull();
});

test('without jobs nothing is said', () => {
  show();
  expect(screen.queryByText(/Time, from/)).toBeNull();
});
