import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import type { PdfContent, TextItem } from '../../../../resume/extract/document.ts';
import { parseResume, type Resume } from '../../../../resume/parseResume.ts';
import { type Corrections, NO_CORRECTIONS } from './corrections.ts';
import { WhatWeRead } from './WhatWeRead.tsx';

afterEach(cleanup);

const item = (text: string, y: number, size = 10, isBold = false): TextItem => ({
  text,
  x: 50,
  y,
  width: text.length * 5,
  size,
  isBold,
});
const content: PdfContent = {
  kind: 'pdf',
  links: [],
  pages: [
    {
      width: 595,
      height: 842,
      images: [],
      items: [
        item('Asha Verma', 60, 22, true),
        item('asha@post.example | +91 98765 43210', 80),
        item('EDUCATION', 110, 12, true),
        item('B.Tech, Anna University, 2025, CGPA 8.4/10', 125),
        item('SKILLS', 150, 12, true),
        item('Java, SQL, Docker', 165),
      ],
    },
  ],
};
const resume = parseResume(content);

function Reading({
  onCorrect = () => {},
  of = resume,
}: {
  onCorrect?: (to: Corrections) => void;
  of?: Resume;
}) {
  const [corrections, setCorrections] = useState(NO_CORRECTIONS);
  return (
    <WhatWeRead
      resume={of}
      corrections={corrections}
      percent={80}
      picked={null}
      onPick={() => {}}
      onShow={() => {}}
      onCorrect={(to) => {
        setCorrections(to);
        onCorrect(to);
      }}
    />
  );
}

/** A part, by its heading. */
const part = (name: string) => screen.getByRole('region', { name });
const isOpen = (name: string) => part(name).querySelector('details')?.open;
/** The row of a detail or a section, by its heading. */
const row = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

test('details and sections are listed as they were read, and what is missing is said', () => {
  renderPage(<Reading />);
  expect(row('Name').getByText('Asha Verma')).toBeTruthy();
  expect(row('Phone number').getByText('+919876543210')).toBeTruthy();
  expect(row('Links').getByText('Not found')).toBeTruthy();
  expect(row('SKILLS').getByRole('combobox')).toHaveProperty('value', 'skills');
});

test('each part says in short what was read, and is closed while we are sure of it', () => {
  renderPage(<Reading />);
  const contact = part('Contact details').querySelector('summary')?.textContent;
  expect(contact).toMatch(/Asha Verma.*asha@post\.example.*\+919876543210.*Not found: Links/);
  expect(part('Sections').querySelector('summary')?.textContent).toMatch(/2 sections: Education, Skills/);
  expect(screen.getByText('Education: 1')).toBeTruthy();
  const parts = ['Contact details', 'Sections', 'Jobs, projects and education'];
  expect(parts.map(isOpen)).toEqual([false, false, false]);
});

test('a part with something that we are not sure of is open, and says so', () => {
  const name = { value: 'Asha', line: null, confidence: 0.4 };
  renderPage(<Reading of={{ ...resume, contact: { ...resume.contact, name } }} />);
  expect(isOpen('Contact details')).toBe(true);
  expect(within(part('Contact details')).getByText('1 to check')).toBeTruthy();
  expect(isOpen('Sections')).toBe(false);
});

test('a detail is corrected by keyboard and taken back, and the focus stays', async () => {
  const onCorrect = vi.fn();
  renderPage(<Reading onCorrect={onCorrect} />);
  await userEvent.click(row('E-mail').getByRole('button', { name: 'Edit E-mail' }));
  const field = row('E-mail').getByRole('textbox', { name: 'E-mail' });
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await userEvent.type(field, 'asha@elsewhere.example{Enter}');
  expect(onCorrect).toHaveBeenLastCalledWith({
    fields: { email: 'asha@elsewhere.example' },
    lines: {},
    entries: {},
  });
  expect(row('E-mail').getByText('Corrected by you')).toBeTruthy();
  expect(row('E-mail').getByText(/isn’t in the text we read/)).toBeTruthy();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(row('E-mail').getByRole('button', { name: 'Edit E-mail' })),
  );
  await userEvent.click(row('E-mail').getByRole('button', { name: 'Undo E-mail' }));
  expect(onCorrect).toHaveBeenLastCalledWith(NO_CORRECTIONS);
});

test('a section is given another kind; its own kind takes the correction back', async () => {
  const onCorrect = vi.fn();
  renderPage(<Reading onCorrect={onCorrect} />);
  await userEvent.selectOptions(row('SKILLS').getByRole('combobox'), 'Courses and certificates');
  expect(onCorrect).toHaveBeenLastCalledWith({
    ...NO_CORRECTIONS,
    lines: { '1 50 150': 'certifications' },
  });
  await userEvent.selectOptions(row('SKILLS').getByRole('combobox'), 'Skills');
  expect(onCorrect).toHaveBeenLastCalledWith(NO_CORRECTIONS);
});

test('an entry is corrected, which counts as a correction of the file and can be undone with all others', async () => {
  const onCorrect = vi.fn();
  renderPage(<Reading onCorrect={onCorrect} />);
  const degree = /B\.Tech/;
  await userEvent.click(screen.getByRole('button', { name: /Edit B\.Tech/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '2021{Enter}');
  expect(onCorrect).toHaveBeenLastCalledWith({
    ...NO_CORRECTIONS,
    entries: { '1 50 125': { from: '2021' } },
  });
  expect(screen.getByRole('heading', { name: degree })).toBeTruthy();
  expect(screen.getByText(/^2021 – 2025/)).toBeTruthy();
  // In short, while the list is closed.
  expect(screen.getByText('B.Tech, Anna University · 2021 – 2025')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo all' }));
  expect(onCorrect).toHaveBeenLastCalledWith(NO_CORRECTIONS);
});

test('links that lead to somebody else are named with the contact details', () => {
  const linkIssues = [{ issue: 'bare' as const, value: 'linkedin.com/in', line: null, confidence: 1 }];
  const contact = { ...resume.contact, linkIssues };
  renderPage(<Reading of={{ ...resume, contact }} />);
  const details = within(screen.getByRole('region', { name: 'Contact details' }));
  expect(details.getByText('linkedin.com/in')).toBeTruthy();
  expect(details.getByText(/doesn’t lead to your profile/)).toBeTruthy();
});
