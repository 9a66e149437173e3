import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { columnsOf, Lines, sentencesOf } from './Lines.tsx';

afterEach(cleanup);

it('shows aligned data as a table with its headers', () => {
  const lines = ['                Disease   No disease', 'Test positive        90          190'];
  renderPage(<Lines lines={lines} language={null} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['', 'Disease', 'No disease'],
  ]);
  expect(screen.getByRole('rowheader', { name: 'Test positive' })).toBeTruthy();
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['90', '190']);
});

it('names each value where there are two columns', () => {
  renderPage(<Lines lines={['Poles:        4', 'Supply:       50 Hz']} language={null} />);
  expect(screen.getByRole('rowheader', { name: 'Supply:' })).toBeTruthy();
  expect(screen.queryAllByRole('columnheader')).toEqual([]);
});

it('leaves code as numbered lines, and knows what has no columns', () => {
  renderPage(<Lines lines={['a = 1  # one', 'b = 2  # two']} language="python" />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(columnsOf(['Run 1: 102', 'Run 2:  97'])).toBeNull();
  expect(columnsOf(['D2:  =$B2*C$1'])).toBeNull();
});

it('shows a text as whole sentences without numbers, also where a line goes on in the next one', () => {
  const lines = [
    'People talked to each other less, not',
    'more.',
    'They wore headphones.',
    'R = 10 Ω',
    'L = 10 mH',
  ];
  expect(sentencesOf(lines)).toEqual([
    'People talked to each other less, not more.',
    'They wore headphones.',
    'R = 10 Ω',
    'L = 10 mH',
  ]);
  renderPage(<Lines lines={['One.', 'Two.']} language={null} />);
  expect(screen.queryByText('1')).toBeNull();
});
