import { ERROR_MESSAGES } from '@preproom/models/contract/http/errorMessages';
import {
  getStudentProfile,
  type StudentProfile,
  saveAbout,
  saveGoal,
} from '@preproom/models/contract/learners/studentProfile';
import { getQuote } from '@preproom/models/contract/payments/coupons';
import type { Enrolment } from '@preproom/models/contract/payments/packs';
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

describe('somebody who has this program already', () => {
  const DAY = 24 * 60 * 60_000;
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
  const span = { startDate: '', expiresOn: '', startDay: '2026-11-27', lastDay: '2099-01-25' };
  const anEnrolment = (change: Partial<Enrolment> = {}): Enrolment => ({
    ...{ course_id: PROGRAM._id, state: 'active' as const, ...span, ...change },
  });
  const show = (enrolments: Enrolment[], payments: PaymentRecord[] = []) => {
    useStore.setState({ enrolments, UserTranscation: payments });
    openCheckout();
  };
  const aRecent = (change: Partial<PaymentRecord>) =>
    aPayment({ course_id: PROGRAM._id, createdAt: ago(DAY), ...change });
  afterEach(() => useStore.setState({ enrolments: [], UserTranscation: [] }));

  it.each(['active', 'queued'] as const)(
    'with a pack that is %s reads until when it is good, when a second starts, and what the button buys',
    async (state) => {
      show([anEnrolment({ state })]);
      await payButton('Pay ₹7,999 for a second pack');
      expect(screen.getByText(/You already have this pack until 25 January 2099/)).toBeTruthy();
      expect(screen.getByText(/A second one starts on 26 January 2099/)).toBeTruthy();
      const link = screen.getByRole('link', { name: 'See your pack' });
      expect(link.getAttribute('href')).toBe('/dashboard');
    },
  );

  it('reads that a second one queues behind the packs of other programs too', async () => {
    const other = '0000000000000000000000c9';
    show([anEnrolment(), anEnrolment({ course_id: other, state: 'queued', lastDay: '2099-03-26' })]);
    await payButton('Pay ₹7,999 for a second pack');
    expect(screen.getByText(/until 25 January 2099.*A second one starts on 27 March 2099/)).toBeTruthy();
  });

  it.each(['active', 'queued'] as const)(
    'reads above the button when this one starts, with a pack of another program that is %s',
    async (state) => {
      show([anEnrolment({ course_id: '0000000000000000000000c9', state })]);
      const pay = await payButton('Pay ₹7,999');
      const note = screen.getByText(
        'You have a pack until 25 January 2099, so this one starts on 26 January 2099.',
      );
      expect(note.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it('is led to a payment of the last days whose pack is not known', async () => {
    show([], [aRecent({ order_id: 'order_paid' })]);
    await payButton('Pay ₹7,999 for a second pack');
    expect(screen.getByText(/Paying again buys a second pack/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'See your pack' });
    expect(link.getAttribute('href')).toBe('/paymentSuccessfull?transcation_id=order_paid');
  });

  it.each([
    ['paid long ago', [], [aRecent({ createdAt: ago(4 * DAY) })]],
    ['did not pay', [], [aRecent({ status: 'Failed' })]],
    ['got the money back', [], [aRecent({ status: 'refunded' })]],
    ['paid for another', [], [aRecent({ course_id: '0000000000000000000000c9' })]],
    ['has an ended pack', [anEnrolment({ state: 'ended' })], []],
    ['has a pack of another', [anEnrolment({ course_id: '0000000000000000000000c9' })], []],
  ])('is not asked for a second pack when they %s', async (_, enrolments, payments) => {
    show(enrolments, payments);
    await payButton('Pay ₹7,999');
    expect(screen.queryByText(/second/)).toBeNull();
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
