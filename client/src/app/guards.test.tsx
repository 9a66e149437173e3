import type { Role } from '@preproom/models/contract/accounts/users';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../lib/store.ts';
import { fakeNetwork } from '../lib/testing/fakeNetwork.ts';
import { renderPage } from '../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../lib/testing/samples.ts';
import { RequireRole, VisitorsOnly } from './guards.tsx';

function visit(at: string, role: Role | null, isUserPending = false) {
  useStore.setState({ ...INITIAL_STATE, isUserPending, user: role && aCurrentUser(role).data });
  renderPage(
    <Routes>
      <Route element={<VisitorsOnly />}>
        <Route path="/Account/Login" element={<p>log in</p>} />
      </Route>
      <Route element={<RequireRole roles={['user']} />}>
        <Route path="/dashboard" element={<p>learner</p>} />
      </Route>
      <Route element={<RequireRole roles={['mentor']} />}>
        <Route path="/dashboard/mentor" element={<p>mentor</p>} />
      </Route>
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at },
  );
}

const address = () => screen.getByTestId('address').textContent;

afterEach(cleanup);

describe('the guards', () => {
  it('let a visitor log in first and keep the wanted address', () => {
    visit('/dashboard?from=mail', null);
    expect(address()).toBe('/Account/Login?next=%2Fdashboard%3Ffrom%3Dmail');
  });

  it('return to the wanted address after the login', () => {
    visit('/Account/Login?next=%2Froom%2Fabc', 'user');
    expect(address()).toBe('/room/abc');
  });

  it.each([
    ['/dashboard/mentor', 'user', '/dashboard'],
    ['/dashboard', 'mentor', '/dashboard/mentor'],
    ['/Account/Login', 'mentor', '/dashboard/mentor'],
    ['/Account/Login', 'user', '/dashboard'],
    ['/dashboard/mentor', 'admin', '/hq/welcome/admin'],
    ['/dashboard/mentor', 'affiliate', '/home/affliate/dashboard'],
  ] as const)('lead from %s a %s to %s', (at, role, home) => {
    visit(at, role);
    expect(address()).toBe(home);
  });

  it('match paths without regard to case or a trailing slash', () => {
    visit('/DASHBOARD/', 'user');
    expect(screen.getByText('learner')).toBeTruthy();
  });

  it('wait while it is not known who is there', () => {
    visit('/dashboard', null, true);
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(address()).toBe('/dashboard');
  });

  it('say that the account cannot be loaded, and show the page once it can', async () => {
    const network = fakeNetwork();
    visit('/dashboard', null, true);
    await act(() =>
      useStore
        .getState()
        .refreshUser()
        .catch(() => undefined),
    );
    expect(screen.getByRole('heading', { name: 'Couldn’t load your account' })).toBeTruthy();
    network.answer(getCurrentUser, aCurrentUser('user'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('learner')).toBeTruthy();
  });
});
