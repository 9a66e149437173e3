import {
  changePassword,
  endLogin,
  endLogins,
  getLogins,
  type Login,
} from '@preproom/models/contract/accounts/accounts';
import { sendOtp, verifyToken } from '@preproom/models/contract/accounts/codes';
import { PASSWORD_FAULTS } from '@preproom/models/contract/accounts/passwords';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { LoginsSection } from './LoginsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';

const USER = aCurrentUser('user').data;
const HERE: Login = {
  _id: '1'.repeat(24),
  browser: 'Chrome',
  system: 'Android',
  network: '203.0.113.x',
  isThis: true,
  createdAt: '2026-11-20T13:00:00.000Z',
  lastSeenAt: new Date().toISOString(),
};
const THERE: Login = {
  ...HERE,
  _id: '2'.repeat(24),
  browser: null,
  system: null,
  isThis: false,
  lastSeenAt: new Date(Date.now() - 200 * 60_000).toISOString(),
};

let network: FakeNetwork;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

beforeEach(() => {
  network = fakeNetwork();
  network.answer(getLogins, { hasPassword: true, logins: [HERE, THERE] });
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user: USER });
});
afterEach(cleanup);

describe('where one is logged in', () => {
  it('is said in words, this device first, which has no button of its own', async () => {
    renderPage(<LoginsSection />);
    const [here, there] = await screen.findAllByRole('listitem');
    if (!here || !there) throw new Error('two logins expected');
    expect(here.textContent).toContain('Chrome on Android');
    expect(here.textContent).toContain('Active now');
    expect(within(here).queryByRole('button')).toBeNull();
    expect(there.textContent).toContain('Unknown device');
    expect(there.textContent).toContain('Last active 3 hours ago');
  });

  it('is ended one by one, and the list is fetched again', async () => {
    renderPage(<LoginsSection />);
    network.answer(endLogin, { ended: 1 });
    const button = await screen.findByRole('button', { name: /^Log out Unknown device/ });
    network.answer(getLogins, { hasPassword: true, logins: [HERE] });
    await userEvent.click(button);
    await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(1);
    expect(network.sentTo(endLogin)[0]?.path).toContain(THERE._id);
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
    await expect.poll(() => document.activeElement?.textContent).toBe('Where you’re logged in');
  });

  it('is ended everywhere else', async () => {
    renderPage(<LoginsSection />);
    network.answer(endLogins, { ended: 1 });
    await press('Log out everywhere else');
    expect(network.sentTo(endLogins)[0]?.body).toEqual({ which: 'others' });
  });

  it('stays as it was when ending fails, which is said', async () => {
    renderPage(<LoginsSection />);
    await press('Log out everywhere else');
    expect((await screen.findByRole('alert')).textContent).toContain('isn’t available right now');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('can be tried again when it cannot be shown', async () => {
    network.disconnect(getLogins);
    renderPage(<LoginsSection />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.answer(getLogins, { hasPassword: true, logins: [HERE] });
    await userEvent.click(retry);
    expect(await screen.findByText('Chrome on Android')).toBeTruthy();
  });
});

describe('a new password', () => {
  it('is saved by the current one', async () => {
    network.answer(changePassword, { changed: true });
    renderPage(<PasswordSection user={USER} />);
    await type('Current password', 'the old one');
    await type('New password', 'monsoon-chai-42');
    await press('Save password');
    expect(await screen.findByText(/^Password saved/)).toBeTruthy();
    const body = { current: 'the old one', password: 'monsoon-chai-42' };
    expect(network.sentTo(changePassword)[0]?.body).toEqual(body);
  });

  it('is not sent when it is too short, and says why', async () => {
    renderPage(<PasswordSection user={USER} />);
    await type('Current password', 'the old one');
    await type('New password', 'mango-tea');
    await press('Save password');
    expect(screen.getByText('Use at least 10 characters.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('New password'));
    expect(network.sentTo(changePassword)).toHaveLength(0);
  });

  it.each([
    ['weak', 'Too easy to guess. Try three or four random words.'],
    ['personal', 'Too similar to your name or e-mail. Choose something else.'],
  ] as const)('that the server calls %s says so at the field, and keeps both', async (fault, text) => {
    const fields = { password: PASSWORD_FAULTS[fault] };
    network.refuse(changePassword, 400, { code: 'bad_request', message: 'x', fields });
    renderPage(<PasswordSection user={USER} />);
    await type('Current password', 'the old one');
    await type('New password', 'password123');
    await press('Save password');
    expect(await screen.findByText(text)).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>('New password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('password123');
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('the old one');
  });

  it('says at the field that the current one is wrong, and keeps both', async () => {
    const fields = { current: 'is wrong' };
    network.refuse(changePassword, 401, { code: 'wrong_credentials', message: 'x', fields });
    renderPage(<PasswordSection user={USER} />);
    await type('Current password', 'not it');
    await type('New password', 'monsoon-chai-42');
    await press('Save password');
    expect(await screen.findByText('Wrong password. Try again.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('monsoon-chai-42');
  });

  it('needs a code by mail where there is none yet', async () => {
    const proof = 'p'.repeat(43);
    network.answer(getLogins, { hasPassword: false, logins: [HERE] });
    network.answer(sendOtp, {
      sent: true,
      browser: 'B'.repeat(43),
      resendAfterSeconds: 60,
      expiresInSeconds: 600,
    });
    network.answer(verifyToken, { verified: true, proof });
    network.answer(changePassword, { changed: true });
    renderPage(<PasswordSection user={USER} />);
    await press('Set password');
    await type('Code', '123456');
    await type('New password', 'monsoon-chai-42');
    network.answer(getLogins, { hasPassword: true, logins: [HERE] });
    await press('Save password');
    expect(await screen.findByLabelText('Current password')).toBeTruthy();
    expect(network.sentTo(changePassword)[0]?.body).toEqual({ proof, password: 'monsoon-chai-42' });
  });
});
