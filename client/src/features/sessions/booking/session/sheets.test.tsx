import type { Role } from '@preproom/models/contract/accounts/users';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { getFreeTimes } from '@preproom/models/contract/mentors/freeTimes';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../../lib/store.ts';
import { fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting, aMentor, aPack } from '../../../../lib/testing/samples.ts';
import { SessionPage } from './SessionPage.tsx';

const PAGE = '/Dashboard/session/room00000001';
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** The browser's Back. */
function Back() {
  const navigate = useNavigate();
  return <button type="button" onClick={() => void navigate(-1)} data-testid="back" />;
}

function open(role: Role): void {
  const network = fakeNetwork();
  const user = aCurrentUser(role, [aMeeting({ startsAt: inDays(2) })]);
  network.answer(getCurrentUser, user);
  const times = { minutes: 45, timeZone: 'Asia/Kolkata', times: [inDays(3)], hasRequested: false };
  network.answer(getFreeTimes, { data: { mentor: aMentor(), ...times } });
  const ActivePack = role === 'user' ? aPack() : null;
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user: user.data, ActivePack });
  renderPage(
    <>
      <Routes>
        <Route path="/Dashboard/session/:roomid" element={<SessionPage />} />
      </Routes>
      <Back />
    </>,
    { at: PAGE },
  );
}

afterEach(cleanup);

it.each([
  ['user', 'Reschedule', 'dialog', 'Reschedule'],
  ['user', 'Cancel session', 'alertdialog', 'Cancel this session?'],
  ['mentor', 'Suggest other times', 'alertdialog', 'Suggest other times'],
] as const)(
  "%s: the browser's Back closes the dialog of %s and stays on the page",
  async (role, button, kind, title) => {
    open(role);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole(kind, { name: title });
    fireEvent.click(screen.getByTestId('back'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
    expect(screen.getByTestId('address').textContent).toBe(PAGE);
    // And again.
    await userEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByRole(kind, { name: title });
  },
);
