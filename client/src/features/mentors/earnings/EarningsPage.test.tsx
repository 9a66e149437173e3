import { type Earnings, getEarnings, savePan } from '@preproom/models/contract/mentors/earnings';
import { NO_PAY } from '@preproom/models/contract/mentors/pay';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { EarningsPage } from './EarningsPage.tsx';

const sums = {
  month: '2026-11',
  openingPaise: 0,
  earnedPaise: 75_000,
  reversedPaise: 0,
  paidPaise: 0,
  closingPaise: 75_000,
};
const session = { round: 'HR Round 1', isFree: false, startsAt: '2026-11-20T13:00:00.000Z' } as const;
const earnings: Earnings = {
  balances: { earnedPaise: 75_000, paidPaise: 25_000, duePaise: 50_000 },
  waiting: [{ ...session, roomid: 'waitingroom1', paise: 40_000, feedbackDueAt: '2026-11-21T13:00:00.000Z' }],
  months: [sums],
  statement: {
    ...sums,
    lines: [
      { ...session, roomid: 'heldroom0001', paise: 50_000, outcome: 'held' },
      { ...session, roomid: 'absentroom01', paise: 25_000, outcome: 'learner_absent' },
      { ...session, roomid: 'lateroom0001', paise: 0, outcome: 'feedback_late' },
    ],
    payouts: [],
  },
  rates: { ...NO_PAY, 'HR Round 1': 50_000 },
  pan: null,
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(cleanup);

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent;

it('says what is earned, due and paid, why for each session, and until when feedback is due', async () => {
  network.answer(getEarnings, { data: earnings });
  renderPage(<EarningsPage />);
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for your feedback' }));
  expect(waiting.getByText('HR Round 1 · ₹400')).toBeTruthy();
  expect(waiting.getByRole('link', { name: 'Write feedback' }).getAttribute('href')).toBe(
    '/room/Feedback/waitingroom1',
  );
  expect(figure('To be paid')).toContain('₹500');
  for (const why of [
    'Session held, feedback sent on time',
    'Learner didn’t join: half',
    'Feedback sent late or not at all',
  ])
    expect(screen.getByText(why)).toBeTruthy();
});

it('says that sessions are voluntary when no amount is set, and then asks nobody for a PAN', async () => {
  const balances = { earnedPaise: 0, paidPaise: 0, duePaise: 0 };
  network.answer(getEarnings, { data: { ...earnings, balances, rates: NO_PAY } });
  renderPage(<EarningsPage />);
  expect(await screen.findByText(/voluntary at the moment/)).toBeTruthy();
  expect(screen.queryByLabelText('Your PAN')).toBeNull();
});

it('takes a PAN in any case, refuses another form before it is sent, and shows it masked from then on', async () => {
  network.answer(getEarnings, { data: earnings });
  network.answer(savePan, { data: { pan: '••••••234F' } });
  renderPage(<EarningsPage />);
  const field = await screen.findByLabelText('Your PAN');
  await userEvent.type(field, 'ABCPE1234');
  await userEvent.click(screen.getByRole('button', { name: 'Save PAN' }));
  expect(await screen.findAllByText('Enter a PAN, like ABCPE1234F.')).not.toHaveLength(0);
  expect(network.sentTo(savePan)).toHaveLength(0);
  network.answer(getEarnings, { data: { ...earnings, pan: '••••••234F' } });
  await userEvent.clear(field);
  await userEvent.type(field, 'abcpe1234f');
  await userEvent.click(screen.getByRole('button', { name: 'Save PAN' }));
  expect(await screen.findByText('••••••234F')).toBeTruthy();
  expect(network.sentTo(savePan)[0]?.body).toEqual({ pan: 'ABCPE1234F' });
  expect(screen.queryByLabelText('Your PAN')).toBeNull();
});

it('says that it could not load, and tries again', async () => {
  renderPage(<EarningsPage />);
  expect(await screen.findByText('Couldn’t load your earnings')).toBeTruthy();
});
