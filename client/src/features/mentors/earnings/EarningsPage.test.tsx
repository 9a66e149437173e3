import { type Earnings, getEarnings } from '@preproom/models/contract/mentors/earnings';
import { NO_PAY } from '@preproom/models/contract/mentors/pay';
import { removePayee, savePan, savePayee } from '@preproom/models/contract/mentors/payee';
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
  correctedPaise: 0,
  paidPaise: 0,
  closingPaise: 75_000,
};
const session = { round: 'HR Round 1', isFree: false, startsAt: '2026-11-20T13:00:00.000Z' } as const;
const earnings: Earnings = {
  balances: {
    earnedPaise: 75_000,
    correctedPaise: 0,
    paidPaise: 25_000,
    tdsPaise: 2_500,
    duePaise: 50_000,
  },
  waiting: [{ ...session, roomid: 'waitingroom1', paise: 40_000, feedbackDueAt: '2026-11-21T13:00:00.000Z' }],
  months: [sums],
  statement: {
    ...sums,
    lines: [
      { ...session, roomid: 'heldroom0001', paise: 50_000, outcome: 'held' },
      { ...session, roomid: 'absentroom01', paise: 25_000, outcome: 'learner_absent' },
      { ...session, roomid: 'lateroom0001', paise: 0, outcome: 'feedback_late' },
    ],
    corrections: [],
    payouts: [{ at: '2026-11-25T10:00:00.000Z', paise: 25_000, tdsPaise: 2_500, reference: 'UTR 1' }],
  },
  rates: { ...NO_PAY, 'HR Round 1': 50_000 },
  pan: null,
  payee: null,
};

const PAN = { masked: '••••••234F', isUnreadable: false };

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
  const balances = { earnedPaise: 0, correctedPaise: 0, paidPaise: 0, tdsPaise: 0, duePaise: 0 };
  network.answer(getEarnings, { data: { ...earnings, balances, rates: NO_PAY } });
  renderPage(<EarningsPage />);
  expect(await screen.findByText(/voluntary at the moment/)).toBeTruthy();
  expect(screen.queryByLabelText('Your PAN')).toBeNull();
});

it('takes a PAN in any case, refuses another form before it is sent, and shows it masked from then on', async () => {
  network.answer(getEarnings, { data: earnings });
  network.answer(savePan, { data: { pan: PAN } });
  renderPage(<EarningsPage />);
  const field = await screen.findByLabelText('Your PAN');
  await userEvent.type(field, 'ABCPE1234');
  await userEvent.click(screen.getByRole('button', { name: 'Save PAN' }));
  expect(await screen.findAllByText('Enter a PAN, like ABCPE1234F.')).not.toHaveLength(0);
  expect(network.sentTo(savePan)).toHaveLength(0);
  network.answer(getEarnings, { data: { ...earnings, pan: PAN } });
  await userEvent.clear(field);
  await userEvent.type(field, 'abcpe1234f');
  await userEvent.click(screen.getByRole('button', { name: 'Save PAN' }));
  expect(await screen.findByText('••••••234F')).toBeTruthy();
  expect(network.sentTo(savePan)[0]?.body).toEqual({ pan: 'ABCPE1234F' });
  expect(screen.queryByLabelText('Your PAN')).toBeNull();
});

it('says what was withheld of a payout, what a correction is for, and why a balance is below zero', async () => {
  const correction = { at: '2026-11-26T10:00:00.000Z', paise: -60_000, reason: 'Counted twice' };
  network.answer(getEarnings, {
    data: {
      ...earnings,
      balances: { ...earnings.balances, correctedPaise: -60_000, duePaise: -10_000 },
      statement: { ...earnings.statement, corrections: [correction] },
    },
  });
  renderPage(<EarningsPage />);
  expect(await screen.findByText('₹250 earned, ₹25 TDS withheld, ₹225 paid')).toBeTruthy();
  expect(screen.getByText('Counted twice').parentElement?.textContent).toContain('-₹600');
  expect(figure('To be paid')).toContain('-₹100');
  expect(screen.getByText(/below zero because of a correction/)).toBeTruthy();
});

it('takes a bank account instead of a UPI ID, and keeps what was typed when that fails', async () => {
  network.answer(getEarnings, { data: earnings });
  renderPage(<EarningsPage />);
  await userEvent.selectOptions(await screen.findByLabelText('Pay me by'), 'bank');
  await userEvent.type(screen.getByLabelText('Account number'), '1234 5678 9012');
  await userEvent.type(screen.getByLabelText('IFSC'), 'hdfc0001234');
  network.disconnect(savePayee);
  await userEvent.click(screen.getByRole('button', { name: 'Save payment details' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Account number').value).toBe('1234 5678 9012');
  const payee = { by: 'bank' as const, masked: '••••9012', isUnreadable: false };
  network.answer(savePayee, { data: { payee } });
  network.answer(getEarnings, { data: { ...earnings, payee } });
  await userEvent.click(screen.getByRole('button', { name: 'Save payment details' }));
  expect(await screen.findByText(/••••9012/)).toBeTruthy();
  expect(network.sentTo(savePayee).at(-1)?.body).toEqual({
    by: 'bank',
    account: '123456789012',
    ifsc: 'HDFC0001234',
  });
});

it('removes payment details after a question', async () => {
  network.answer(getEarnings, {
    data: { ...earnings, payee: { by: 'upi', masked: '••••eera', isUnreadable: false } },
  });
  renderPage(<EarningsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog'));
  network.answer(removePayee, { data: { payee: null } });
  network.answer(getEarnings, { data: earnings });
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByLabelText('UPI ID')).toBeTruthy();
  expect(network.sentTo(removePayee)).toHaveLength(1);
});

it('asks again for a PAN that can no longer be read', async () => {
  network.answer(getEarnings, { data: { ...earnings, pan: { ...PAN, isUnreadable: true } } });
  renderPage(<EarningsPage />);
  expect(await screen.findByText(/can’t read what you entered/)).toBeTruthy();
  expect(screen.getByLabelText('Your PAN')).toBeTruthy();
});

it('says that it could not load, and tries again', async () => {
  renderPage(<EarningsPage />);
  expect(await screen.findByText('Couldn’t load your earnings')).toBeTruthy();
});
