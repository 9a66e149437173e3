import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { analyseResume } from '../../../../resume/analyseResume.ts';
import { parseResume, type Resume } from '../../../../resume/parseResume.ts';
import { resumeOf } from '../../../../resume/testing/pdfOf.ts';
import { RuleList } from './RuleList.tsx';
import { StartHere } from './StartHere.tsx';
import { shownRules } from './shownRules.ts';

afterEach(cleanup);

const LONG = `• Built ${'many small things '.repeat(14)}for our college`;
const resume = parseResume(
  resumeOf([
    [
      'Experience',
      [
        'Intern, Nimbus Labs, Jan 2024 – Jun 2024',
        '• Built 4 shops in Java for Pune',
        '• Billing work',
        LONG,
      ],
    ],
    ['Education', ['B.Tech, Anna University, 2025, CGPA 8.4/10']],
  ]),
);
const target = {
  id: 'pasted' as const,
  keywords: [
    { name: 'Java', terms: ['java'] },
    { name: 'Pune', terms: ['pune'] },
  ],
};
const list = (of: Resume = resume) =>
  renderPage(<RuleList rules={shownRules(analyseResume(of, target).rules, of)} opened={null} />);
const check = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement);

test('a line that proves nothing is not quoted, and contact details are quoted without the line that they share', () => {
  list();
  expect(check('One column').queryByText('Earned points')).toBeNull();
  expect(check('E-mail').getByText('asha.verma@post.example')).toBeTruthy();
  expect(screen.queryByText(/asha\.verma@post\.example \|/)).toBeNull();
});

test('counts say what they count, and points that they are points', () => {
  list();
  expect(check('Bullets with a number').getByText('Bullets: 1 of 3')).toBeTruthy();
  expect(check('Target keywords').getByText('Keywords found: 2 of 2')).toBeTruthy();
  expect(check('One column').getByText('3 of 3 points')).toBeTruthy();
});

test('more bullets than are quoted are counted', () => {
  const lines = Array.from(
    { length: 9 },
    (_, index) => `• Helped class ${'abcdefghi'[index]} with lessons at school`,
  );
  const of = parseResume(resumeOf([['Experience', ['Intern, Nimbus Labs, Jan 2024 – Jun 2024', ...lines]]]));
  list(of);
  expect(check('Bullets with a number').getByText('Bullets: 0 of 9')).toBeTruthy();
  expect(check('Bullets with a number').getByText('and 3 more')).toBeTruthy();
});

test('where bullets were looked for is said once for a rule', () => {
  list(parseResume(resumeOf([['Experience', ['Intern, Nimbus Labs, Jan 2024 – Jun 2024']]])));
  const rule = screen.getByText('Full stops').closest('details') as HTMLElement;
  expect(within(rule).getAllByText('We looked here')).toHaveLength(1);
});

test('keywords of one line are listed together', () => {
  list();
  expect(check('Target keywords').getByText('Java, Pune')).toBeTruthy();
});

test('bullets that are too short and too long stand apart', () => {
  list();
  const { getByText } = check('Bullets of 6 to 32 words');
  expect(getByText('Too short').parentElement?.textContent).toContain('Billing work');
  expect(getByText('Too long').parentElement?.textContent).toContain('many small things');
});

test('a Word file has no number of pages', () => {
  list({ ...resume, kind: 'docx', pages: null });
  expect(screen.queryByText(/^\d+ pages?$/)).toBeNull();
  expect(screen.getByText(/Word files have no fixed pages/)).toBeTruthy();
});

test('the first thing to change is named with its points', () => {
  const { rules } = analyseResume(resume, null);
  renderPage(<StartHere rules={rules} onOpen={() => {}} />);
  expect(screen.getByText(/^Up to \d+ points?$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Show me / })).toBeTruthy();
  cleanup();
  renderPage(<StartHere rules={[]} onOpen={() => {}} />);
  expect(screen.queryByText('Start with')).toBeNull();
});
