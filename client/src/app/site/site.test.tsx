import type { Role } from '@preproom/models/contract/accounts/users';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from '../../lib/store.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../lib/testing/samples.ts';
import { OfflineRibbon } from '../layout/OfflineRibbon.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent || link.getAttribute('aria-label'), link.getAttribute('href')]);

function showHeader(role: Role | null) {
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user: role && aCurrentUser(role).data });
  renderPage(<Header />);
}

afterEach(cleanup);

describe('the header', () => {
  it('leads visitors to the public pages, to sign up and to log in', () => {
    showHeader(null);
    expect(linksIn(screen.getByRole('banner'))).toEqual([
      ['PrepRoom', '/'],
      ['Programs', '/programs'],
      ['Mentors', '/mentors'],
      ['Blogs', '/Blogs'],
      ['Become a mentor', '/becomeamentor'],
      ['Login', '/Account/Login'],
      ['Sign in', '/Account/Signup'],
    ]);
  });

  it.each([
    ['user', '/dashboard'],
    ['mentor', '/dashboard/mentor'],
    ['admin', '/dashboard/mentor'],
    ['affiliate', '/dashboard/mentor'],
  ] as const)('leads a person of the role %s to %s', (role, home) => {
    showHeader(role);
    expect(screen.getByRole('link', { name: /your dashboard/ }).getAttribute('href')).toBe(home);
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it.each([
    ['user', '/dashboard'],
    ['admin', '/dashboard/mentor'],
  ] as const)('leads a person of the role %s to %s from its menu too', async (role, home) => {
    showHeader(role);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe(home);
  });

  it('opens its links over the page on small screens, and gives the focus back', async () => {
    showHeader(null);
    const button = screen.getByRole('button', { name: 'Menu' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button);
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    expect(linksIn(menu).slice(-2)).toEqual([
      ['Sign up free', '/Account/Signup'],
      ['Login', '/Account/Login'],
    ]);
    expect(linksIn(menu)).toContainEqual(['Help', '/in/faq']);
    expect(linksIn(menu)).toContainEqual(['About us', '/aboutus']);
    await userEvent.click(within(menu).getByRole('link', { name: 'Programs' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByTestId('address').textContent).toBe('/programs');
  });
});

describe('the footer', () => {
  beforeEach(() => void renderPage(<Footer />));
  const column = (name: string) => linksIn(screen.getByRole('navigation', { name }));

  it('leads from three assessments to their page', () => {
    expect(column('Assessment').map(([, to]) => to)).toEqual(Array(3).fill('/assessments'));
  });

  it('leads from four programs to their page', () => {
    expect(column('Programs').map(([name]) => name)).toEqual([
      'B. Tech',
      'MBA',
      'Web 3.0',
      'Other technical field',
    ]);
    expect(column('Programs').map(([, to]) => to)).toEqual(Array(4).fill('/Programs'));
  });

  it('names the company, the legal pages and the year', () => {
    expect(column('Company')).toEqual([
      ['Blogs', '/Blogs'],
      ['Join as mentor', '/becomeamentor'],
      ['Jobs', '/jobs'],
    ]);
    expect(column('About and legal').map(([, to]) => to)).toEqual(
      expect.arrayContaining(['/terms', '/Privacypolicy', '/refundpolicy']),
    );
    expect(screen.getByText(/© 2023 PrepRoom/)).toBeTruthy();
  });
});

it('the ribbon stands while the device is offline', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPage(<OfflineRibbon />);
  expect(screen.getByText(/You’re offline/)).toBeTruthy();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You’re offline/)).toBeNull();
  onLine.mockRestore();
});
