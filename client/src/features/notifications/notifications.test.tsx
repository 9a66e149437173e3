import {
  getNotifications,
  NOTIFICATION_KINDS,
  type Notification,
  readNotifications,
} from '@preproom/models/contract/notifications/notifications';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from '../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aCurrentUser, MENTOR_ID } from '../../lib/testing/samples.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';

const NOW = Date.parse('2026-11-20T13:00:00.000Z');
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user: aCurrentUser('user').data });
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function aNotification(given: Partial<Notification> = {}): Notification {
  return {
    _id: '0000000000000000000000d1',
    kind: 'session_cancelled',
    at: '2026-11-20T12:55:00.000Z',
    isRead: false,
    roomid: 'room00000001',
    round: 'HR Round 1',
    isFree: false,
    startsAt: '2026-11-23T13:00:00.000Z',
    paise: null,
    personId: MENTOR_ID,
    personName: 'Meera Iyer',
    ...given,
  };
}
function answerList(
  data: Notification[],
  { unread = data.filter(({ isRead }) => !isRead).length, pages = 1 } = {},
) {
  network.answer(getNotifications, { data, total: data.length, pages, unread });
}
const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const address = () => screen.getByTestId('address').textContent;

describe('the bell', () => {
  it('has the count in its name and no more than "9+" on it', async () => {
    answerList([aNotification()], { unread: 12 });
    renderPage(<NotificationBell />);
    expect((await bell('Notifications, 12 unread')).textContent).toBe('9+');
  });

  it('begins a sentence with a capital, also where the round is not known', async () => {
    answerList([aNotification({ round: null })]);
    renderPage(<NotificationBell />);
    await userEvent.click(await bell(/1 unread/));
    expect(await screen.findByText(/^Your session with Meera Iyer was cancelled/)).toBeTruthy();
  });

  it('lists the latest; following one reads it and closes the list', async () => {
    answerList([aNotification()]);
    network.answer(readNotifications, { unread: 0 });
    renderPage(<NotificationBell />, { at: '/dashboard' });
    await userEvent.click(await bell(/1 unread/));
    const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    const link = list.getByRole('link', { name: /HR Round 1 with Meera Iyer was cancelled/ });
    expect(link.textContent).toContain('Mon, 23 November, 6:30 pm IST');
    expect(link.textContent).toContain('5 minutes ago');
    await userEvent.click(link);
    expect(address()).toBe('/Dashboard/session/room00000001');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(network.sentTo(readNotifications).map(({ body }) => body)).toEqual([
      { _id: aNotification()._id, andOlder: false },
    ]);
  });

  it('reads what is told about the page that is open, however one came there', async () => {
    const feedback = aNotification({ _id: '0000000000000000000000d2', kind: 'feedback_ready' });
    answerList([aNotification(), feedback]);
    network.answer(readNotifications, { unread: 1 });
    renderPage(<NotificationBell />, { at: `/dashboard/feedback/room00000001/${MENTOR_ID}` });
    await waitFor(() => expect(network.sentTo(readNotifications)).toHaveLength(1));
    expect(network.sentTo(readNotifications)[0]?.body).toEqual({ _id: feedback._id, andOlder: false });
  });

  it('opens the page on a phone, where a popover has no space', async () => {
    (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
      width: 360,
    });
    answerList([]);
    renderPage(<NotificationBell />);
    await userEvent.click(await bell('Notifications'));
    expect(address()).toBe('/notifications');
  });

  it('announces that there are more than before, but neither the first ones nor that some were read', async () => {
    answerList([aNotification(), aNotification({ _id: '0000000000000000000000d2' })]);
    network.answer(readNotifications, { unread: 1 });
    renderPage(<NotificationBell />);
    await userEvent.click(await bell(/2 unread/));
    const announced = () => document.querySelector('p[role=status]')?.textContent;
    expect(announced()).toBe('');
    const readOne = async () =>
      userEvent.click((await screen.findAllByRole('button', { name: /^Mark as read/ }))[0] as HTMLElement);
    answerList([aNotification()]);
    await readOne();
    await waitFor(() => expect(screen.getAllByRole('link', { name: /cancelled/ })).toHaveLength(1));
    expect(announced()).toBe('');
    answerList([aNotification()], { unread: 3 });
    await readOne();
    await waitFor(() => expect(announced()).toBe('3 unread notifications'));
  });
});

describe('the page', () => {
  it('marks all as read, up to the latest that is shown', async () => {
    answerList([aNotification(), aNotification({ _id: '0000000000000000000000d2' })]);
    renderPage(<NotificationsPage />);
    const all = await screen.findByRole('button', { name: 'Mark all as read' });
    network.answer(readNotifications, { unread: 0 });
    answerList([aNotification({ isRead: true })]);
    await userEvent.click(all);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull());
    expect(network.sentTo(readNotifications)[0]?.body).toEqual({ _id: aNotification()._id, andOlder: true });
  });

  it('loads older ones', async () => {
    answerList([aNotification()], { pages: 2 });
    renderPage(<NotificationsPage />);
    const older = await screen.findByRole('button', { name: 'Show older' });
    answerList([aNotification({ _id: '0000000000000000000000d2', kind: 'slots_added' })], { pages: 2 });
    await userEvent.click(older);
    await screen.findByRole('link', { name: /added new times/ });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('says that there is nothing, or that nothing could be loaded, which can be tried again', async () => {
    network.refuse(getNotifications, 500, { message: 'x', code: 'internal' });
    renderPage(<NotificationsPage />);
    await screen.findByRole('alert');
    answerList([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('You’re all caught up');
  });

  it('calls a free introduction by its name in news of every kind, and never by the round of a pack', async () => {
    const kinds = NOTIFICATION_KINDS.map((kind, n) => aNotification({ kind, _id: `${n}`.padStart(24, '0') }));
    answerList(kinds.map((one) => ({ ...one, round: 'Introducation', isFree: true })));
    for (const role of ['user', 'mentor'] as const) {
      useStore.setState({ user: aCurrentUser(role).data });
      renderPage(<NotificationsPage />);
      expect(await screen.findByText('Meera Iyer booked a free introduction')).toBeTruthy();
      expect(screen.getByText('A free introduction with Meera Iyer was cancelled')).toBeTruthy();
      expect(screen.queryByText(/Introducation/)).toBeNull();
      cleanup();
    }
  });

  it('words every kind for both sides, also of somebody who is gone', async () => {
    const kinds = NOTIFICATION_KINDS.map((kind, n) => aNotification({ kind, _id: `${n}`.padStart(24, '0') }));
    answerList(kinds.map((one) => ({ ...one, personName: null, isRead: true })));
    for (const role of ['user', 'mentor'] as const) {
      useStore.setState({ user: aCurrentUser(role).data });
      renderPage(<NotificationsPage />);
      const links = await screen.findAllByRole('link', { name: /Former member/ });
      expect(new Set(links.map(({ textContent }) => textContent)).size).toBeGreaterThanOrEqual(12);
      // A reward, payouts, corrections, other pay, refunds, news of applications, a review, the own public page and decisions on it name nobody.
      expect(links).toHaveLength(NOTIFICATION_KINDS.length - 12);
      screen.getByRole('link', { name: /earned a coupon/ });
      const absent = screen.getAllByRole('link', { name: /You missed/ });
      expect(absent).toHaveLength(1);
      cleanup();
    }
  });
});
