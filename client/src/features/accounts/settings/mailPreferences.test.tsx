import {
  getMailPreferences,
  saveMailPreferences,
  switchMailOff,
} from '@preproom/models/contract/notifications/mail';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { MailPreferences } from './MailPreferences.tsx';
import { MailsOffPage } from './MailsOffPage.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(cleanup);

const open = (role: 'user' | 'mentor') => renderPage(<MailPreferences user={aCurrentUser(role).data} />);
const feedback = () => screen.findByRole('switch', { name: /feedback is ready/ });

describe('the choice of mails', () => {
  it('shows what is stored, and stores what is chosen', async () => {
    network.answer(getMailPreferences, { feedback: true, jobs: true });
    network.answer(saveMailPreferences, { feedback: false, jobs: true });
    open('user');
    expect(((await feedback()) as HTMLInputElement).checked).toBe(true);
    await userEvent.click(await feedback());
    await expect.poll(async () => ((await feedback()) as HTMLInputElement).checked).toBe(false);
    expect(network.sentTo(saveMailPreferences)[0]?.body).toEqual({ feedback: false, jobs: true });
  });

  it('that cannot be stored stays as it was, and says so', async () => {
    network.answer(getMailPreferences, { feedback: true, jobs: true });
    network.refuse(saveMailPreferences, 503, { code: 'unavailable', message: 'x' });
    open('user');
    await userEvent.click(await feedback());
    expect(await screen.findByRole('alert')).toBeTruthy();
    await expect.poll(async () => ((await feedback()) as HTMLInputElement).checked).toBe(true);
  });

  it('is not asked of those who never get such mails', () => {
    open('mentor');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText(/always e-mail you/)).toBeTruthy();
  });
});

describe('the link of a mail', () => {
  it('switches off only after a click, with its token', async () => {
    network.answer(switchMailOff, { kind: 'feedback' });
    renderPage(<MailsOffPage />, { at: '/mails/off?token=abc' });
    expect(network.sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText(/^Feedback e-mails are off\./)).toBeTruthy();
    expect(network.sentTo(switchMailOff)[0]?.body).toEqual({ token: 'abc' });
  });

  it('that is broken says what to do', async () => {
    network.refuse(switchMailOff, 400, { code: 'bad_request', message: 'x' });
    renderPage(<MailsOffPage />, { at: '/mails/off?token=abc' });
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText(/This link is incomplete/)).toBeTruthy();
  });

  it('without its token says so, and offers the settings but no button', () => {
    renderPage(<MailsOffPage />, { at: '/mails/off' });
    expect(screen.getByRole('alert').textContent).toMatch(/This link is incomplete/);
    expect(screen.getByRole('link', { name: 'settings' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
