import { getQuote, type Quote } from '@preproom/models/contract/business/coupons';
import {
  createPayment,
  type PaymentRecord,
  reportPayment,
} from '@preproom/models/contract/business/payments';
import { getProducts } from '@preproom/models/contract/business/products';
import { paySandbox } from '@preproom/models/contract/business/sandbox';
import { AppError, ERROR_MESSAGES, type ErrorCode } from '@preproom/models/contract/http/errors';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useStore } from '../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aCurrentUser, aPayment, aProgram } from '../../lib/testing/samples.ts';
import { Checkout } from './Checkout.tsx';

const PROGRAM = aProgram();
const FULL: Quote = {
  course_id: PROGRAM._id,
  listPaise: 799_900,
  discountPaise: 0,
  totalPaise: 799_900,
  includedGstPaise: null,
  coupon: null,
  refusal: null,
};
const REDUCED: Quote = {
  ...FULL,
  discountPaise: 160_000,
  totalPaise: 639_900,
  coupon: { code: 'DIWALI20', percent: 20 },
};

const ORDER = { currency: 'INR', key: 'k', provider: 'sandbox' } as const;

let network: FakeNetwork;
/** What the server says of each code; of others that they do not exist. */
let quotes: Record<string, Quote>;
beforeEach(() => {
  network = fakeNetwork();
  quotes = { DIWALI20: REDUCED };
  network.answer(getProducts, { product: [PROGRAM], data: { product: [PROGRAM] } });
  network.answerWith(getQuote, async (): Promise<Quote> => {
    const search = network.sentTo(getQuote).at(-1)?.search;
    const coupon = new URLSearchParams(search).get('coupon');
    return coupon === null ? FULL : (quotes[coupon.toUpperCase()] ?? { ...FULL, refusal: 'coupon_unknown' });
  });
});
afterEach(cleanup);

const open = (at = '/checkout/x') =>
  renderPage(<Checkout product={PROGRAM} user={aCurrentUser('user').data} />, { at });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText<HTMLInputElement>('Coupon code');
const payButton = (text: string) => screen.findByRole('button', { name: text });
const news = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

async function apply(code: string): Promise<void> {
  await click('Have a coupon?');
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), code);
  await userEvent.keyboard('{Enter}');
}

/** Answers the next orders with these ids. */
function answerOrders(...ids: string[]): void {
  network.answerWith(createPayment, async () => {
    const amount = Number(orders().at(-1)?.amount);
    const id = ids.shift() ?? 'order_last';
    return { ...ORDER, id, amount: amount * 100, data: { id } };
  });
}
const orders = () => network.sentTo(createPayment).map(({ body }) => body as Record<string, unknown>);

async function cancelPayment(): Promise<void> {
  network.answer(reportPayment, { request: { _id: PROGRAM._id, status: 'Failed' } });
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }),
  );
}

describe('somebody who has paid for the program', () => {
  const paid = (change: Partial<PaymentRecord>) => {
    const createdAt = new Date(Date.now() - 60_000).toISOString();
    useStore.setState({ UserTranscation: [aPayment({ course_id: PROGRAM._id, createdAt, ...change })] });
    open();
  };
  afterEach(() => useStore.setState({ UserTranscation: [] }));

  it('within the hour is led to the pack and warned of a second one', async () => {
    paid({ order_id: 'order_paid' });
    await payButton('Pay ₹7,999');
    expect(screen.getByText(/Paying again buys a second one/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'see your pack' });
    expect(link.getAttribute('href')).toBe('/paymentSuccessfull?transcation_id=order_paid');
  });

  it.each([
    ['long ago', { createdAt: new Date(Date.now() - 61 * 60_000).toISOString() }],
    ['without success', { status: 'Failed' as const }],
    ['for another program', { course_id: '0000000000000000000000c9' }],
  ])('%s is not', async (_, change) => {
    paid(change);
    await payButton('Pay ₹7,999');
    expect(screen.queryByText(/Paying again/)).toBeNull();
  });
});

