import type { User } from '@preproom/models/contract/accounts/users';
import { searchHq } from '@preproom/models/contract/team/search';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { INITIAL_STATE, useStore } from '../../lib/store.ts';
import { fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting } from '../../lib/testing/samples.ts';
import { ROUTES } from '../routes.ts';
import { CommandKey } from './CommandKey.tsx';
import { PAGE_NAMES, pagesFor } from './pageNames.ts';

/** Pages that are only reached from a link, a mail or another page. */
const UNNAMED = [
  '/Account/mentor/onboarding',
  '/Account/student/onboarding',
  '/Account/second-step',
  '/Account/social/link',
  '/Blog/search',
  '/dev/expression',
  '/dev/ui',
  '/guardian/withdraw',
  '/jobs/detail',
  '/mails/off',
  '/paymentSuccessfull',
  '/waitlist/leave',
];

beforeEach(() => useStore.setState({ ...INITIAL_STATE, isLoading: false, isUserPending: false }));
afterEach(cleanup);

const open = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Pages and actions' }));
};
const found = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the pages of the command menu', () => {
  it('are all pages with an address of their own', () => {
    const fixed = ROUTES.map(({ paths: [path] }) => path).filter((path) => !/[:*]/.test(path));
    expect([...Object.keys(PAGE_NAMES), ...UNNAMED]).toEqual(expect.arrayContaining(fixed));
  });

  it.each([
    [null, '/Account/Login', '/dashboard'],
    ['user', '/Dashboard/student/sessions', '/Dashboard/mentor/slots'],
    ['mentor', '/Dashboard/mentor/slots', '/Account/Login'],
    ['admin', '/hq/admin/mentor', '/Dashboard/mentor/sessions'],
    [{ role: 'admin', rights: ['content'] }, '/hq/welcome/admin', '/hq/admin/mentor'],
  ] as const)('are those that %j may open', (who, theirs, notTheirs) => {
    const user =
      typeof who === 'string' ? aCurrentUser(who).data : (who as Pick<User, 'role' | 'rights'> | null);
    const paths = pagesFor(user, { isProduction: false }).map(({ to }) => to);
    expect(paths).toContain(theirs);
    expect(paths).toContain('/programs');
    expect(paths).not.toContain(notTheirs);
  });

  it('are not those of a trial in production', () => {
    expect(pagesFor(null, { isProduction: true }).some(({ to }) => to === '/demo')).toBe(false);
  });
});

describe('the command menu', () => {
  it('opens a page by a part of its name', async () => {
    useStore.setState({ user: aCurrentUser('mentor').data });
    renderPage(<CommandKey />);
    const menu = await open();
    expect(document.activeElement).toBe(menu.getByRole('combobox'));
    await userEvent.keyboard('avail');
    expect(found()).toEqual(['Availability']);
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByTestId('address').textContent).toBe('/Dashboard/mentor/slots');
  });

  it('finds sessions and actions, and says when there is nothing', async () => {
    useStore.setState({ user: aCurrentUser('user').data, userSessions: [aMeeting({ status: 'booked' })] });
    renderPage(<CommandKey />);
    await open();
    expect(found()[0]).toMatch(/ with /);
    await userEvent.keyboard('dark');
    expect(found()).toEqual(['Dark theme']);
    await userEvent.keyboard('nness');
    expect(screen.getByText('Nothing found.')).toBeTruthy();
  });

  it('finds people for the team, says so while it looks, and opens the first by Enter', async () => {
    const none = { hits: [], hasMore: false };
    const others = { mentors: none, affiliates: none, members: none, orders: none, rooms: none };
    const learners = { hits: [{ _id: '0000000000000000000000d1', Name: 'Zoë D’Souza' }], hasMore: true };
    const network = fakeNetwork();
    network.answer(searchHq, {
      data: { learners, ...others, coupons: none, jobs: none, articles: none },
    });
    useStore.setState({ user: aCurrentUser('admin').data });
    renderPage(<CommandKey />);
    await open();
    await userEvent.keyboard('09812 zzz');
    expect(screen.getByText('Searching…')).toBeTruthy();
    await screen.findByRole('option', { name: /Zoë/ });
    expect(screen.getByText(/more results, keep typing/)).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByTestId('address').textContent).toBe('/hq/admin/Student/0000000000000000000000d1');
  });

  it('asks nobody about a text that is too long, and says so', async () => {
    const network = fakeNetwork();
    useStore.setState({ user: aCurrentUser('admin').data });
    renderPage(<CommandKey />);
    const menu = await open();
    await userEvent.click(menu.getByRole('combobox'));
    await userEvent.paste('x'.repeat(500));
    expect((await screen.findByRole('alert')).textContent).toContain('too long');
    expect(network.sentTo(searchHq)).toHaveLength(0);
  });

  it('closes by Escape and by its own key', async () => {
    renderPage(<CommandKey />);
    await open();
    await userEvent.keyboard('{Escape}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
