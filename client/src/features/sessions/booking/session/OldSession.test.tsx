import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { getSession } from '@preproom/models/contract/sessions/bookings';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting } from '../../../../lib/testing/samples.ts';
import { SessionPage } from './SessionPage.tsx';

let network: FakeNetwork;

function renderSession() {
  renderPage(
    <Routes>
      <Route path="/Dashboard/session/:roomid" element={<SessionPage />} />
    </Routes>,
    { at: '/Dashboard/session/room00000001' },
  );
}

beforeEach(() => {
  network = fakeNetwork();
});

afterEach(cleanup);

describe('a session that the current-user call does not list', () => {
  beforeEach(() => {
    network.answer(getCurrentUser, aCurrentUser('user'));
    useStore.setState({ ...INITIAL_STATE, isUserPending: false, user: aCurrentUser('user').data });
  });
  const old = aMeeting({ status: 'done', startsAt: '2026-01-05T13:00:00.000Z' });
  const title = () => screen.findByRole('heading', { level: 1, name: 'HR Round 1 with Meera Iyer' });

  it('is loaded by its own call', async () => {
    network.answer(getSession, { data: old });
    renderSession();
    expect(screen.getByText('Loading this session')).toBeTruthy();
    await title();
    expect(network.sentTo(getSession)[0]?.path).toMatch(/\/sessions\/room00000001$/);
  });

  it('can be loaded again after a failure', async () => {
    network.disconnect(getSession);
    renderSession();
    await screen.findByText('Couldn’t load this session');
    network.answer(getSession, { data: old });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await title();
  });

  it('is said to be missing when there is none', async () => {
    network.refuse(getSession, 404, { code: 'room_not_found', message: 'x' });
    renderSession();
    await screen.findByText('We couldn’t find this session');
  });

  it('is not found under an address that cannot be a session’s', async () => {
    network.refuse(getSession, 404, { code: 'not_found', message: 'x' });
    renderSession();
    await screen.findByText('We couldn’t find this session');
  });
});
