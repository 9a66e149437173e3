import {
  getProblem,
  getProblemSolution,
  getProblems,
  getProblemTests,
  type Problem,
} from '@preproom/models/contract/assessments/problems';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { ProblemPage } from './ProblemPage.tsx';
import { ProblemsPage } from './ProblemsPage.tsx';
import { markRun } from './problemMarks.ts';

const DOUBLE: Problem = {
  ...{ slug: 'double', title: 'Twice as many', difficulty: 'easy', topics: ['maths'], minutes: 15 },
  ...{ languages: ['javascript'], statement: ['Return twice `n`.'], limits: ['n ≤ 9'] },
  hints: ['Add.', 'Add n to n.'],
  task: {
    kind: 'code',
    signature: { kind: 'function', name: 'double', params: [{ name: 'n', type: 'int' }], returns: 'int' },
    starter: {
      ...{ javascript: 'function double(n) {}', typescript: 'function double(n: number) {}' },
      ...{ python: 'def double(n):', java: '', cpp: '' },
    },
    open: [{ args: [4], expect: 8, compare: 'exact', limitMs: 100, why: 'Four and four.' }],
  },
};
const HARD = { ...DOUBLE, slug: 'harder', title: 'Much harder', difficulty: 'hard' as const };
const IN_INTERVIEW = { code: 'in_interview', message: 'Your interview room is open' } as const;

let network: FakeNetwork;
beforeEach(() => {
  localStorage.clear();
  network = fakeNetwork();
  network.answer(getProblems, { data: [DOUBLE, HARD] });
  network.answer(getProblem, { data: DOUBLE });
});
afterEach(cleanup);

const open = (at: string) =>
  renderPage(
    <Routes>
      <Route path="/assessments/coding" element={<ProblemsPage />} />
      <Route path="/assessments/coding/:slug" element={<ProblemPage />} />
    </Routes>,
    { at },
  );

/** What the editor holds, which stands in a shadow root. */
const written = () => {
  const roots = [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot);
  return roots.map((root) => root?.querySelector('.cm-content')?.textContent ?? '').join('');
};

test('the list shows the problems of one difficulty', async () => {
  open('/assessments/coding');
  await screen.findByRole('link', { name: 'Much harder' });
  fireEvent.change(screen.getByLabelText('Difficulty'), { target: { value: 'easy' } });
  await screen.findByText('1 problem');
  expect(screen.getByRole('link', { name: 'Twice as many' }).getAttribute('href')).toBe(
    '/assessments/coding/double',
  );
  expect(screen.queryByRole('link', { name: 'Much harder' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Difficulty'), { target: { value: 'medium' } });
  await screen.findByText('No problems found');
});

test('the list is filtered by topic and by what was tried and solved here, as its address says', async () => {
  const trees = { ...DOUBLE, slug: 'trees', title: 'Tall trees', topics: ['trees' as const] };
  network.answer(getProblems, { data: [DOUBLE, HARD, trees] });
  localStorage.setItem('preproom.code..harder.javascript', 'mine');
  markRun('double', true);
  markRun('double', false);
  open('/assessments/coding?topic=maths&state=solved');
  const row = (await screen.findByRole('link', { name: 'Twice as many' })).closest('li');
  expect(row?.textContent).toContain('Solved');
  expect(screen.getByLabelText('Topic')).toHaveProperty('value', 'maths');
  await screen.findByText('1 problem');
  const progress = screen.getByLabelText('Your progress');
  fireEvent.change(progress, { target: { value: 'tried' } });
  await screen.findByRole('link', { name: 'Much harder' });
  expect(screen.queryByRole('link', { name: 'Twice as many' })).toBeNull();
  fireEvent.change(progress, { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Topic'), { target: { value: 'trees' } });
  await screen.findByRole('link', { name: 'Tall trees' });
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).not.toMatch(/Tried|Solved/);
});

test('hints come one by one, and the editor starts with the code of the language', async () => {
  open('/assessments/coding/double');
  await screen.findByText('Four and four.');
  expect(screen.getByRole('region', { name: 'Example 1' }).textContent).toBe('n = 4\n→ 8');
  expect(written()).toBe('function double(n) {}');
  fireEvent.click(screen.getByRole('button', { name: 'Show a hint' }));
  await screen.findByText('Add.');
  expect(screen.queryByText('Add n to n.')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Show another hint' }));
  await screen.findByText('Add n to n.');
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'python' } });
  expect(written()).toBe('def double(n):');
});

test('code that was written before is found again', async () => {
  localStorage.setItem('preproom.code..double.javascript', 'mine');
  open('/assessments/coding/double');
  await screen.findByText('Four and four.');
  expect(written()).toBe('mine');
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(written()).toBe('function double(n) {}');
});

test('while an interview room is open, neither tests nor the solution come, and the page says so at once', async () => {
  network.refuse(getProblemTests, 409, IN_INTERVIEW);
  network.refuse(getProblemSolution, 409, IN_INTERVIEW);
  open('/assessments/coding/double');
  await screen.findByText(/Your interview room is open/);
  const told = () => screen.getAllByText(/Your interview room is open/).length;
  fireEvent.click(screen.getByRole('button', { name: 'Run tests' }));
  await expect.poll(told).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Show solution' }));
  await expect.poll(told).toBe(3);
});

test('the solution is fetched when it is asked for', async () => {
  network.answer(getProblemSolution, {
    data: { explanation: ['Add `n`.'], time: 'O(1)', space: 'O(1)', code: { javascript: 'n + n' } },
  });
  open('/assessments/coding/double');
  const button = await screen.findByRole('button', { name: 'Show solution' });
  expect(network.sentTo(getProblemSolution)).toEqual([]);
  fireEvent.click(button);
  await screen.findByText('n + n');
  expect(document.activeElement?.textContent).toBe('Solution');
});
