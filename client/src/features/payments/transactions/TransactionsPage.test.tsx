import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { MAX_LISTED_PAYMENTS, type PaymentRecord } from '@preproom/models/contract/payments/payments';
import { getProducts } from '@preproom/models/contract/programs/products';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aPayment, aProgram } from '../../../lib/testing/samples.ts';
import { TransactionsPage } from './TransactionsPage.tsx';

let network: FakeNetwork;

function open(payments: PaymentRecord[], isProgramOpen = true): void {
  const product = [aProgram({ activate: isProgramOpen })];
  network.answer(getProducts, { product, data: { product } });
  network.answer(getCurrentUser, { ...aCurrentUser('user'), transcation: payments });
  useStore.setState({ user: aCurrentUser('user').data, UserTranscation: payments });
  renderPage(<TransactionsPage />);
}

const linksOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const rows = () => within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');

beforeEach(() => {
  network = fakeNetwork();
  useStore.setState(INITIAL_STATE);
});
afterEach(cleanup);

test('paid and refunded payments have a receipt, failed ones another try', () => {
  open((['success', 'refunded', 'Failed'] as const).map((status) => aPayment({ status, order_id: status })));
  expect(rows().map(linksOf)).toEqual([
    [
      'Ask for a refund /contactus?program=Refund%3A%20success',
      'Receipt /Dashboard/user/transcation/success/receipt',
      'Details /paymentSuccessfull?transcation_id=success',
    ],
    [
      'Receipt /Dashboard/user/transcation/refunded/receipt',
      'Details /paymentSuccessfull?transcation_id=refunded',
    ],
    ['Try again /checkout/0000000000000000000000c1', 'Details /paymentSuccessfull?transcation_id=Failed'],
  ]);
});

test('a payment that was never made can be tried again after a while, not while it may be under way', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  open([
    aPayment({ status: 'created', order_id: 'new', createdAt: minutesAgo(1) }),
    aPayment({ status: 'created', order_id: 'old', createdAt: minutesAgo(16) }),
  ]);
  expect(rows().map((row) => within(row).queryByRole('link', { name: 'Try again' }) !== null)).toEqual([
    false,
    true,
  ]);
});

test('a program that is closed now leads to the programs instead', async () => {
  open([aPayment({ status: 'Failed' })], false);
  expect((await screen.findByRole('link', { name: 'See programs' })).getAttribute('href')).toBe('/programs');
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
});

test('a full list says that there may be older payments', () => {
  const payments = Array.from({ length: MAX_LISTED_PAYMENTS }, (_, n) =>
    aPayment({ order_id: `order_${n}` }),
  );
  open(payments);
  expect(screen.getByText(/^These are your newest 50 payments/)).toBeTruthy();
  cleanup();
  open(payments.slice(1));
  expect(screen.queryByText(/^These are your newest 50 payments/)).toBeNull();
});
