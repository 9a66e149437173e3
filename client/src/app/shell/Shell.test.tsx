import { logOut, type Role } from '@preproom/models/contract/accounts/users';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseTheme, chosenTheme } from '../../lib/page/theme.ts';
import { underClock } from '../../lib/page/underClock.ts';
import { INITIAL_STATE, useStore } from '../../lib/store.ts';
import { fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../lib/testing/samples.ts';
import { Shell } from './Shell.tsx';

interface HappyDom {
  setViewport(viewport: { width: number }): void;
}
const WIDTHS = { phone: 360, desktop: 1440 };

function show(role: Role, { at = '/dashboard', screen: width = 'desktop' as keyof typeof WIDTHS } = {}) {
  (window as unknown as { happyDOM: HappyDom }).happyDOM.setViewport({ width: WIDTHS[width] });
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user: aCurrentUser(role).data });
  renderPage(
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<input aria-label="Note" />} />
      </Route>
    </Routes>,
    { at },
  );
}

const address = () => screen.getByTestId('address').textContent;
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Asha Rao’s account' }));
  return within(await screen.findByRole('dialog', { name: 'Account' }));
};

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  underClock.setState(false, true);
  chooseTheme('system');
});

describe.each(['desktop', 'phone'] as const)('the shell on a %s', (width) => {
  it('marks the place where the person is, and the one that a page below belongs to', () => {
    show('user', { screen: width });
    const [places] = screen.getAllByRole('navigation', { name: 'Main' });
    expect(within(places as HTMLElement).getByRole('link', { current: 'page' }).textContent).toBe('Home');
    cleanup();
    show('user', { at: '/Dashboard/feedback/x/y', screen: width });
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Sessions');
  });

  it('has one banner, one navigation and one account menu', () => {
    show('mentor', { screen: width });
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getAllByRole('navigation')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /’s account$/ })).toHaveLength(1);
  });
});

it('leaves out the bar of a phone where there is a single place', () => {
  show('affiliate', { screen: 'phone' });
  expect(screen.queryByRole('navigation')).toBeNull();
});

describe('the account menu', () => {
  it.each([
    ['user', '/account/student/profile'],
    ['mentor', '/Dashboard/mentor/profile'],
    ['admin', null],
  ] as const)(
    'leads the role %s to their profile, if they have one, and to the settings',
    async (role, profile) => {
      show(role);
      const menu = await openMenu();
      const link = menu.queryByRole('link', { name: 'Profile' });
      expect(link?.getAttribute('href') ?? null).toBe(profile);
      await userEvent.click(menu.getByRole('link', { name: 'Settings' }));
      expect(address()).toBe('/account/settings');
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('changes the theme at once and stays open', async () => {
    show('user');
    const menu = await openMenu();
    expect(menu.getByRole('radio', { name: 'System', checked: true })).toBeTruthy();
    await userEvent.click(menu.getByRole('radio', { name: 'Dark' }));
    expect([chosenTheme(), document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
    expect(menu.getByRole('radio', { name: 'Dark', checked: true })).toBeTruthy();
  });

  it('logs out, and says so until the page goes home', async () => {
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const network = fakeNetwork();
    network.answer(logOut, { loggedOut: true });
    show('user');
    await userEvent.click((await openMenu()).getByRole('button', { name: 'Log out' }));
    expect((await screen.findByText('Logging out…')).getAttribute('role')).toBe('status');
    expect(network.sentTo(logOut)).toHaveLength(1);
  });
});

describe('the keys', () => {
  it('g and a letter open a place, two others do not', async () => {
    show('user');
    await userEvent.keyboard('xp');
    expect(address()).toBe('/dashboard');
    await userEvent.keyboard('gp');
    expect(address()).toBe('/Dashboard/performance');
  });

  it('do nothing while somebody types, with a modifier, or once they are switched off', async () => {
    show('user');
    await userEvent.type(screen.getByLabelText('Note'), 'gp?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(document.body);
    await userEvent.keyboard('{Control>}g{/Control}p');
    await userEvent.keyboard('?');
    await userEvent.click(await screen.findByRole('switch', { name: 'Use keyboard shortcuts' }));
    await userEvent.keyboard('gp');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('gp');
    expect(address()).toBe('/dashboard');
  });

  it('are listed in a dialog, also reached from the menu', async () => {
    show('mentor');
    await userEvent.click((await openMenu()).getByRole('button', { name: 'Keyboard shortcuts' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(
      within(dialog)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['gh', 'gs', 'ga', 'ge', 'gl', 'gp', '?']);
  });
});

it('takes the tab bar from under the thumb while a timed answer runs, and brings it back', () => {
  show('user', { screen: 'phone' });
  act(() => underClock.setState(true, true));
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  act(() => underClock.setState(false, true));
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
});
