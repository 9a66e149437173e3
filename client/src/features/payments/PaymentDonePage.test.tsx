import type { Role } from '@preproom/models/contract/accounts/users';
import { getOrder } from '@preproom/models/contract/payments/payments';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aCurrentUser, aPayment } from '../../lib/testing/samples.ts';
import { PaymentDonePage } from './PaymentDonePage.tsx';

const AT = '/paymentSuccessfull?transcation_id=order_1&redirect=/programs';
let network: FakeNetwork;

beforeEach(() => {
  network = fakeNetwork();
  useStore.setState({ ...INITIAL_STATE, isUserPending: false });
});
afterEach(cleanup);

describe('the page after a payment', () => {
  it('asks a visitor to log in, says nothing of the payment, and leads back to it', () => {
    renderPage(<PaymentDonePage />, { at: AT });
    screen.getByText('Log in to see your payment');
    const link = screen.getByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe(`/Account/Login?next=${encodeURIComponent(AT)}`);
    expect(network.sentTo(getOrder)).toEqual([]);
  });

  it.each<Role>(['mentor', 'affiliate', 'admin'])('shows no payment to the role %s', (role) => {
    useStore.setState({ user: aCurrentUser(role).data });
    renderPage(<PaymentDonePage />, { at: AT });
    expect(document.body.textContent).not.toMatch(/₹/);
    expect(network.sentTo(getOrder)).toEqual([]);
  });

  it('waits for the pack, which is stored a moment after the payment', async () => {
    const record = aPayment({ order_id: 'order_1', status: 'success' });
    network.answer(getOrder, { record, pack: null, refunds: [], isForLeaver: false });
    useStore.setState({ user: aCurrentUser('user').data });
    renderPage(<PaymentDonePage />, { at: AT });
    await screen.findByText(/^Payment received\./);
    const days = { startDay: '2026-11-20', lastDay: '2027-01-18' };
    const span = { ...days, startDate: '20 11 2026', expiresOn: '18 01 2027' };
    const pack = { ...span, course_id: record.course_id, state: 'active' } as const;
    network.answer(getOrder, { record, pack, refunds: [], isForLeaver: false });
    await screen.findByText('Your pack is ready.', { exact: false }, { timeout: 15_000 });
  });

  it.each([
    ['success', 'We’re refunding it in full.'],
    ['refunded', 'We’ve refunded it in full.'],
  ] as const)(
    'says why a payment (%s) for an account that was being deleted bought no pack',
    async (status, rest) => {
      const record = aPayment({ order_id: 'order_1', status });
      network.answer(getOrder, { record, pack: null, refunds: [], isForLeaver: true });
      useStore.setState({ user: aCurrentUser('user').data });
      renderPage(<PaymentDonePage />, { at: AT });
      await screen.findByText(/arrived while your account was being deleted, so you didn’t get a pack/);
      screen.getByText(new RegExp(rest));
      expect(document.body.textContent).not.toMatch(/Payment received|has ended/);
    },
  );
});
