import {
  type CallbackFile,
  getHqCallback,
  getHqCallbacks,
  handleCallback,
} from '@preproom/models/contract/inbox/team/callbacks';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { CallbacksPage } from './CallbacksPage.tsx';

const ID = '0000000000000000000000d1';
const file: CallbackFile = {
  ...{ _id: ID, at: '2026-11-20T13:00:00.000Z', name: 'Asha Rao', program: 'B.Tech', status: 'open' },
  ...{ email: 'asha@people.example', phone: '98765 43210', qualification: '', handled: null },
};

afterEach(cleanup);

it('keeps the note of whoever is second, and shows what the first one did', async () => {
  const network = fakeNetwork();
  network.answer(getHqCallbacks, { data: [file], previous: null, next: null });
  network.answer(getHqCallback, { data: file });
  network.refuse(handleCallback, 409, { code: 'conflict', message: 'Changed' });
  renderPage(<CallbacksPage />, { at: `/hq/admin/callbacks?open=${ID}` });

  await userEvent.type(await screen.findByLabelText('Note (team only)'), 'Called twice');
  const handled = { by: 'Ravi Nair', at: '2026-11-20T14:00:00.000Z', note: 'Reached her' };
  network.answer(getHqCallback, { data: { ...file, status: 'done', handled } });
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  await screen.findByText(/Someone else changed this first/);
  await screen.findByText('Reached her');
  expect((screen.getByLabelText('Note (team only)') as HTMLTextAreaElement).value).toBe('Called twice');

  network.answer(handleCallback, { data: file });
  await userEvent.click(screen.getByRole('button', { name: 'Reopen' }));
  await waitFor(() =>
    expect(network.sentTo(handleCallback).at(-1)).toMatchObject({
      body: { from: 'done', to: 'open', note: 'Called twice' },
    }),
  );
});

it('can be called by a number in the digits of any script', async () => {
  const network = fakeNetwork();
  network.answer(getHqCallbacks, { data: [file], previous: null, next: null });
  network.answer(getHqCallback, { data: { ...file, phone: '+९१ ९८७६५ ४३२१०' } });
  renderPage(<CallbacksPage />, { at: `/hq/admin/callbacks?open=${ID}` });
  const link = await screen.findByRole('link', { name: '+९१ ९८७६५ ४३२१०' });
  expect(link.getAttribute('href')).toBe('tel:+919876543210');
});
