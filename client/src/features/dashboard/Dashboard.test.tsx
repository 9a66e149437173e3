import { getCurrentUser, type Role } from '@preproom/models/contract/people/users';
import type { Meeting } from '@preproom/models/contract/room/sessions';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from '../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting, MENTOR_ID } from '../../lib/testing/samples.ts';
import { LearnerDashboardPage } from './LearnerDashboardPage.tsx';
import { MentorDashboardPage } from './MentorDashboardPage.tsx';

const MINUTE = 60_000;
const now = Date.parse('2026-11-20T13:00:00.000Z');
const at = (offsetMs: number) => new Date(now + offsetMs).toISOString();
let network: FakeNetwork;

async function open(role: Role, meetings: Meeting[]) {
  network.answer(getCurrentUser, aCurrentUser(role, meetings));
  useStore.setState({ user: aCurrentUser(role).data });
  renderPage(role === 'user' ? <LearnerDashboardPage /> : <MentorDashboardPage />);
  await act(() => vi.advanceTimersByTimeAsync(0));
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  network = fakeNetwork();
  useStore.setState(INITIAL_STATE);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the dashboard', () => {
  it('counts down to the next session, second by second', async () => {
    await open('user', [aMeeting({ startsAt: at(2 * 60 * MINUTE + 5_000) })]);
    const clock = screen.getByRole('timer');
    expect(clock.textContent).toBe('Starts in02 hours00 min05 sec');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(clock.textContent).toBe('Starts in02 hours00 min04 sec');
  });

  it('leads into the room only from 10 minutes before the start on', async () => {
    await open('user', [aMeeting({ startsAt: at(10 * MINUTE + 1_000) })]);
    expect(screen.queryByRole('link', { name: 'Join interview' })).toBeNull();
    expect(screen.getByText('Opens at 6:30 pm IST')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    const link = screen.getByRole('link', { name: 'Join interview' });
    expect(link.getAttribute('href')).toBe('/room/room00000001');
  });

  it('shows elapsed time once the session has started', async () => {
    await open('mentor', [aMeeting({ startsAt: at(-12 * MINUTE) })]);
    expect(screen.getByRole('timer').textContent).toBe('Time since start00 hours12 min00 sec');
  });

  it('says that a session nobody opened in time needs rescheduling', async () => {
    await open('user', [aMeeting({ startsAt: at(-46 * MINUTE) })]);
    expect(screen.getByText('Needs rescheduling')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Join interview' })).toBeNull();
  });

  it.each([
    ['user', 'noshow_mentor', 'Meera Iyer didn’t join. We’re sorry.'],
    ['user', 'noshow_learner', 'Meera Iyer joined and waited for you.'],
    ['mentor', 'noshow_learner', 'Meera Iyer didn’t join. We’re sorry.'],
  ] as const)('tells a %s after %s who was missing', async (role, status, text) => {
    await open(role, [aMeeting({ status, startsAt: at(-60 * MINUTE) })]);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it("leads the learner to the report and to the mentor's rating", async () => {
    await open('user', [aMeeting({ status: 'done', startsAt: at(-60 * MINUTE) })]);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/account/student/profile',
      `/Dashboard/feedback/room00000001/${MENTOR_ID}`,
      '/room/Feedback/room00000001',
    ]);
  });

  it('does not ask for a rating that was given', async () => {
    await open('user', [aMeeting({ status: 'done', startsAt: at(-60 * MINUTE), hasRated: true })]);
    expect(screen.queryByRole('link', { name: 'Rate your mentor' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Your rating' }).getAttribute('href')).toBe(
      '/room/Feedback/room00000001',
    );
  });

  it('leads the mentor to the feedback', async () => {
    await open('mentor', [aMeeting({ status: 'done', startsAt: at(-60 * MINUTE) })]);
    expect(screen.getByRole('link', { name: 'Feedback' }).getAttribute('href')).toBe(
      '/room/Feedback/room00000001',
    );
  });

  it('says why it is empty', async () => {
    await open('user', []);
    expect(screen.getByText('No sessions yet')).toBeTruthy();
  });

  it('says that it is loading, and offers to try again when that fails', async () => {
    useStore.setState({ user: aCurrentUser('user').data });
    renderPage(<LearnerDashboardPage />);
    expect(screen.getByText('Loading your sessions')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Couldn’t load your sessions')).toBeTruthy();
    network.answer(getCurrentUser, aCurrentUser('user', [aMeeting()]));
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('HR Round 1')).toBeTruthy();
  });

  it('keeps what it knows when asking again fails', async () => {
    await open('user', [aMeeting({ startsAt: at(MINUTE) })]);
    network.disconnect(getCurrentUser);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(network.sentTo(getCurrentUser)).toHaveLength(2);
    expect(screen.getByText('HR Round 1')).toBeTruthy();
  });
});
