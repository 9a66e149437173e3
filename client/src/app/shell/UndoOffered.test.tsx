import { undoChange } from '@preproom/models/contract/team/undo';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { offerUndo } from '../../lib/list/undoOffer.ts';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { UndoOffered } from './UndoOffered.tsx';

const ENTRY = '0000000000000000000000e1';
let network: FakeNetwork;

beforeEach(() => {
  network = fakeNetwork();
  renderPage(<UndoOffered />);
});
afterEach(cleanup);

const offer = (ms = 600_000) =>
  act(() => offerUndo({ entryId: ENTRY, until: new Date(Date.now() + ms).toISOString() }));
const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo' }));

it('takes the last change back', async () => {
  offer();
  network.answer(undoChange, { isUndone: true });
  await undo();
  expect(await screen.findByText('Undone')).toBeTruthy();
  expect(network.sentTo(undoChange)[0]?.body).toEqual({ entryId: ENTRY });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says that it has changed since, and offers nothing more', async () => {
  offer();
  network.refuse(undoChange, 409, { code: 'conflict', message: '' });
  await undo();
  expect(await screen.findByText('Couldn’t undo. This has changed since.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('lets it be tried again where the server could not be reached', async () => {
  offer();
  await undo();
  expect(await screen.findByText(/isn’t available right now/)).toBeTruthy();
  network.answer(undoChange, { isUndone: true });
  await undo();
  expect(await screen.findByText('Undone')).toBeTruthy();
});

it('goes when it is closed, and when its time is over', async () => {
  offer();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Changed')).toBeNull();
  offer(30);
  await waitFor(() => expect(screen.queryByText('Changed')).toBeNull());
});
