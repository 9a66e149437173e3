import { type Earnings, getEarnings } from '@preproom/models/contract/mentors/earnings';
import { NO_PAY } from '@preproom/models/contract/mentors/pay';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { EarningsCard } from './EarningsCard.tsx';
import { SessionPay } from './SessionPay.tsx';

const sums = {
  ...{ month: '2026-11', openingPaise: 0, earnedPaise: 0, reversedPaise: 0, correctedPaise: 0, paidPaise: 0 },
  closingPaise: 0,
};
const session = { round: 'HR Round 1', isFree: false, startsAt: '2026-11-20T13:00:00.000Z' } as const;
const earnings: Earnings = {
  balances: { earnedPaise: 75_000, correctedPaise: -5_000, paidPaise: 25_000, tdsPaise: 0, duePaise: 45_000 },
  waiting: [{ ...session, roomid: 'waitingroom1', paise: 40_000, feedbackDueAt: '2026-11-21T13:00:00.000Z' }],
  months: [],
  statement: { ...sums, lines: [], corrections: [], payouts: [] },
  rates: { ...NO_PAY, 'HR Round 1': 50_000 },
  pan: null,
  payee: null,
};

afterEach(cleanup);

it('says what is earned, due and paid, and what waits for feedback, with its amount and until when', async () => {
  fakeNetwork().answer(getEarnings, { data: earnings });
  renderPage(<EarningsCard />);
  const waiting = await screen.findByRole('link', { name: 'HR Round 1' });
  expect(waiting.getAttribute('href')).toBe('/room/Feedback/waitingroom1');
  expect(waiting.closest('li')?.textContent).toMatch(/₹400.*Send it by .*21 November/);
  const row = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent;
  expect([row('Earned'), row('To be paid'), row('Paid')]).toEqual([
    'Earned₹700',
    'To be paid₹450',
    'Paid₹250',
  ]);
});

it('says what a session pays while it can still earn that, and nothing to whom the server tells nothing', () => {
  renderPage(<SessionPay session={{ payPaise: 50_000, status: 'booked' }} />);
  expect(screen.getByText(/24 hours/).textContent).toBe(
    'Pays ₹500 if you send feedback within 24 hours of the start.',
  );
  cleanup();
  renderPage(<SessionPay session={{ status: 'booked' }} />);
  expect(screen.queryByText(/24 hours/)).toBeNull();
  cleanup();
  renderPage(<SessionPay session={{ payPaise: 50_000, status: 'cancelled' }} />);
  expect(screen.queryByText(/24 hours/)).toBeNull();
});
