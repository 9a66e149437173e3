import { sendOtp, verifyToken } from '@preproom/models/contract/accounts/codes';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

afterEach(cleanup);

it('a right code leads to the new password, and the state says so', async () => {
  sessionStorage.clear();
  useStore.setState({ ...INITIAL_STATE, isUserPending: false });
  const network = fakeNetwork();
  network.answer(sendOtp, {
    sent: true,
    browser: 'B'.repeat(43),
    resendAfterSeconds: 60,
    expiresInSeconds: 600,
  });
  network.answer(verifyToken, { verified: true, proof: 'p'.repeat(43) });
  renderPage(<ForgotPasswordPage />, { at: '/Account/forgetpassword' });
  await userEvent.type(await screen.findByLabelText('E-mail'), 'asha@people.example{Enter}');
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  expect(await screen.findByLabelText('New password')).toBeTruthy();
  expect(useStore.getState()).toMatchObject({ verifyCode: true, hasAccount: false });
});
