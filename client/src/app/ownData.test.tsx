import { getCurrentUser } from '@preproom/models/contract/currentUser';
import {
  cancelDeletion,
  downloadArchive,
  getOwnData,
  type OwnData,
  requestDeletion,
  sendOwnCode,
} from '@preproom/models/contract/privacy/privacy';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LeavingPage } from '../features/privacy/LeavingPage.tsx';
import { OwnDataSection } from '../features/privacy/OwnDataSection.tsx';
import { INITIAL_STATE, useStore } from '../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../lib/testing/fakeNetwork.ts';
import { renderPage } from '../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../lib/testing/samples.ts';

const OWN: OwnData = {
  consents: [
    {
      kind: 'expression_reading',
      mail: null,
      granted: true,
      textVersion: '2026-11-20',
      at: '2026-11-21T10:00:00.000Z',
    },
    {
      kind: 'mail',
      mail: 'feedback',
      granted: false,
      textVersion: null,
      at: '2026-11-20T10:00:00.000Z',
    },
  ],
  bookedSessions: ['2026-11-25T13:00:00.000Z', '2026-11-27T13:00:00.000Z'],
  hasPassword: true,
  freshUntil: '2026-11-21T10:00:00.000Z',
};

let network: FakeNetwork;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  network = fakeNetwork();
  network.answer(getOwnData, OWN);
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user: aCurrentUser('user').data });
});
afterEach(cleanup);

describe('your data', () => {
  it('says what was agreed to, when, and to which text', async () => {
    renderPage(<OwnDataSection />);
    const consent = await screen.findByText('You agreed to expression reading in a session.');
    expect(consent.closest('li')?.textContent).toContain('21 November 2026');
    expect(consent.closest('li')?.textContent).toContain('version of 20 November 2026');
    expect(screen.getByText('You turned off e-mails about new feedback.')).toBeDefined();
  });

  it('asks for the password once the log-in is old, and sends it with the next try', async () => {
    network.refuse(downloadArchive, 403, { code: 'proof_needed', message: '' });
    renderPage(<OwnDataSection />);
    await press('Download my data');
    await userEvent.type(await screen.findByLabelText('Password'), 'wrong one');
    network.refuse(downloadArchive, 401, { code: 'wrong_credentials', message: '' });
    await press('Download my data');
    expect(await screen.findByText('Wrong password. Try again.')).toBeDefined();
    expect(network.sentTo(downloadArchive).map(({ body }) => body)).toEqual([
      { proof: null },
      { proof: { password: 'wrong one' } },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong one');
  });

  it('says in dates what deleting means, and keeps what was typed when it is refused', async () => {
    network.refuse(requestDeletion, 401, { code: 'wrong_credentials', message: '' });
    renderPage(<OwnDataSection />);
    await press('Delete account…');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText(/your 2 booked sessions will be cancelled. The next one is on Wed, 25 November/),
    ).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Password'), 'wrong one');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText('Wrong password. Try again.')).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong one');
    expect(network.sentTo(requestDeletion)[0]?.body).toEqual({ proof: { password: 'wrong one' } });
  });
});

describe('somebody without a password', () => {
  beforeEach(() => {
    network.answer(getOwnData, { ...OWN, hasPassword: false });
    network.answer(sendOwnCode, { sent: true, resendAfterSeconds: 60, expiresInSeconds: 600 });
    network.refuse(requestDeletion, 403, { code: 'proof_needed', message: '' });
  });

  it('proves by a code that is mailed to them', async () => {
    renderPage(<OwnDataSection />);
    await press('Delete account…');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'E-mail me a code' }));
    network.refuse(requestDeletion, 401, { code: 'invalid_otp', message: '' });
    await userEvent.type(await dialog.findByLabelText('Code'), '123456');
    expect(await dialog.findByText(/Wrong or expired code/)).toBeDefined();
    expect(network.sentTo(requestDeletion).map(({ body }) => body)).toEqual([
      { proof: null },
      { proof: { code: '123456' } },
    ]);
  });
});

describe('the page of somebody who is leaving', () => {
  it('says when the account goes, and keeps it at one press', async () => {
    useStore.setState({ deletesAt: '2026-11-25T13:00:00.000Z' });
    network.answer(cancelDeletion, { kept: true });
    network.answer(getCurrentUser, aCurrentUser('user'));
    renderPage(<LeavingPage />);
    expect(screen.getByText(/on Wed, 25 November, 6:30/)).toBeDefined();
    await press('Keep my account');
    await expect.poll(() => useStore.getState().deletesAt).toBeNull();
  });
});
