import { sendOtp } from '@preproom/models/contract/accounts/codes';
import { logIn } from '@preproom/models/contract/accounts/users';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { LoginPage } from './LoginPage.tsx';

let network: FakeNetwork;
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));

async function logInAs(address: string, secret: string) {
  await userEvent.type(email(), address);
  await userEvent.type(password(), secret);
  await submit();
}

beforeEach(() => {
  network = fakeNetwork();
  useStore.setState(INITIAL_STATE);
  renderPage(<LoginPage />);
});

afterEach(cleanup);

describe('the log-in page', () => {
  it('logs in with what was typed', async () => {
    const answer = aCurrentUser('user');
    network.answer(logIn, { token: 'x', data: answer.data });
    network.answer(getCurrentUser, answer);
    await logInAs(' asha@example.com ', 'long enough');
    expect(network.sentTo(logIn)[0]?.body).toEqual({ email: 'asha@example.com', password: 'long enough' });
    expect(useStore.getState().user?.Name).toBe('Asha Rao');
  });

  it('says one sentence for wrong credentials and keeps what was typed', async () => {
    network.refuse(logIn, 401, { code: 'wrong_credentials', message: 'x' });
    await logInAs('asha@example.com', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Wrong e-mail or password. Try again, or reset your password.',
    );
    expect([email().value, password().value]).toEqual(['asha@example.com', 'wrong']);
  });

  it('tells how long to wait after too many tries', async () => {
    network.refuse(logIn, 429, { code: 'too_many_requests', message: 'x' }, { 'Retry-After': '100' });
    await logInAs('asha@example.com', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in 2 minutes');
  });

  it('says why to whom a login ended in the middle of something, until they log in', async () => {
    expect(screen.getByText('Welcome back.')).toBeTruthy();
    const { data } = aCurrentUser('user');
    act(() => useStore.setState({ user: data }));
    act(() => useStore.getState().forgetUser());
    expect(screen.getByText('You’ve been logged out. Log in to continue.')).toBeTruthy();
    act(() => useStore.getState().enter(data));
    expect(screen.getByText('Welcome back.')).toBeTruthy();
  });

  it('says so when the server cannot be reached', async () => {
    await logInAs('asha@example.com', 'right');
    expect((await screen.findByRole('alert')).textContent).toContain('isn’t available right now');
  });

  it('sends nothing without an address and puts the focus there', async () => {
    await submit();
    expect(screen.getByText(/Enter your e-mail,/)).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(network.sent).toHaveLength(0);
  });

  it('sends nothing without a password and puts the focus there', async () => {
    await userEvent.type(email(), 'asha@example.com');
    await submit();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(document.activeElement).toBe(password());
  });

  it("shows the server's fault beside the address", async () => {
    network.refuse(logIn, 400, {
      code: 'bad_request',
      message: 'x',
      fields: { email: 'not an e-mail address' },
    });
    await logInAs('asha@example.c', 'long enough');
    expect(await screen.findByText(/Enter your e-mail,/)).toBeTruthy();
    expect(email().getAttribute('aria-invalid')).toBe('true');
  });

  it('shows and hides the password', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('password');
  });
});

describe.each([
  ['/checkout/0000000000000000000000c1', /straight to checkout/],
  ['/Dashboard/selectmentor/free-introduction/any', /choose a mentor and a time/],
])('the log-in page on the way to %s', (next, promise) => {
  const part = (name: string) => within(screen.getByRole('region', { name }));
  beforeEach(async () => {
    cleanup();
    sessionStorage.clear();
    renderPage(<LoginPage />, { at: `/account/login?next=${encodeURIComponent(next)}` });
    await screen.findByRole('heading', { level: 1, name: 'Create an account' });
  });

  it('offers an account first and the log-in beside it', async () => {
    expect(screen.getByText(promise)).toBeTruthy();
    expect(screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual([
      'New here',
      'Log in',
    ]);
    const answer = aCurrentUser('user');
    network.answer(logIn, { token: 'x', data: answer.data });
    network.answer(getCurrentUser, answer);
    await userEvent.type(part('Log in').getByLabelText('E-mail'), 'asha@example.com');
    await userEvent.type(part('Log in').getByLabelText('Password'), 'long enough');
    await userEvent.click(part('Log in').getByRole('button', { name: 'Log in' }));
    await expect.poll(() => useStore.getState().user?.Name).toBe('Asha Rao');
  });

  it('goes through sign-up on the same page, with the address to return to', async () => {
    network.answer(sendOtp, {
      sent: true,
      browser: 'B'.repeat(43),
      resendAfterSeconds: 60,
      expiresInSeconds: 600,
    });
    await userEvent.type(part('New here').getByLabelText('E-mail'), 'asha@example.com');
    await userEvent.click(part('New here').getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Code')).toBeTruthy();
    expect(screen.getByLabelText('Your name')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Log in' })).toBeNull();
    const address = new URLSearchParams(screen.getByTestId('address').textContent?.split('?')[1]);
    expect(Object.fromEntries(address)).toEqual({ next, step: 'code' });
  });
});

it('the log-in page of somebody whose login has ended asks only for that, wherever they were', () => {
  cleanup();
  useStore.setState({ hasLoginEnded: true });
  renderPage(<LoginPage />, { at: '/Account/Login?next=%2Fcheckout%2Fx' });
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
});
