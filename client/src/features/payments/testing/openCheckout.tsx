import { getQuote, type Quote } from '@preproom/models/contract/payments/coupons';
import { getProducts } from '@preproom/models/contract/programs/products';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aProgram } from '../../../lib/testing/samples.ts';
import { Checkout } from '../Checkout.tsx';

export const PROGRAM = aProgram();
export const FULL: Quote = {
  course_id: PROGRAM._id,
  listPaise: 799_900,
  discountPaise: 0,
  totalPaise: 799_900,
  includedGstPaise: null,
  coupon: null,
  provider: 'sandbox',
  refusal: null,
};
export const REDUCED: Quote = {
  ...FULL,
  discountPaise: 160_000,
  totalPaise: 639_900,
  coupon: { code: 'DIWALI20', percent: 20 },
};
export const LEARNER = aCurrentUser('user').data;

/** A server with one program and the coupon DIWALI20. */
export function checkoutNetwork(): FakeNetwork {
  const network = fakeNetwork();
  network.answer(getProducts, { product: [PROGRAM], data: { product: [PROGRAM] } });
  answerQuotes(network, { DIWALI20: REDUCED });
  return network;
}

/** What the server says of each code; other codes do not exist. */
export function answerQuotes(network: FakeNetwork, quotes: Record<string, Quote>): void {
  network.answerWith(getQuote, async (): Promise<Quote> => {
    const search = network.sentTo(getQuote).at(-1)?.search;
    const coupon = new URLSearchParams(search).get('coupon');
    return coupon === null ? FULL : (quotes[coupon.toUpperCase()] ?? { ...FULL, refusal: 'coupon_unknown' });
  });
}

/** Opens the page, in place of one that is open, as a reload does. */
export function openCheckout(at = '/checkout/x', product = PROGRAM, user = LEARNER): void {
  cleanup();
  renderPage(<Checkout product={product} user={user} />, { at });
}

export function closeCheckout(): void {
  cleanup();
  sessionStorage.clear();
}

export const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const couponField = () => screen.getByLabelText<HTMLInputElement>('Coupon code');
export const payButton = (text: string) => screen.findByRole('button', { name: text });

export async function applyCoupon(code: string): Promise<void> {
  await click('Have a coupon?');
  await userEvent.type(couponField(), code);
  await userEvent.keyboard('{Enter}');
}
