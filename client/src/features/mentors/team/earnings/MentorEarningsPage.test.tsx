import { NO_PAY } from '@preproom/models/contract/mentors/pay';
import {
  correctEarnings,
  type EarningFile,
  getHqMentorEarnings,
  payMentor,
} from '@preproom/models/contract/mentors/team/earnings';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { MENTOR_ID } from '../../../../lib/testing/samples.ts';
import { MentorEarningsPage } from './MentorEarningsPage.tsx';

const month = {
  month: '2026-11',
  openingPaise: 200_000,
  earnedPaise: 0,
  reversedPaise: 0,
  correctedPaise: 0,
  paidPaise: 0,
  closingPaise: 200_000,
};
const file: EarningFile = {
  _id: MENTOR_ID,
  Name: 'Meera Iyer',
  status: 'verified',
  sessions: 4,
  hasPan: true,
  earnedPaise: 200_000,
  correctedPaise: 0,
  paidPaise: 0,
  tdsPaise: 0,
  duePaise: 200_000,
  Email: 'meera.iyer@people.example',
  phone: '98765 43210',
  payee: { by: 'bank', account: '123456789012', ifsc: 'HDFC0001234' },
  months: [month],
  statement: { ...month, lines: [], corrections: [], payouts: [] },
  payable: { through: '2026-10', paise: 200_000 },
  payouts: 0,
  rates: NO_PAY,
  exceptions: {},
  exceptionsRevision: 0,
};

afterEach(cleanup);

function open(change: Partial<EarningFile> = {}) {
  const network = fakeNetwork();
  network.answer(getHqMentorEarnings, { data: { ...file, ...change } });
  const route = <Route path="/hq/admin/earnings/:mentorId" element={<MentorEarningsPage />} />;
  renderPage(<Routes>{route}</Routes>, { at: `/hq/admin/earnings/${MENTOR_ID}` });
  return network;
}

it('says where to pay and how much after tax, and records both', async () => {
  const network = open();
  const payout = within(await screen.findByRole('region', { name: 'Payout to the end of October 2026' }));
  expect(payout.getByText('123456789012')).toBeTruthy();
  expect(payout.getByText('HDFC0001234')).toBeTruthy();
  const tds = payout.getByLabelText('TDS withheld, in rupees');
  await userEvent.clear(tds);
  await userEvent.type(tds, '2001');
  await userEvent.type(payout.getByLabelText('Bank reference'), 'UTR 1');
  await userEvent.click(payout.getByRole('button', { name: 'Record payout' }));
  expect(await payout.findAllByText('Enter 0 or an amount up to the amount above.')).not.toHaveLength(0);
  expect(network.sentTo(payMentor)).toEqual([]);
  await userEvent.clear(tds);
  await userEvent.type(tds, '200');
  expect(payout.getByText(/You transfer ₹1,800\./)).toBeTruthy();
  network.answer(payMentor, { data: { ...file, paidPaise: 200_000, tdsPaise: 20_000, duePaise: 0 } });
  await userEvent.click(payout.getByRole('button', { name: 'Record payout' }));
  expect(await payout.findByText(/recorded/)).toBeTruthy();
  expect(network.sentTo(payMentor)[0]?.body).toEqual({
    ...{ paise: 200_000, tdsPaise: 20_000, reference: 'UTR 1', through: '2026-10', payouts: 0 },
  });
});

it('takes something off with a reason, which stays when a teammate was first', async () => {
  const network = open();
  const card = within(await screen.findByRole('region', { name: 'Correction' }));
  await userEvent.selectOptions(card.getByLabelText('What to do'), 'take');
  await userEvent.type(card.getByLabelText('Correction in rupees'), '500');
  const reason = card.getByLabelText<HTMLTextAreaElement>('Reason (the mentor reads it)');
  await userEvent.type(reason, 'Counted twice');
  network.refuse(correctEarnings, 409, { code: 'conflict', message: 'x' });
  await userEvent.click(card.getByRole('button', { name: 'Record correction' }));
  expect(await card.findByText(/A teammate recorded something first/)).toBeTruthy();
  expect(reason.value).toBe('Counted twice');
  network.answer(correctEarnings, { data: file });
  await userEvent.click(card.getByRole('button', { name: 'Record correction' }));
  expect(await card.findByText(/Correction recorded/)).toBeTruthy();
  expect(network.sentTo(correctEarnings).at(-1)?.body).toEqual({
    ...{ paise: -50_000, reason: 'Counted twice', payouts: 0 },
  });
});

it('pays a deleted account, and says what can no longer be read', async () => {
  open({ Name: null, Email: '', phone: '', payee: 'unreadable' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Former member' })).toBeTruthy();
  expect(screen.getByText(/This account is deleted/)).toBeTruthy();
  expect(screen.getByText(/payment details can’t be read/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Record payout' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'This mentor’s pay' })).toBeNull();
});
