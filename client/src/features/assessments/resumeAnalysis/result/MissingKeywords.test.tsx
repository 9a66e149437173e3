import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import type { Placement } from '../../../../resume/targets/placement.ts';
import { MissingKeywords } from './MissingKeywords.tsx';

afterEach(cleanup);

const missing = (about: string, placement: Partial<Placement>) => ({
  about,
  quote: '',
  placement: { entry: null, skills: 'Technical Skills', shared: [], ...placement },
});

test('missing keywords are told by where they could go, each entry once, with the reason', () => {
  const intern = 'Backend Intern, Nimbus Labs';
  renderPage(
    <MissingKeywords
      missing={[
        missing('Kafka', { entry: intern, shared: ['payment', 'ledger'] }),
        missing('Power BI', { entry: 'Analyst, Coastal Foods' }),
        missing('Redis', { entry: intern, shared: ['Payment'] }),
      ]}
    />,
  );
  const first = screen.getByText(intern).closest('li') as HTMLElement;
  expect(first.textContent).toContain(
    'If you have these skills, add them to “Technical Skills” and to a bullet of Backend Intern, Nimbus Labs:',
  );
  expect(
    within(first)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kafka', 'Redis']);
  expect(first.textContent).toContain('both mention: payment, ledger');
  const second = screen.getByText('Analyst, Coastal Foods').closest('li') as HTMLElement;
  expect(second.textContent).not.toContain('both mention');
});

test('without a job and without skills a new section is meant', () => {
  renderPage(<MissingKeywords missing={[missing('Kafka', { skills: null })]} />);
  expect(screen.getByText('If you have these skills, add them to a new “Skills” section:')).toBeTruthy();
});
