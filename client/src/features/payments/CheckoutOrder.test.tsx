import { ERROR_MESSAGES } from '@preproom/models/contract/http/errorMessages';
import { AppError, type ErrorCode } from '@preproom/models/contract/http/errors';
import { getQuote, type Quote } from '@preproom/models/contract/payments/coupons';
import {
  createPayment,
  getOrder,
  type PaymentRecord,
  reportPayment,
} from '@preproom/models/contract/payments/payments';
import { paySandbox } from '@preproom/models/contract/payments/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { aPayment, aProgram } from '../../lib/testing/samples.ts';
import {
  applyCoupon,
  checkoutNetwork,
  click,
  closeCheckout,
  FULL,
  LEARNER,
  openCheckout,
  PROGRAM,
  payButton,
} from './testing/openCheckout.tsx';

const ORDER = { currency: 'INR', key: 'k', provider: 'sandbox' } as const;

let network: FakeNetwork;
beforeEach(() => {
  network = checkoutNetwork();
});
afterEach(closeCheckout);

/** Answers the next orders with these ids. */
function answerOrders(...ids: string[]): void {
  network.answerWith(createPayment, async () => {
    const amount = Number(orders().at(-1)?.amount);
    const id = ids.shift() ?? 'order_last';
    return { ...ORDER, id, amount: amount * 100, data: { id } };
  });
}
const orders = () => network.sentTo(createPayment).map(({ body }) => body as Record<string, unknown>);

/** The order as the server knows it. */
function answerOrder(order_id: string, status: PaymentRecord['status']): void {
  const record = aPayment({ course_id: PROGRAM._id, order_id, status });
  network.answer(getOrder, { record, pack: null, refunds: [], isForLeaver: false });
}

/** Presses the button; the payment is cancelled, and the page opened again as its reload does. */
async function cancelPayment(button: string, at = '/checkout/x'): Promise<void> {
  network.answer(reportPayment, { request: { _id: PROGRAM._id, status: 'Failed' } });
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await userEvent.selectOptions(await screen.findByLabelText('Test outcome'), 'cancel');
  await userEvent.click(await payButton(button));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(network.sentTo(reportPayment).at(-1)?.body).toMatchObject({ status: 'Failed' });
  reload.mockRestore();
  openCheckout(at);
}

describe('the order', () => {
  it('is used again for a second try, and made new when the coupon changes', async () => {
    answerOrders('order_1', 'order_2');
    answerOrder('order_1', 'Failed');
    openCheckout();
    await cancelPayment('Pay ₹7,999');
    await cancelPayment('Try again: pay ₹7,999');
    expect(orders()).toHaveLength(1);
    await applyCoupon('DIWALI20');
    network.refuse(paySandbox, 500, { code: 'internal', message: '' });
    await userEvent.click(await payButton('Try again: pay ₹6,399'));
    await waitFor(() => expect(network.sentTo(paySandbox)).toHaveLength(1));
    expect(orders().map(({ amount, coupon }) => [amount, coupon])).toEqual([
      [7999, undefined],
      [6399, 'DIWALI20'],
    ]);
    expect(network.sentTo(paySandbox)[0]?.body).toMatchObject({ order_id: 'order_2' });
  });

  it('a failed payment reloads the page, which shows the failure, the coupon and the price again', async () => {
    answerOrders('order_1');
    openCheckout();
    await applyCoupon('diwali20');
    await cancelPayment('Pay ₹6,399');
    await payButton('Try again: pay ₹6,399');
    const failure = screen.getByText(/The payment didn’t go through/);
    expect(document.activeElement?.contains(failure)).toBe(true);
  });

  it('a coupon that was removed before a failed payment stays removed', async () => {
    answerOrders('order_1');
    openCheckout('/checkout/x?coupon=DIWALI20');
    await payButton('Pay ₹6,399');
    await click('Remove coupon DIWALI20');
    await cancelPayment('Pay ₹7,999', '/checkout/x?coupon=DIWALI20');
    await payButton('Try again: pay ₹7,999');
  });

  it.each([
    ['another program', aProgram({ _id: '0000000000000000000000c9' }), LEARNER],
    ['another person', PROGRAM, { ...LEARNER, _id: '0000000000000000000000a9' }],
  ])('of a failed payment is not kept for %s', async (_, product, user) => {
    answerOrders('order_1', 'order_2');
    openCheckout();
    await cancelPayment('Pay ₹7,999');
    openCheckout(undefined, product, user);
    await userEvent.click(await payButton('Pay ₹7,999'));
    await waitFor(() => expect(orders()).toHaveLength(2));
    expect(screen.queryByText(/The payment didn’t go through/)).toBeNull();
  });

  it.each(['success', 'refunded'] as const)('that is %s by now is shown, not paid again', async (status) => {
    answerOrders('order_1', 'order_2');
    openCheckout();
    await cancelPayment('Pay ₹7,999');
    network.answer(reportPayment, { request: { _id: PROGRAM._id, status } });
    await userEvent.click(await payButton('Try again: pay ₹7,999'));
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe('/paymentSuccessfull?transcation_id=order_1'),
    );
    expect(orders()).toHaveLength(1);
    expect(network.sentTo(paySandbox)).toEqual([]);
    // Buying it once more is possible.
    openCheckout();
    await payButton('Pay ₹7,999');
  });

  it('is announced before it is paid again, so that a payment without an answer is waited for', async () => {
    answerOrders('order_1');
    openCheckout();
    await cancelPayment('Pay ₹7,999');
    network.answer(reportPayment, { request: { _id: PROGRAM._id, status: 'created' } });
    network.answer(paySandbox, { payment_id: 'pay_1', signature: null });
    await userEvent.selectOptions(await screen.findByLabelText('Test outcome'), 'callback_lost');
    await userEvent.click(await payButton('Try again: pay ₹7,999'));
    await waitFor(() => expect(network.sentTo(paySandbox)).toHaveLength(1));
    expect(network.sentTo(reportPayment).at(-1)?.body).toEqual({ order_id: 'order_1', status: 'created' });
  });

  it('whose failure could not be reported stays as it is: no reload', async () => {
    answerOrders('order_1');
    openCheckout();
    network.refuse(reportPayment, 503, { code: 'unavailable', message: '' });
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await userEvent.selectOptions(await screen.findByLabelText('Test outcome'), 'cancel');
    await userEvent.click(await payButton('Pay ₹7,999'));
    await screen.findByRole('alert');
    expect(reload).not.toHaveBeenCalled();
    reload.mockRestore();
  });

  it.each<[ErrorCode, string, Quote]>([
    [
      'price_changed',
      'The price has changed to ₹8,499. You haven’t been charged.',
      { ...FULL, listPaise: 849_900, totalPaise: 849_900 },
    ],
    ['coupon_used_up', ERROR_MESSAGES.coupon_used_up, { ...FULL, refusal: 'coupon_used_up' }],
  ])('%s: the price is loaded again, and nothing is charged', async (code, text, next) => {
    openCheckout('/checkout/x?coupon=DIWALI20');
    const button = await payButton('Pay ₹6,399');
    network.refuse(createPayment, 409, { code, message: new AppError(code).message });
    network.answer(getQuote, next);
    await userEvent.click(button);
    await screen.findAllByText(text);
    await payButton(next.totalPaise === 849_900 ? 'Pay ₹8,499' : 'Pay ₹7,999');
  });
});
