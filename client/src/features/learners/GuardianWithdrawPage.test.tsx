import { withdrawGuardian } from '@preproom/models/contract/learners/guardian';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { GuardianWithdrawPage } from './GuardianWithdrawPage.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(cleanup);

const open = () => renderPage(<GuardianWithdrawPage />, { at: '/guardian/withdraw?token=abc' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Withdraw consent' }));

it('takes the consent back only after a click, with the token, and says when the data go', async () => {
  network.answer(withdrawGuardian, { dueAt: '2026-12-03T06:00:00.000Z' });
  open();
  expect(network.sent).toEqual([]);
  await press();
  expect((await screen.findByText(/The account is closed/)).textContent).toContain('Thu, 3 December');
  expect(network.sentTo(withdrawGuardian)[0]?.body).toEqual({ token: 'abc' });
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  [400, 'bad_request', /This link is incomplete/],
  [410, 'link_expired', /This link no longer works/],
  [409, 'no_guardian_needed', /now 18/],
  [503, 'unavailable', /try again/i],
] as const)('says what is wrong on %i %s, and can be pressed again', async (status, code, said) => {
  network.refuse(withdrawGuardian, status, { code, message: 'x' });
  open();
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(said);
  await press();
  expect(network.sentTo(withdrawGuardian)).toHaveLength(2);
});

it('without its token offers no button, but a way to get help', () => {
  renderPage(<GuardianWithdrawPage />, { at: '/guardian/withdraw' });
  expect(screen.getByRole('alert').textContent).toMatch(/This link is incomplete/);
  expect(screen.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/contactus');
  expect(screen.queryByRole('button')).toBeNull();
});
