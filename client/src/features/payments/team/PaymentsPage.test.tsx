import { getHqPayments, type OrderRow } from '@preproom/models/contract/payments/team/payments';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { PaymentsPage } from './PaymentsPage.tsx';

const order = (n: number): OrderRow => ({
  _id: `${n}`.repeat(24),
  orderId: `order_${n}`,
  createdAt: '2026-11-20T13:00:00.000Z',
  username: 'Asha Rao',
  course: 'B.Tech',
  paise: 799_900,
  refundedPaise: n * 100_000,
  couponCode: null,
  status: 'success',
  provider: 'razorpay',
});
const TWO = { data: [order(1), order(2)], previous: null, next: 'behind2' };

afterEach(cleanup);

function open(answer: object, at = '/hq/admin/payments') {
  const network = fakeNetwork();
  network.answer(getHqPayments, answer as never);
  renderPage(<PaymentsPage />, { at });
  return network;
}

it('moves through the rows with j and k, and opens one with Enter', async () => {
  open(TWO);
  await screen.findByRole('button', { name: 'order_1' });
  await userEvent.keyboard('jjk');
  expect(document.activeElement?.textContent).toBe('order_1');
  await userEvent.keyboard('j{Enter}');
  const dialog = await screen.findByText('₹2,000');
  expect(dialog).toBeTruthy();
});

it('goes to the search with a slash, without typing it', async () => {
  open(TWO);
  await screen.findByRole('button', { name: 'order_1' });
  await userEvent.keyboard('/');
  const box = screen.getByRole('searchbox', { name: 'Order number, e-mail or coupon' });
  expect(document.activeElement).toBe(box);
  expect((box as HTMLInputElement).value).toBe('');
});

it('keeps search and filter in the links to other pages and to the export', async () => {
  open(TWO, '/hq/admin/payments?search=asha&status=success');
  const next = await screen.findByRole('link', { name: 'Next' });
  expect(next.getAttribute('href')).toContain('status=success&search=asha&after=behind2');
  expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toContain(
    '/hq/payments/export?status=success&search=asha',
  );
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
});

it('hides a column that is not wanted', async () => {
  open(TWO);
  await screen.findByRole('button', { name: 'order_1' });
  expect(screen.getAllByText('B.Tech')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox', { name: 'Program' }));
  expect(screen.queryByText('B.Tech')).toBeNull();
});

it('says that nothing matches, and shows everything again on request', async () => {
  const network = open({ data: [], previous: null, next: null }, '/hq/admin/payments?search=nobody');
  await screen.findByText('No matches');
  network.answer(getHqPayments, TWO as never);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByRole('button', { name: 'order_2' })).toBeTruthy();
});

it('says what an empty list will hold', async () => {
  open({ data: [], previous: null, next: null });
  expect(await screen.findByText('Nothing here yet')).toBeTruthy();
});
