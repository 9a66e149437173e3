import {
  endMockSection,
  getMock,
  type Mock,
  saveMockAnswer,
} from '@preproom/models/contract/assessments/mocks';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { MockPage } from './MockPage.tsx';

const ID = '64b000000000000000000001';
const item = (prompt: string) => ({
  ...{ kind: 'single', topic: 'Ages', prompt, lines: [], language: null, textLanguage: 'en' },
  options: ['One', 'Two', 'Three', 'Four'],
});
const RUNNING = {
  ...{ _id: ID, test: 'Computer science', status: 'open', startedAt: '2026-11-27T06:00:00.000Z' },
  sections: [
    { section: 'quantitative', count: 2, minutes: 20, state: 'open' },
    { section: 'programming', count: 20, minutes: 30, state: 'waiting' },
  ],
  current: {
    section: 0,
    leftMs: 600_000,
    items: [
      { item: item('How old is Asha?'), choice: null },
      { item: item('How old is Ravi?'), choice: [1] },
    ],
  },
  ...{ result: null, topics: [], answers: [] },
} as Mock;
const BETWEEN = {
  ...RUNNING,
  sections: RUNNING.sections.map((section, place) => ({
    ...section,
    state: place === 0 ? 'over' : 'waiting',
  })),
  current: null,
} as Mock;

const answer = (prompt: string, outcome: 'right' | 'wrong' | 'skipped') => ({
  ...{ item: item(prompt), outcome, key: [1], explanation: 'Because.', mistake: null, source: 'Arithmetic.' },
  choice: outcome === 'skipped' ? null : [outcome === 'right' ? 1 : 0],
});
const DONE = {
  ...BETWEEN,
  status: 'done',
  topics: [
    { topic: 'Ages', right: 1, of: 3 },
    { topic: 'C++', right: 0, of: 1 },
  ],
  answers: [
    [answer('How old is Asha?', 'right'), answer('How old is Ravi?', 'wrong')],
    [answer('How old is C++?', 'skipped')],
  ],
} as Mock;

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  network.answer(getMock, { data: RUNNING });
});
afterEach(cleanup);

const open = () =>
  renderPage(
    <Routes>
      <Route path="/assessments/mock/:attemptId" element={<MockPage />} />
    </Routes>,
    { at: `/assessments/mock/${ID}` },
  );

test('a choice is saved at once, and stands in the list of questions', async () => {
  network.answer(saveMockAnswer, { saved: true });
  open();
  fireEvent.click(await screen.findByRole('radio', { name: 'Three' }));
  await screen.findByRole('button', { name: 'Question 1, answered' });
  await waitFor(() =>
    expect(network.sentTo(saveMockAnswer)).toMatchObject([
      { body: { section: 0, position: 0, choice: [2] } },
    ]),
  );
});

test('an answer is there when the learner comes back to its question, and can be taken back', async () => {
  network.answer(saveMockAnswer, { saved: true });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Question 2, answered' }));
  expect(screen.getByRole('heading', { name: 'How old is Ravi?' })).toBe(document.activeElement);
  expect(screen.getByRole('radio', { name: 'Two' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('button', { name: 'Clear answer' }));
  await screen.findByRole('button', { name: 'Question 2, not answered' });
});

test('an answer that was not saved can be sent again', async () => {
  open();
  fireEvent.click(await screen.findByRole('radio', { name: 'One' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  network.answer(saveMockAnswer, { saved: true });
  fireEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  expect(network.sentTo(saveMockAnswer).at(-1)?.body).toEqual({ section: 0, position: 0, choice: [0] });
});

test('leaving a section asks first, names what is not answered, and leads to the next one', async () => {
  network.answer(endMockSection, { data: BETWEEN });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'End section' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('1 question isn’t answered.');
  fireEvent.click(screen.getAllByRole('button', { name: 'End section' }).at(-1) as HTMLElement);
  await screen.findByRole('button', { name: 'Start Programming (30 min)' });
  expect(network.sentTo(endMockSection)).toMatchObject([{ body: { section: 0 } }]);
});

test('a section that was closed meanwhile is left', async () => {
  network.refuse(saveMockAnswer, 409, { code: 'attempt_over', message: 'over' } as never);
  open();
  const option = await screen.findByRole('radio', { name: 'One' });
  network.answer(getMock, { data: BETWEEN });
  fireEvent.click(option);
  await screen.findByRole('button', { name: 'Start Programming (30 min)' });
});

test('an order that is right as it stands can be kept, and a reload goes on with the first open question', async () => {
  network.answer(saveMockAnswer, { saved: true });
  const [, second] = RUNNING.current?.items ?? [];
  if (!RUNNING.current || !second) throw new Error('no such question');
  const order = {
    ...second,
    item: { ...second.item, kind: 'order', prompt: 'In order of size?' },
    choice: null,
  } as const;
  network.answer(getMock, { data: { ...RUNNING, current: { ...RUNNING.current, items: [second, order] } } });
  open();
  await screen.findByText('In order of size?');
  fireEvent.click(screen.getByRole('button', { name: 'Keep this order' }));
  await screen.findByRole('button', { name: 'Question 2, answered' });
  expect(network.sentTo(saveMockAnswer)).toMatchObject([{ body: { position: 1, choice: [0, 1, 2, 3] } }]);
});

test('the result shows the wrong answers first, and the others when they are asked for', async () => {
  network.answer(getMock, { data: DONE });
  open();
  const questions = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const filter = await screen.findByRole('button', { name: 'Incorrect 1', pressed: true });
  expect(questions()).toEqual(['2How old is Ravi? Incorrect']);
  fireEvent.click(screen.getByRole('button', { name: 'Not answered 1' }));
  expect(questions()).toEqual(['3How old is C++? Not answered']);
  expect(filter.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: 'All 3' }));
  expect(questions()).toHaveLength(3);
  await screen.findByText('3 questions');
});

test('each topic of the result leads to its practice', async () => {
  network.answer(getMock, { data: DONE });
  open();
  const ages = await screen.findByRole('link', { name: 'Ages' });
  expect(ages.getAttribute('href')).toBe('/assessments/topics/Aptitude/Ages');
  expect(screen.getByRole('link', { name: 'C++' }).getAttribute('href')).toBe(
    '/assessments/topics/CS%20core/C%2B%2B',
  );
});
