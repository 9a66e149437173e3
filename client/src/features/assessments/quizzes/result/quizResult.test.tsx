import type { Quiz } from '@preproom/models/contract/assessments/quizzes';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { QuizResultView } from './QuizResultView.tsx';

const quizOn = (subject: string, weakTopics: string[]) =>
  ({
    ...{ _id: '64b000000000000000000001', subject, topics: [], status: 'done', of: 18, current: null },
    ...{ startedAt: '2026-11-27T06:00:00.000Z', answered: [] },
    result: {
      ...{ kind: 'technical', subject, topics: [], band: 'solid', bandFrom: 'building', bandTo: 'strong' },
      ...{ answered: 18, right: 9, weakTopics },
    },
  }) as unknown as Quiz;

beforeEach(() => {
  fakeNetwork();
});
afterEach(cleanup);

test('each topic to work on leads to its own practice', async () => {
  renderPage(<QuizResultView quiz={quizOn('CS core', ['Data structures', 'SQL'])} />);
  const hrefs = (await screen.findAllByRole('link', { name: /Data structures|SQL/ })).map((link) =>
    link.getAttribute('href'),
  );
  expect(hrefs).toEqual([
    '/assessments/topics/CS%20core/Data%20structures',
    '/assessments/topics/CS%20core/SQL',
  ]);
});

test('topics of a subject without practice by topic lead to the practice of the subject', async () => {
  renderPage(<QuizResultView quiz={quizOn('Science', ['Astronomy'])} />);
  const link = await screen.findByRole('link', { name: 'Practice: Science' });
  expect(link.getAttribute('href')).toBe('/assessments/topics/Science');
  expect(screen.queryByRole('link', { name: 'Astronomy' })).toBeNull();
});
