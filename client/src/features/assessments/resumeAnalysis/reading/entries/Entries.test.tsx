import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../../lib/testing/renderPage.tsx';
import { parseResume } from '../../../../../resume/parseResume.ts';
import { HEAD, resumeOf, run } from '../../../../../resume/testing/pdfOf.ts';
import { NO_CORRECTIONS } from '../corrections.ts';
import { WhatWeRead } from '../WhatWeRead.tsx';

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
  button(/Remove Sales Analyst/).focus();
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

const field = (name: string) => screen.getByRole('textbox', { name });
const choice = () => screen.getByRole('combobox', { name: 'What is this?' });

test('an entry gets another kind, and its grade when it is a degree; the counts follow', async () => {
  renderPage(<Reading />);
  expect(screen.getByText('Experience: 2')).toBeTruthy();
  await userEvent.click(button(/^Edit Sales Analyst/));
  expect(screen.queryByRole('textbox', { name: 'CGPA or percentage' })).toBeNull();
  await userEvent.selectOptions(choice(), 'Education');
  await userEvent.type(field('CGPA or percentage'), 'first class{Enter}');
  expect(screen.getByText('Use a format like 8.4/10 or 91%.')).toBeTruthy();
  expect(document.activeElement).toBe(field('CGPA or percentage'));
  await userEvent.clear(field('CGPA or percentage'));
  await userEvent.type(field('CGPA or percentage'), '8.4');
  await userEvent.type(field('Place'), 'Jaipur{Enter}');
  expect(screen.getByText(/^Jaipur · .* · 8\.4\/10/)).toBeTruthy();
  expect(screen.getByText('Experience: 1 · Education: 1')).toBeTruthy();
  expect(screen.getByText(/isn’t in the text we read/)).toBeTruthy();
});

test('an entry is joined to the one above and separated again, and the focus stays', async () => {
  renderPage(<Reading />);
  await userEvent.click(button(/^Edit Data Analyst/));
  expect(within(choice()).queryByRole('option', { name: /one above/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(button(/^Edit Sales Analyst/));
  await userEvent.selectOptions(choice(), 'Bullets for the item above');
  expect(screen.getByText(/add these lines to/).textContent).toContain('Data Analyst, Aravali Retail');
  expect(screen.queryByRole('textbox', { name: 'From' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Joined to the item above')).toBeTruthy();
  expect(screen.getByText('Experience: 1')).toBeTruthy();
  expect(screen.getByText(/3 bullets/)).toBeTruthy();
  expect(document.activeElement).toBe(button(/^Separate Sales Analyst/));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Experience: 2')).toBeTruthy();
  expect(screen.queryByText('Corrected by you')).toBeNull();
  expect(document.activeElement).toBe(button(/^Edit Sales Analyst/));
});

test('an entry that we missed is added, needs a name, and can be removed', async () => {
  renderPage(<Reading />);
  await userEvent.click(button(/^Add a job, project or degree we missed/));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a title, degree or organisation.')).toBeTruthy();
  await userEvent.type(field('Organisation'), 'Deccan Mills');
  await userEvent.type(field('From'), '2018-02');
  await userEvent.type(field('To'), "Dec'19{Enter}");
  expect(screen.getByText('Added by you')).toBeTruthy();
  expect(screen.getByText('Feb 2018 – Dec 2019 · 1 year 11 months')).toBeTruthy();
  expect(screen.getByText('Experience: 3')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(button(/^Add a job, project or degree we missed/)));
  await userEvent.click(button(/^Remove Deccan Mills/));
  expect(screen.getByText('Experience: 2')).toBeTruthy();
  expect(screen.queryByText('Deccan Mills')).toBeNull();
  expect(document.activeElement).toBe(button(/^Add a job, project or degree we missed/));
});
