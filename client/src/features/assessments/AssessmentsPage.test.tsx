import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { INITIAL_STATE, useStore } from '../../lib/store.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { AssessmentsPage } from './AssessmentsPage.tsx';
import { assessmentsRoutes } from './assessments.routes.ts';

beforeEach(() => {
  useStore.setState(INITIAL_STATE);
  renderPage(<AssessmentsPage />);
});
afterEach(cleanup);

test('visitors see the three assessments', () => {
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual([
    'Resume analysis',
    'Behaviour skill analysis',
    'Technical skill analysis',
  ]);
});

test('each way to practise is one sentence and leads to a page that exists', () => {
  const section = within(screen.getByRole('region', { name: 'Practise for placement tests' }));
  const cards = section.getAllByRole('listitem');
  const links = cards.map((card) => within(card).getByRole('link').getAttribute('href'));
  const paths = assessmentsRoutes.flatMap((route) => route.paths);
  expect(links).toEqual(['topics', 'mock', 'case', 'coding'].map((id) => `/assessments/${id}`));
  expect(links.filter((link) => !paths.includes(link ?? ''))).toEqual([]);
  for (const card of cards) expect(card.querySelector('p')?.textContent).toMatch(/^[^.]+\.$/);
});
