import { signUp } from '@preproom/models/contract/accounts/accounts';
import { sendOtp, verifyToken } from '@preproom/models/contract/accounts/codes';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { SignupPage } from './SignupPage.tsx';

const PROOF = 'p'.repeat(43);
let network: FakeNetwork;
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork();
  useStore.setState(INITIAL_STATE);
  network.answer(sendOtp, {
    sent: true,
    browser: 'B'.repeat(43),
    resendAfterSeconds: 60,
    expiresInSeconds: 600,
  });
  network.answer(verifyToken, { verified: true, proof: PROOF });
});
afterEach(cleanup);

const open = () => renderPage(<SignupPage />, { at: '/Account/Signup?next=%2Fprograms' });

async function askForCode() {
  await userEvent.type(await field('E-mail'), 'Asha@Example.com ');
  await press('Continue');
}

describe('signing up', () => {
  it('goes from the address by the code to name, phone and password, and enters', async () => {
    const { data } = aCurrentUser('user');
    network.answer(signUp, { token: 'x', data });
    network.answer(getCurrentUser, aCurrentUser('user'));
    open();
    await askForCode();
    expect(network.sentTo(sendOtp)[0]?.body).toEqual({ email: 'asha@example.com', purpose: 'signup' });
    await field('Code');
    await userEvent.paste('my code: 123 456');
    await userEvent.type(await field('Your name'), 'Asha Rao');
    expect(network.sentTo(verifyToken)[0]?.body).toEqual({
      email: 'asha@example.com',
      purpose: 'signup',
      code: '123456',
    });
    expect(useStore.getState()).toMatchObject({ verifyCode: true, hasAccount: false });
    await userEvent.type(await field('Phone number'), '98765 43210');
    await userEvent.type(await field('Password'), 'monsoon-chai-42');
    await press('Create account');
    await expect.poll(() => useStore.getState().user?.Name).toBe('Asha Rao');
    expect(network.sentTo(signUp)[0]?.body).toEqual({
      email: 'asha@example.com',
      proof: PROOF,
      name: 'Asha Rao',
      phone: '98765 43210',
      password: 'monsoon-chai-42',
    });
    expect(useStore.getState()).toMatchObject({ verifyCode: false, hasAccount: true });
  });

  it('says "Invalid Otp" across the page for a wrong code, keeps it, and takes the next one', async () => {
    network.refuse(verifyToken, 401, { code: 'invalid_otp', message: 'Invalid Otp' });
    open();
    await askForCode();
    await userEvent.type(await field('Code'), '111111');
    expect(await screen.findByText(/Wrong or expired code/)).toBeTruthy();
    expect(useStore.getState().error?.code).toBe('invalid_otp');
    expect((await field('Code')).value).toBe('111111');
    expect(useStore.getState()).toMatchObject({ verifyCode: false, hasAccount: true });
  });

  it('goes on after a reload of the page where it was, with the names kept and no password', async () => {
    open();
    await askForCode();
    await userEvent.type(await field('Code'), '123456');
    await userEvent.type(await field('Your name'), 'Asha');
    expect(screen.getByTestId('address').textContent).toContain('step=proved');
    expect(screen.getByTestId('address').textContent).toContain('next=%2Fprograms');
    cleanup();
    renderPage(<SignupPage />, { at: '/Account/Signup?step=proved' });
    expect((await field('Your name')).value).toBe('Asha');
    expect(Object.values({ ...sessionStorage }).join()).not.toContain('password');
  });

  it('begins at the address when nothing has been done yet, whatever the address bar says', async () => {
    renderPage(<SignupPage />, { at: '/Account/Signup?step=proved' });
    expect(await field('E-mail')).toBeTruthy();
  });

  it('asks for no second code while one is on its way', async () => {
    open();
    await askForCode();
    await field('Code');
    expect(screen.getByText(/Resend in (1:00|0:59)/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
  });

  it('keeps what was typed below the code while that is checked, and asks for the code if it is missing', async () => {
    open();
    await askForCode();
    await userEvent.type(await field('Your name'), 'Asha Rao');
    await userEvent.type(await field('Phone number'), '98765 43210');
    await userEvent.type(await field('Password'), 'monsoon-chai-42');
    await press('Create account');
    expect(await screen.findByText('Enter the code from your e-mail first.')).toBeTruthy();
    expect(document.activeElement).toBe(await field('Code'));
    expect(network.sentTo(signUp)).toHaveLength(0);
    await userEvent.type(await field('Code'), '123456');
    expect(await screen.findByText('asha@example.com is confirmed.')).toBeTruthy();
    expect((await field('Password')).value).toBe('monsoon-chai-42');
    expect(screen.queryByText('Enter the code from your e-mail first.')).toBeNull();
  });

  it('says what is wrong with the fields before anything is sent, and puts the focus there', async () => {
    open();
    await askForCode();
    await userEvent.type(await field('Code'), '123456');
    await userEvent.type(await field('Your name'), 'Asha Rao');
    await press('Create account');
    expect(screen.getByText(/Enter your phone number/)).toBeTruthy();
    expect(screen.getByText('Use at least 10 characters.')).toBeTruthy();
    expect(document.activeElement).toBe(await field('Phone number'));
    expect(network.sentTo(signUp)).toHaveLength(0);
  });

  it('waits for the code that is being checked when somebody is quick with the rest', async () => {
    const checked = Promise.withResolvers<void>();
    network.answerWith(verifyToken, async () => {
      await checked.promise;
      return { verified: true as const, proof: PROOF };
    });
    network.answer(signUp, { token: 'x', data: aCurrentUser('user').data });
    network.answer(getCurrentUser, aCurrentUser('user'));
    open();
    await askForCode();
    await userEvent.type(await field('Code'), '123456');
    await userEvent.type(await field('Your name'), 'Asha Rao');
    await userEvent.type(await field('Phone number'), '98765 43210');
    await userEvent.type(await field('Password'), 'monsoon-chai-42');
    await press('Create account');
    expect(screen.queryByText('Enter the code from your e-mail first.')).toBeNull();
    expect(network.sentTo(signUp)).toHaveLength(0);
    checked.resolve();
    await expect.poll(() => network.sentTo(signUp)).toHaveLength(1);
    expect(network.sentTo(signUp)[0]?.body).toMatchObject({ proof: PROOF });
  });

  it('leaves the focus to somebody who is typing below when the code turns out right', async () => {
    const checked = Promise.withResolvers<void>();
    network.answerWith(verifyToken, async () => {
      await checked.promise;
      return { verified: true as const, proof: PROOF };
    });
    open();
    await askForCode();
    await userEvent.type(await field('Code'), '123456');
    await userEvent.type(await field('Your name'), 'Asha Rao');
    await userEvent.type(await field('Password'), 'monsoon-');
    checked.resolve();
    expect(await screen.findByText('asha@example.com is confirmed.')).toBeTruthy();
    await userEvent.keyboard('chai-42');
    expect((await field('Password')).value).toBe('monsoon-chai-42');
    expect((await field('Your name')).value).toBe('Asha Rao');
  });

  it('says that the code is missing together with what is wrong below it', async () => {
    open();
    await askForCode();
    await userEvent.type(await field('Your name'), 'Asha Rao');
    await press('Create account');
    expect(await screen.findByText('Use at least 10 characters.')).toBeTruthy();
    expect(screen.getByText('Enter the code from your e-mail first.')).toBeTruthy();
  });

  it('shows what the server refuses at its field and keeps what was typed', async () => {
    const fields = { phone: 'is not a phone number' };
    network.refuse(signUp, 400, { code: 'bad_request', message: 'x', fields });
    open();
    await askForCode();
    await userEvent.type(await field('Code'), '123456');
    await userEvent.type(await field('Your name'), 'Asha Rao');
    await userEvent.type(await field('Phone number'), '12');
    await userEvent.type(await field('Password'), 'monsoon-chai-42');
    await press('Create account');
    expect(await screen.findByText(/Enter your phone number/)).toBeTruthy();
    expect((await field('Password')).value).toBe('monsoon-chai-42');
  });

  it('offers a new code when the proof was too old, and keeps what was typed', async () => {
    network.refuse(signUp, 401, { code: 'stale_proof', message: 'x' });
    open();
    await askForCode();
    await userEvent.type(await field('Code'), '123456');
    await userEvent.type(await field('Your name'), 'Asha Rao');
    await userEvent.type(await field('Phone number'), '98765 43210');
    await userEvent.type(await field('Password'), 'monsoon-chai-42');
    await press('Create account');
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    expect((await field('E-mail')).value).toBe('asha@example.com');
  });
});
