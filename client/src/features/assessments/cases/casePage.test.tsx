import { answerCaseStep, type CaseRun, getCase } from '@preproom/models/contract/assessments/cases';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { CasePage } from './CasePage.tsx';

const ID = '64b000000000000000000001';
const step = {
  kind: 'number',
  question: 'What does an order leave?',
  exhibits: ['order'],
  options: [],
  unit: '₹',
};
const OPEN = {
  ...{
    _id: ID,
    title: 'Ten-minute groceries',
    kind: 'market-entry',
    minutes: 25,
    statement: 'Enter Lucknow?',
  },
  ...{ status: 'open', startedAt: '2026-11-27T06:00:00.000Z', of: 1, answered: [], result: null },
  exhibits: [
    {
      ...{ id: 'order', title: 'An average order, ₹', columns: ['Line', 'Lucknow'], note: 'An estimate.' },
      rows: [
        ['Order value', 380_000],
        ['Delivery', 35],
      ],
    },
  ],
  current: { position: 0, step, hints: [], hintsLeft: 2 },
} as CaseRun;
const SECOND = {
  ...OPEN,
  of: 2,
  answered: [
    {
      ...{ step, answer: { number: 50 }, isRight: false, slip: null, key: { number: 40 } },
      ...{ explanation: '98.8 less three costs.', strong: 'Ten less than in a metro.' },
    },
  ],
  exhibits: [...OPEN.exhibits, { ...OPEN.exhibits[0], id: 'city', title: 'The city' }],
  current: {
    ...{ position: 1, hints: [], hintsLeft: 2 },
    step: { ...step, question: 'And a month?', exhibits: ['city'] },
  },
} as CaseRun;
const DONE = {
  ...OPEN,
  status: 'done',
  current: null,
  answered: [
    {
      ...{ step, answer: { number: 50 }, isRight: false, slip: 'That is a metro.', key: { number: 40 } },
      ...{ explanation: '98.8 less three costs.', strong: 'Ten less than in a metro.' },
    },
  ],
  result: { kind: 'case', steps: 1, right: 0 },
} as CaseRun;

let network: FakeNetwork;
beforeEach(() => {
  localStorage.clear();
  network = fakeNetwork();
  network.answer(getCase, { data: OPEN });
});
afterEach(cleanup);

const open = () =>
  renderPage(
    <Routes>
      <Route path="/assessments/case/:attemptId" element={<CasePage />} />
    </Routes>,
    { at: `/assessments/case/${ID}` },
  );

test('an exhibit is a table with headers, its numbers as in India', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'An average order, ₹' });
  expect(within(table).getByRole('columnheader', { name: 'Lucknow' })).toBeTruthy();
  const row = within(table).getByRole('rowheader', { name: 'Order value' }).closest('tr');
  expect(row?.textContent).toContain('3,80,000');
});

test('what is no number is not sent', async () => {
  open();
  fireEvent.change(await screen.findByLabelText('Your answer (₹)'), { target: { value: 'ten' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit answer' }));
  await screen.findByText('Enter a number.');
  expect(network.sentTo(answerCaseStep)).toEqual([]);
});

test('own words are kept on the device, and stand beside the model answer', async () => {
  network.answer(answerCaseStep, { data: DONE });
  open();
  fireEvent.change(await screen.findByLabelText('Your answer (₹)'), { target: { value: '₹ 50' } });
  const words = screen.getByLabelText('In your own words (optional)');
  fireEvent.change(words, { target: { value: 'Fifty, I think.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit answer' }));
  await screen.findByText('Ten less than in a metro.');
  expect(screen.getByText('Fifty, I think.')).toBeTruthy();
  expect(screen.getByText(/That is a metro/)).toBeTruthy();
  screen.getByRole('heading', { name: 'What does an order leave?', level: 2 });
  expect(network.sentTo(answerCaseStep)).toMatchObject([{ body: { position: 0, answer: { number: 50 } } }]);
  expect(JSON.stringify(network.sent)).not.toContain('Fifty');
  fireEvent.click(screen.getByRole('button', { name: 'See the whole case' }));
  await screen.findByRole('heading', { name: '0 of 1 steps correct' });
  expect(screen.getByText('Fifty, I think.')).toBeTruthy();
});

test('own words are there again after a reload', async () => {
  open();
  const field = 'In your own words (optional)';
  fireEvent.change(await screen.findByLabelText(field), { target: { value: 'Fifty, I think.' } });
  cleanup();
  open();
  expect(await screen.findByLabelText(field)).toHaveProperty('value', 'Fifty, I think.');
});

test('the question stands before what it is about, of which only its own exhibits are open', async () => {
  network.answer(getCase, { data: SECOND });
  open();
  const question = await screen.findByRole('heading', { name: 'And a month?' });
  const isOpen = (title: string) =>
    screen.getByRole('heading', { name: title, level: 3 }).closest('details')?.open;
  expect(isOpen('An average order, ₹')).toBe(false);
  expect(isOpen('The city')).toBe(true);
  const exhibits = screen.getByRole('region', { name: 'Exhibits and results' });
  const after = question.compareDocumentPosition(exhibits) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(after).toBeTruthy();
});

test('a step that asks for a number shows the results before it', async () => {
  network.answer(getCase, { data: SECOND });
  open();
  const before = await screen.findByRole('heading', { name: 'From earlier steps' });
  const shown = before.closest('details');
  expect(shown?.open).toBe(true);
  expect(shown?.textContent).toContain('What does an order leave?40 (₹)Your answer: 50 (₹)');
});
