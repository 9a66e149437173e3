import {
  getHqPayment,
  type PaymentFile,
  previewRefund,
  type RefundPreview,
  refundPayment,
} from '@preproom/models/contract/payments/team/payment';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { PaymentPage } from './PaymentPage.tsx';

const PAYMENT: PaymentFile = {
  orderId: 'order_1',
  createdAt: '2026-11-20T13:00:00.000Z',
  paidAt: '2026-11-20T13:01:00.000Z',
  username: 'Asha Rao',
  course: 'B.Tech',
  provider: 'razorpay',
  status: 'success',
  listPaise: 799_900,
  discountPaise: 0,
  couponCode: null,
  paise: 799_900,
  leftPaise: 799_900,
  payments: [{ id: 'pay_1', state: 'captured', paise: 799_900, isCounted: true }],
  refunds: [],
  receipts: [],
  pack: {
    state: 'active',
    startDay: '2026-11-20',
    lastDay: '2027-01-18',
    rounds: [
      { name: 'HR Round 1', state: 'free' },
      { name: 'Tech Round 1', state: 'free' },
      { name: 'Tech Round 2', state: 'booked' },
    ],
  },
  ledger: [],
  referral: null,
};
/** The provider has not said yet that it is done. */
const REFUND: PaymentFile['refunds'][number] = {
  paise: 266_700,
  rounds: ['HR Round 1'],
  by: 'team',
  actor: 'Devika Team',
  reason: 'Moved away',
  at: '2026-11-25T13:00:00.000Z',
  state: 'waiting',
  refundId: null,
};
const PREVIEW: RefundPreview = {
  paise: 266_700,
  leftPaise: 799_900,
  rounds: ['HR Round 1'],
  closesPack: false,
  sessions: [],
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  network.answer(getHqPayment, { data: PAYMENT });
  network.answer(previewRefund, PREVIEW);
});
afterEach(cleanup);

async function open() {
  renderPage(
    <Routes>
      <Route path="/hq/admin/payments/:orderId" element={<PaymentPage />} />
    </Routes>,
    { at: '/hq/admin/payments/order_1' },
  );
  await screen.findByRole('heading', { name: 'order_1' });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodyOf = (endpoint: typeof previewRefund | typeof refundPayment) =>
  network.sentTo(endpoint).map(({ body }) => body as Record<string, unknown>);

/** As far as the dialog that names what the refund does. */
async function chooseRound() {
  await userEvent.click(screen.getByRole('radio', { name: 'Unused rounds' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'HR Round 1' }));
  await userEvent.type(screen.getByLabelText('Reason (team only)'), 'Moved away');
  await press('Review refund');
  return screen.findByRole('alertdialog', { name: 'Refund ₹2,667?' });
}

it('offers unused rounds alone, names what the refund does, and sends it once with what was seen', async () => {
  await open();
  network.answer(refundPayment, { data: { ...PAYMENT, leftPaise: 533_200, refunds: [REFUND] } });
  const dialog = await chooseRound();
  expect(screen.queryByRole('checkbox', { name: 'Tech Round 2', hidden: true })).toBeNull();
  expect(within(dialog).getByText('Rounds to be closed: HR Round 1')).toBeTruthy();
  expect(bodyOf(previewRefund)).toEqual([{ what: { rounds: ['HR Round 1'] } }]);
  expect(bodyOf(refundPayment)).toEqual([]);
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Refund ₹2,667' }));
  await screen.findByText('₹2,667 is on its way. We’ll e-mail the learner a credit note once it’s done.');
  const sent = bodyOf(refundPayment);
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  expect(sent[0]).toMatchObject({
    leftPaise: 799_900,
    what: { rounds: ['HR Round 1'] },
    reason: 'Moved away',
  });
  expect(screen.getByText('₹5,332')).toBeTruthy();
});

it('names the sessions that go and that the pack closes', async () => {
  await open();
  network.answer(previewRefund, {
    ...PREVIEW,
    paise: 799_900,
    closesPack: true,
    sessions: [
      {
        roomid: 'abcdefghijkl',
        round: 'Tech Round 2',
        startsAt: '2026-11-26T13:00:00.000Z',
        mentor: 'Meera Iyer',
      },
    ],
  });
  await userEvent.type(screen.getByLabelText('Reason (team only)'), 'Moved away');
  await press('Review refund');
  const dialog = await screen.findByRole('alertdialog', { name: 'Refund ₹7,999?' });
  expect(within(dialog).getByText(/Tech Round 2, Meera Iyer/)).toBeTruthy();
  expect(within(dialog).getByText('The pack closes. No more sessions can be booked with it.')).toBeTruthy();
});

it('tells who comes second, shows what is left now, and keeps the reason', async () => {
  await open();
  network.refuse(refundPayment, 409, { message: 'Conflict.', code: 'conflict' });
  const dialog = await chooseRound();
  network.answer(getHqPayment, { data: { ...PAYMENT, leftPaise: 533_200 } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund ₹2,667' }));
  await within(dialog).findByText(/Someone refunded part of this order or booked a round first/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('₹5,332')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason (team only)').value).toBe('Moved away');
});

it('checks the amount, and shows the server’s limit at its field', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Fixed amount' }));
  await userEvent.type(screen.getByLabelText('Reason (team only)'), 'Half of it');
  const amount = screen.getByLabelText('Amount in rupees');
  await userEvent.type(amount, '-1');
  await press('Review refund');
  await screen.findByText('Enter an amount, like 1500.');
  expect(bodyOf(previewRefund)).toEqual([]);
  const fields = { paise: 'is more than what is left' };
  network.refuse(previewRefund, 400, { message: 'No.', code: 'bad_request', fields });
  await userEvent.clear(amount);
  await userEvent.type(amount, '9,000.50');
  await press('Review refund');
  await screen.findByText('Only ₹7,999 is left.');
  expect(bodyOf(previewRefund)).toEqual([{ what: { paise: 900_050 } }]);
});
