import { signUp } from '@preproom/models/contract/accounts/accounts';
import { sendOtp, verifyToken } from '@preproom/models/contract/accounts/codes';
import { socialAuth, startSocialAuth } from '@preproom/models/contract/accounts/social';
import type { Endpoint } from '@preproom/models/contract/http/endpoint';
import { sendQuery } from '@preproom/models/contract/inbox/queries';
import { becomeMentor } from '@preproom/models/contract/mentors/mentors';
import { createPayment, reportPayment } from '@preproom/models/contract/payments/payments';
import { paySandbox } from '@preproom/models/contract/payments/sandbox';
import { affiliateSignUp } from '@preproom/models/contract/referrals/affiliates';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SignupPage } from '../features/accounts/signup/SignupPage.tsx';
import { SocialButtons } from '../features/accounts/social/SocialButtons.tsx';
import { SocialReturnPage } from '../features/accounts/social/SocialReturnPage.tsx';
import { AddressAndCode } from '../features/mentors/AddressAndCode.tsx';
import { Checkout } from '../features/payments/Checkout.tsx';
import { AffiliateForm } from '../features/referrals/affiliates/AffiliateForm.tsx';
import { Callback } from '../features/site/home/callback/Callback.tsx';
import { INITIAL_STATE, useStore } from '../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../lib/testing/fakeNetwork.ts';
import { renderPage } from '../lib/testing/renderPage.tsx';
import { aCurrentUser, aProgram } from '../lib/testing/samples.ts';

const settings = { socialProviders: [{ id: 'google', label: 'Google' }] };
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  network.answer(sendOtp, {
    sent: true,
    resendAfterSeconds: 60,
    expiresInSeconds: 600,
    browser: 'a'.repeat(43),
  });
  useStore.setState({ ...INITIAL_STATE, isLoading: false, isUserPending: false });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

async function signUpTo(step: 'code' | 'details'): Promise<void> {
  renderPage(<SignupPage />, { at: '/Account/Signup' });
  await type('E-mail', 'asha@example.com');
  await press('Continue');
  await type('Code', '123456');
  if (step === 'code') return;
  await type('Your name', 'Asha Rao');
  await type('Phone number', '98765 43210');
  await type('Password', 'monsoon-chai-42');
  await press('Create account');
}

async function openPayment(): Promise<void> {
  renderPage(<Checkout product={aProgram()} user={aCurrentUser('user').data} />);
  await press('Pay ₹7,999');
}

/** Each call that the specification calls an action, and the way to it. Log-in, log-out and the mentors are the store's own. */
const ACTIONS: [string, Endpoint, () => Promise<unknown>][] = [
  ['verifying a code', verifyToken, () => signUpTo('code')],
  [
    'signing up',
    signUp,
    () => {
      network.answer(verifyToken, { verified: true, proof: 'p'.repeat(43) });
      return signUpTo('details');
    },
  ],
  [
    'becoming a mentor',
    becomeMentor,
    async () => {
      renderPage(<AddressAndCode />);
      await type('E-mail', 'meera@example.com');
      await press('Start application');
      await type('Code', '123456');
    },
  ],
  [
    'leaving for a social log-in',
    startSocialAuth,
    () => {
      renderPage(<SocialButtons />, { settings });
      return press('Continue with Google');
    },
  ],
  [
    'coming back from a social log-in',
    socialAuth,
    async () => {
      window.history.replaceState(null, '', '/Account/social/google?code=c&state=s');
      renderPage(<SocialReturnPage />, { settings });
    },
  ],
  ['beginning a payment', createPayment, openPayment],
  [
    'reporting a payment',
    reportPayment,
    async () => {
      const order = { id: 'order_1', amount: 799_900, currency: 'INR', key: 'k' } as const;
      network.answer(createPayment, { ...order, provider: 'sandbox', data: { id: order.id } });
      network.answer(paySandbox, { payment_id: 'pay_1', signature: null });
      await openPayment();
    },
  ],
  [
    'signing up as an affiliate',
    affiliateSignUp,
    () => {
      renderPage(<AffiliateForm />);
      return press('Continue');
    },
  ],
  [
    'asking for a callback',
    sendQuery,
    () => {
      renderPage(<Callback />);
      return press('Request a callback');
    },
  ],
];

test.each(ACTIONS)('%s sets the loading flag, and its failure resets it', async (_, endpoint, act) => {
  let fail = () => {};
  network.answerWith(
    endpoint,
    () =>
      new Promise((_resolve, reject) => {
        fail = () => reject(new TypeError('Failed to fetch'));
      }),
  );
  await act();
  await waitFor(() => expect(network.sentTo(endpoint)).toHaveLength(1));
  expect(useStore.getState().isLoading).toBe(true);
  fail();
  await waitFor(() => expect(useStore.getState().isLoading).toBe(false));
});
