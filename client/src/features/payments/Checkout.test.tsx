import { ERROR_MESSAGES } from '@preproom/models/contract/http/errors';
import {
  getStudentProfile,
  type StudentProfile,
  saveAbout,
  saveGoal,
} from '@preproom/models/contract/learners/studentProfile';
import { getQuote } from '@preproom/models/contract/payments/coupons';
import { createPayment, type PaymentRecord } from '@preproom/models/contract/payments/payments';
import { getProducts } from '@preproom/models/contract/programs/products';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useStore } from '../../lib/store.ts';
import type { FakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aPayment } from '../../lib/testing/samples.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import {
  answerQuotes,
  applyCoupon,
  checkoutNetwork,
  click,
  closeCheckout,
  couponField,
  FULL,
  LEARNER,
  openCheckout,
  PROGRAM,
  payButton,
  REDUCED,
} from './testing/openCheckout.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = checkoutNetwork();
});
afterEach(closeCheckout);

const news = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('somebody who has paid for the program', () => {
  const paid = (change: Partial<PaymentRecord>) => {
    const createdAt = new Date(Date.now() - 60_000).toISOString();
    useStore.setState({ UserTranscation: [aPayment({ course_id: PROGRAM._id, createdAt, ...change })] });
    openCheckout();
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

describe('the checkout of a learner whose profile is not complete', () => {
  const newcomer = { ...LEARNER, phone: '+919876543210', completed: false };
  const profile: StudentProfile = {
    ...{ dateOfBirth: null, language: 'en', education: null, goal: null, skills: null, guardian: null },
    ...{ needsGuardian: false, OnboardingStep: 0, completed: false },
  };
  const goal = { targetRole: 'Pilot', programId: null, interviewDate: null };
  const born = (value: string) =>
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value } });
  beforeEach(() => {
    useStore.setState({ user: newcomer });
    network.answer(getStudentProfile, profile);
    network.answer(saveAbout, profile);
    openCheckout(undefined, PROGRAM, newcomer);
  });
  afterEach(() => useStore.setState({ user: null }));

  it('asks for it on the same sheet, saves it and pays by one press', async () => {
    network.answer(saveGoal, { ...profile, goal, completed: true });
    network.refuse(createPayment, 503, { code: 'unavailable', message: '' });
    await payButton('Pay ₹7,999');
    born('2004-05-06');
    await userEvent.type(screen.getByLabelText('Target role'), 'Pilot');
    await click('Pay ₹7,999');
    await waitFor(() => expect(network.sentTo(createPayment)).toHaveLength(1));
    expect(network.sentTo(saveGoal)[0]?.body).toEqual(goal);
  });

  it('takes no money from a minor before a guardian has agreed', async () => {
    network.answer(saveGoal, { ...profile, dateOfBirth: '2012-05-06', goal, needsGuardian: true });
    await payButton('Pay ₹7,999');
    born('2012-05-06');
    await userEvent.type(screen.getByLabelText('Target role'), 'Pilot');
    await click('Pay ₹7,999');
    await screen.findByLabelText('Parent or guardian’s name');
    expect(screen.queryByRole('button', { name: 'Pay ₹7,999' })).toBeNull();
    expect(network.sentTo(createPayment)).toHaveLength(0);
  });
});

describe('a coupon', () => {
  it('that counts lowers the total and the pay button, is announced, and can be removed', async () => {
    openCheckout();
    await click('Have a coupon?');
    expect(document.activeElement).toBe(couponField());
    await userEvent.type(couponField(), 'diwali20{Enter}');
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
    openCheckout();
    await applyCoupon('DIWALI21');
    await screen.findAllByText(ERROR_MESSAGES.coupon_unknown);
    expect(couponField().value).toBe('DIWALI21');
    expect(couponField().getAttribute('aria-invalid')).toBe('true');
    expect(news()).toContain(ERROR_MESSAGES.coupon_unknown);
    await payButton('Pay ₹7,999');
    await userEvent.clear(couponField());
    await userEvent.type(couponField(), 'DIWALI20');
    await click('Apply');
    await payButton('Pay ₹6,399');
  });

  it('can be tried again when the server did not answer', async () => {
    openCheckout();
    await screen.findByRole('button', { name: 'Pay ₹7,999' });
    network.refuse(getQuote, 429, { code: 'too_many_requests', message: '' }, { 'Retry-After': '120' });
    await applyCoupon('DIWALI20');
    await screen.findAllByText('Too many attempts. Try again in 2 minutes.');
    network.answer(getQuote, REDUCED);
    await click('Apply');
    await payButton('Pay ₹6,399');
  });

  it('of the address is applied by itself, and leaves the focus where it is', async () => {
    openCheckout('/checkout/x?coupon=diwali20');
    await payButton('Pay ₹6,399');
    expect(document.activeElement).toBe(document.body);
  });

  it('of the address that has ended is shown with the reason', async () => {
    answerQuotes(network, { OLD10: { ...FULL, refusal: 'coupon_ended' } });
    openCheckout('/checkout/x?coupon=OLD10');
    await screen.findAllByText(ERROR_MESSAGES.coupon_ended);
    expect(couponField().value).toBe('OLD10');
    await payButton('Pay ₹7,999');
  });
});

describe('the program', () => {
  const openPage = () => {
    useStore.setState({ user: LEARNER });
    renderPage(
      <Routes>
        <Route path="/checkout/:courseId" element={<CheckoutPage />} />
      </Routes>,
      { at: `/checkout/${PROGRAM._id}` },
    );
  };
  afterEach(() => useStore.setState({ user: null }));

  it('that cannot be loaded is a quiet note, which tries again', async () => {
    network.refuse(getProducts, 500, { code: 'internal', message: '' });
    openPage();
    await screen.findByText('Couldn’t load this program');
    expect(screen.queryByRole('alert')).toBeNull();
    network.answer(getProducts, { product: [PROGRAM], data: { product: [PROGRAM] } });
    await click('Try again');
    await payButton('Pay ₹7,999');
  });

  it('stays on the page when it cannot be loaded again', async () => {
    openPage();
    await payButton('Pay ₹7,999');
    network.refuse(getProducts, 500, { code: 'internal', message: '' });
    network.refuse(createPayment, 409, { code: 'price_changed', message: '' });
    await click('Pay ₹7,999');
    await screen.findByText(/The price has changed/);
    expect(network.sentTo(getProducts).length).toBeGreaterThan(1);
  });
});