describe('a coupon', () => {
  it('that counts lowers the total and the pay button, is announced, and can be removed', async () => {
    open();
    await apply('diwali20');
    await payButton('Pay ₹6,399');
    expect(screen.getByText('−₹1,600')).toBeTruthy();
    expect(screen.getByText('20% off')).toBeTruthy();
    expect(news()).toContain('Coupon DIWALI20 applied. Total ₹6,399.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove coupon DIWALI20' }));
    await click('Remove coupon DIWALI20');
    await payButton('Pay ₹7,999');
    expect(news()).toContain('No coupon. Total ₹7,999.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Have a coupon?' }));
  });

  it('that does not exist keeps what was typed, with the reason at the field', async () => {
    open();
    await apply('DIWALI21');
    await screen.findAllByText(ERROR_MESSAGES.coupon_unknown);
    expect(field().value).toBe('DIWALI21');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(news()).toContain(ERROR_MESSAGES.coupon_unknown);
    await payButton('Pay ₹7,999');
    await userEvent.clear(field());
    await userEvent.type(field(), 'DIWALI20');
    await click('Apply');
    await payButton('Pay ₹6,399');
  });

  it('can be tried again when the server did not answer', async () => {
    open();
    await screen.findByRole('button', { name: 'Pay ₹7,999' });
    network.refuse(getQuote, 429, { code: 'too_many_requests', message: '' }, { 'Retry-After': '120' });
    await apply('DIWALI20');
    await screen.findAllByText('Too many attempts. Try again in 2 minutes.');
    network.answer(getQuote, REDUCED);
    await click('Apply');
    await payButton('Pay ₹6,399');
  });

  it('of the address is applied by itself, and leaves the focus where it is', async () => {
    open('/checkout/x?coupon=diwali20');
    await payButton('Pay ₹6,399');
    expect(document.activeElement).toBe(document.body);
  });

  it('of the address that has ended is shown with the reason', async () => {
    quotes = { OLD10: { ...FULL, refusal: 'coupon_ended' } };
    open('/checkout/x?coupon=OLD10');
    await screen.findAllByText(ERROR_MESSAGES.coupon_ended);
    expect(field().value).toBe('OLD10');
    await payButton('Pay ₹7,999');
  });
});

describe('the order', () => {
  it('is used again for a second try, and made new when the coupon changes', async () => {
    answerOrders('order_1', 'order_2');
    open();
    await userEvent.click(await payButton('Pay ₹7,999'));
    await cancelPayment();
    await userEvent.click(await payButton('Try again: pay ₹7,999'));
    await cancelPayment();
    expect(orders()).toHaveLength(1);
    await apply('DIWALI20');
    await userEvent.click(await payButton('Try again: pay ₹6,399'));
    expect(orders().map(({ amount, coupon }) => [amount, coupon])).toEqual([
      [7999, undefined],
      [6399, 'DIWALI20'],
    ]);
    network.refuse(paySandbox, 500, { code: 'internal', message: '' });
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pay ₹6,399' }));
    expect(network.sentTo(paySandbox)[0]?.body).toMatchObject({ order_id: 'order_2' });
  });

  it.each<[ErrorCode, string, Quote]>([
    [
      'price_changed',
      'The price has changed to ₹8,499. You haven’t been charged.',
      { ...FULL, listPaise: 849_900, totalPaise: 849_900 },
    ],
    ['coupon_used_up', ERROR_MESSAGES.coupon_used_up, { ...FULL, refusal: 'coupon_used_up' }],
  ])('%s: the price is loaded again, and nothing is charged', async (code, text, next) => {
    open('/checkout/x?coupon=DIWALI20');
    const button = await payButton('Pay ₹6,399');
    network.refuse(createPayment, 409, { code, message: new AppError(code).message });
    network.answer(getQuote, next);
    await userEvent.click(button);
    await screen.findAllByText(text);
    await payButton(next.totalPaise === 849_900 ? 'Pay ₹8,499' : 'Pay ₹7,999');
  });
});
