import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { parseResume } from '../../../../resume/parseResume.ts';
import { HEAD, resumeOf, run } from '../../../../resume/testing/pdfOf.ts';
import { NO_CORRECTIONS } from './corrections.ts';
import { WhatWeRead } from './WhatWeRead.tsx';

afterEach(cleanup);

const head = [...HEAD.slice(0, 1), run('asha.verma@post.example | 98765 4321', 36, 56)];
const resume = parseResume(
  resumeOf(
    [
      [
        'Experience',
        [
          'Data Analyst, Aravali Retail, Jan 2022 – Dec 2023',
          '• Automated 14 weekly reports in Python',
          'Sales Analyst, Thar Insurance, Jan 2020 – Dec 2020',
          '• Designed a dashboard for 60 store managers',
        ],
      ],
    ],
    { head },
  ),
);

function Reading() {
  const [corrections, setCorrections] = useState(NO_CORRECTIONS);
  return (
    <WhatWeRead
      resume={resume}
      picked={null}
      onPick={() => {}}
      onShow={null}
      corrections={corrections}
      percent={80}
      onCorrect={setCorrections}
    />
  );
}

const button = (name: RegExp) => screen.getByRole('button', { name });

test('what is no entry is removed by keyboard and put back; the facts follow, and the focus stays', async () => {
  renderPage(<Reading />);
  expect(screen.getByText('All jobs: 3 years')).toBeTruthy();
  button(/This isn’t an entry Sales Analyst/).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('All jobs: 2 years')).toBeTruthy();
  expect(screen.queryByText(/No dated entry/)).toBeNull();
  expect(document.activeElement).toBe(button(/Put back Sales Analyst/));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('All jobs: 3 years')).toBeTruthy();
  expect(screen.getByText('No dated entry between Dec 2020 and Jan 2022')).toBeTruthy();
  expect(document.activeElement).toBe(button(/Edit Sales Analyst/));
});

test('a phone number with a digit too few is shown with what is wrong with it', () => {
  renderPage(<Reading />);
  expect(screen.getAllByText('+91987654321')).toHaveLength(2);
  expect(screen.getByText('1 to check').closest('details')?.open).toBe(true);
  expect(screen.getByText(/9 digits after \+91, which is too few/)).toBeTruthy();
});
