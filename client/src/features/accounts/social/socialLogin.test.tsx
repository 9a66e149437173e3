import {
  getSocialLink,
  linkSocial,
  sendLinkCode,
  socialAuth,
  startSocialAuth,
} from '@preproom/models/contract/accounts/social';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import type { ErrorBody } from '@preproom/models/contract/http/errorBody';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { LoginPage } from '../login/LoginPage.tsx';
import { SignupPage } from '../signup/SignupPage.tsx';
import { SocialLinkPage } from './SocialLinkPage.tsx';
import { SocialReturnPage } from './SocialReturnPage.tsx';

const settings = { socialProviders: [{ id: 'google', label: 'Google' }] };
let network: FakeNetwork;
const { data: user } = aCurrentUser('user');
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  network = fakeNetwork();
  useStore.setState(INITIAL_STATE);
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

/** The browser comes back from the provider with this in the address. */
function comeBack(search: string) {
  window.history.replaceState(null, '', `/Account/social/google${search}`);
  renderPage(
    <Routes>
      <Route path="/Account/social/link" element={<p>link</p>} />
      <Route path="/Account/social/:provider" element={<SocialReturnPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at: `/Account/social/google${search}`, settings },
  );
}

describe.each([
  ['log-in', LoginPage],
  ['sign-up', SignupPage],
] as const)('the buttons of the %s page', (_, Page) => {
  it('are those of the providers that there are', () => {
    renderPage(<Page />, { settings });
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
    cleanup();
    renderPage(<Page />, { settings: { socialProviders: [] } });
    expect(screen.queryByText(/Continue with/)).toBeNull();
  });

  it.each([
    [
      503,
      'provider_unavailable',
      'This login service isn’t responding. Try again in a moment, or log in another way.',
    ],
    [500, 'internal', 'Something went wrong on our side. Try again.'],
    [400, 'bad_request', 'Something isn’t right. Check what you entered and try again.'],
    [503, 'unavailable', 'The service isn’t available right now. Try again in a moment.'],
  ] as const)('say why there is no way on: %i', async (status, code, sentence) => {
    network.refuse(startSocialAuth, status, { code, message: 'x' });
    renderPage(<Page />, { settings, at: '/?next=%2Froom%2Fabc' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(network.sentTo(startSocialAuth)[0]?.body).toEqual({ provider: 'google', next: '/room/abc' });
    expect(screen.getByRole('button', { name: 'Continue with Google' }).ariaDisabled).not.toBe('true');
  });
});

test.each<[string, () => void]>([
  ['nothing', () => {}],
  ['a page of a proxy', () => network.refuse(startSocialAuth, 502, {} as ErrorBody)],
])('a log-in that is answered with %s asks to try later', async (_, prepare) => {
  prepare();
  renderPage(<LoginPage />, { settings });
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please try after some time.');
});

describe('the way back', () => {
  it('posts what the provider has given, keeps it out of the address, and leads on', async () => {
    network.answer(socialAuth, { token: 'x', data: { user, next: null } });
    network.answer(getCurrentUser, aCurrentUser('user'));
    comeBack('?code=c&state=s');
    await screen.findByText('elsewhere');
    expect(address()).toBe('/dashboard');
    expect(window.location.search).toBe('');
    expect(network.sentTo(socialAuth)[0]?.body).toEqual({ provider: 'google', code: 'c', state: 's' });
  });

  it.each([
    [null, ''],
    ['/room/abc?x=1#chat', '&next=%2Froom%2Fabc%3Fx%3D1%23chat'],
  ])('leads an incomplete profile to onboarding, which leads on to %s', async (next, query) => {
    network.answer(socialAuth, { token: 't', data: { user: { ...user, completed: false }, next } });
    comeBack('?code=c&state=s');
    await screen.findByText('elsewhere');
    expect(address()).toBe(`/Account/student/onboarding?Authorize_token=t${query}`);
  });

  it('leads to the other proof when there is an account with the address', async () => {
    network.refuse(socialAuth, 409, { code: 'link_needed', message: 'x' });
    comeBack('?code=c&state=s');
    expect(await screen.findByText('link')).toBeTruthy();
  });

  it.each([
    ['?error=access_denied&state=s', 'You cancelled on Google.'],
    ['?error=user_cancelled_login&state=s', 'You cancelled on Google.'],
    ['?error=server_error&state=s', 'Your login couldn’t be confirmed.'],
    ['?code=c&state=s', 'Please try after some time.'],
  ])('with %s says what happened', async (search, sentence) => {
    comeBack(search);
    expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to login' })).toBeTruthy();
  });
});

describe('the proof that an account is one’s own', () => {
  it('can be a code, and what was typed stays when it is wrong', async () => {
    network.answer(getSocialLink, {
      provider: 'Google',
      email: user.Email,
      isOwn: false,
      hasPassword: false,
    });
    network.answer(sendLinkCode, { sent: true, resendAfterSeconds: 60, expiresInSeconds: 600 });
    network.refuse(linkSocial, 400, { code: 'invalid_otp', message: 'x' });
    renderPage(<SocialLinkPage />, { settings });
    await userEvent.click(await screen.findByRole('button', { name: 'E-mail me a code' }));
    const code = await screen.findByLabelText<HTMLInputElement>('Code');
    await userEvent.type(code, '123456');
    expect(await screen.findByText(/Wrong or expired code/)).toBeTruthy();
    expect(code.value).toBe('123456');
    expect(network.sentTo(linkSocial)[0]?.body).toEqual({ code: '123456' });
  });
});
