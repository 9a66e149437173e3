import { proveLogin } from '@preproom/models/contract/accounts/accountProof';
import { getLogins } from '@preproom/models/contract/accounts/accounts';
import { actOnMentor } from '@preproom/models/contract/mentors/team/mentors';
import { sendOwnCode } from '@preproom/models/contract/privacy/privacy';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { asAppError, callApi } from '../../lib/api.ts';
import { proved } from '../../lib/provedAction.ts';
import { useStore } from '../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../lib/testing/samples.ts';
import { ProofAsked } from './ProofAsked.tsx';

const NEEDED = { code: 'proof_needed', message: '' } as const;
const provedUntil = '2026-11-20T13:00:00.000Z';
let network: FakeNetwork;

// Vitest compiles it at its first import, which on a busy machine takes longer than a dialog is waited for.
beforeAll(async () => void (await import('../../features/accounts/code/ProofDialog.tsx')), 60_000);
beforeEach(() => {
  network = fakeNetwork();
  network.answer(getLogins, { hasPassword: true, logins: [] });
  network.refuse(actOnMentor, 403, NEEDED);
  useStore.setState({ user: aCurrentUser('admin').data });
  renderPage(<ProofAsked />);
});
afterEach(cleanup);

/** Decides about a mentor; answers what came of it. */
const act = () =>
  proved(() =>
    callApi(actOnMentor, {
      params: { mentorId: '0000000000000000000000b1' },
      body: { act: 'suspend', from: 'verified', revision: 0, reason: 'Typed with care' },
    }),
  ).then(
    () => 'done',
    (failure) => asAppError(failure).code,
  );
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
const repeats = (body: unknown) => network.answerWith(actOnMentor, async () => body as never);

it('asks for the password, shows a wrong one at its field, and then repeats the action as it was', async () => {
  const acting = act();
  const shown = await dialog();
  network.refuse(proveLogin, 401, { code: 'wrong_credentials', message: '' });
  await userEvent.type(await shown.findByLabelText('Password'), 'wrong');
  await userEvent.click(shown.getByRole('button', { name: 'Confirm' }));
  expect(await shown.findByText('Wrong password. Try again.')).toBeTruthy();

  network.answer(proveLogin, { provedUntil });
  repeats({ data: {} });
  await userEvent.clear(shown.getByLabelText('Password'));
  await userEvent.type(shown.getByLabelText('Password'), 'right one');
  await userEvent.click(shown.getByRole('button', { name: 'Confirm' }));
  expect(await acting).toBe('done');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(network.sentTo(proveLogin).at(-1)?.body).toEqual({ proof: { password: 'right one' } });
  const [first, second] = network.sentTo(actOnMentor).map(({ body }) => body);
  expect(second).toEqual(first);
});

it('is satisfied with an e-mailed code', async () => {
  network.answer(getLogins, { hasPassword: false, logins: [] });
  network.answer(sendOwnCode, { sent: true, resendAfterSeconds: 60, expiresInSeconds: 600 });
  network.answer(proveLogin, { provedUntil });
  const acting = act();
  const shown = await dialog();
  await userEvent.click(await shown.findByRole('button', { name: 'E-mail me a code' }));
  repeats({ data: {} });
  await userEvent.type(await shown.findByRole('textbox'), '123456');
  const confirm = shown.queryByRole('button', { name: 'Confirm' });
  if (confirm) await userEvent.click(confirm);
  expect(await acting).toBe('done');
  expect(network.sentTo(proveLogin)[0]?.body).toEqual({ proof: { code: '123456' } });
});

it('gives the refusal back when it is cancelled, and asks again the next time', async () => {
  const acting = act();
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(await acting).toBe('proof_needed');
  expect(screen.queryByRole('dialog')).toBeNull();
  const again = act();
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(await again).toBe('proof_needed');
  expect(network.sentTo(actOnMentor)).toHaveLength(2);
});
