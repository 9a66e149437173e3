import { type CurrentUser, getCurrentUser } from '@preproom/models/contract/currentUser';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting, MENTOR_ID } from '../../../../lib/testing/samples.ts';
import { LearnerDashboardPage } from './LearnerDashboardPage.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = Date.parse('2026-11-20T13:00:00.000Z');
const at = (offsetMs: number) => new Date(now + offsetMs).toISOString();
const USED = { state: 'used' as const, roomid: 'intro0000001' };
let network: FakeNetwork;

async function open(meetings: Meeting[], given: Partial<CurrentUser> = {}) {
  const answer = () => ({ ...aCurrentUser('user', meetings), introduction: USED, ...given });
  network.answerWith(getCurrentUser, async () => answer());
  useStore.setState({ user: given.data ?? aCurrentUser('user').data });
  renderPage(<LearnerDashboardPage />);
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const aPack = (rounds: NonNullable<CurrentUser['ActivePack']>['rounds']): CurrentUser['ActivePack'] => ({
  ...{ _id: '0000000000000000000000d1', course_id: '0000000000000000000000c1', course: 'B.Tech' },
  ...{ startDate: '01 November 2026', expiresOn: '30 December 2026' },
  ...{ startDay: '2026-11-01', lastDay: '2026-12-30' },
  total_session: rounds.length,
  rounds,
});
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  vi.useFakeTimers({ now });
  localStorage.clear();
  network = fakeNetwork();
  useStore.setState(INITIAL_STATE);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the next session', () => {
  it('counts seconds only within the last hour', async () => {
    await open([aMeeting({ startsAt: at(HOUR + 1_000) })]);
    const clock = screen.getByRole('timer');
    expect(clock.textContent).toBe('Starts in01 hours00 min');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(clock.textContent).toBe('Starts in59 min59 sec');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(clock.textContent).toBe('Starts in59 min58 sec');
  });

  it('has days, hours and minutes when it is far away', async () => {
    await open([aMeeting({ startsAt: at(5 * 24 * HOUR + 2 * HOUR) })]);
    expect(screen.getByRole('timer').textContent).toBe('Starts in05 days02 hours00 min');
  });

  it('leads into the room only from 10 minutes before the start on', async () => {
    await open([aMeeting({ startsAt: at(10 * MINUTE + 1_000) })]);
    expect(screen.queryByRole('link', { name: 'Join interview' })).toBeNull();
    expect(screen.getByText('Opens at 6:30 pm IST')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(hrefOf('Join interview')).toBe('/room/room00000001');
  });

  it('shows elapsed time once it has started, and goes 45 minutes later', async () => {
    await open([aMeeting({ startsAt: at(-12 * MINUTE) })]);
    expect(screen.getByRole('timer').textContent).toBe('Time since start12 min00 sec');
    await act(() => vi.advanceTimersByTimeAsync(33 * MINUTE + 1_000));
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('leads to its own page, and says when the mentor suggests another time', async () => {
    const proposal = { by: 'mentor' as const, times: [at(HOUR)], note: null, at: at(0) };
    await open([aMeeting({ startsAt: at(2 * HOUR), proposal })]);
    expect(hrefOf('View, reschedule or cancel')).toBe('/Dashboard/session/room00000001');
    expect(hrefOf('Meera Iyer suggests another time')).toBe('/Dashboard/session/room00000001');
  });
});

describe('the list', () => {
  it.each([
    ['noshow_mentor', 'Sorry, Meera Iyer didn’t join.'],
    ['noshow_learner', 'Meera Iyer joined and waited for you.'],
  ] as const)('tells after %s who was missing, and leads to new times', async (status, text) => {
    const rounds = [{ name: 'HR Round 1' as const, state: 'free' as const }];
    await open([aMeeting({ status, startsAt: at(-HOUR) })], { ActivePack: aPack(rounds) });
    expect(screen.getByText('Needs rescheduling')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(hrefOf('Book again')).toBe(`/Dashboard/selectmentor/HR-Round-1/${MENTOR_ID}`);
  });

  it('offers no new times when the round was used up', async () => {
    const rounds = [{ name: 'HR Round 1' as const, state: 'used' as const, roomid: 'room00000001' }];
    await open([aMeeting({ status: 'noshow_learner', startsAt: at(-HOUR) })], { ActivePack: aPack(rounds) });
    expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull();
  });

  it("leads to the report and to the mentor's rating", async () => {
    await open([aMeeting({ status: 'done', startsAt: at(-HOUR) })]);
    expect(hrefOf('View report')).toBe(`/Dashboard/feedback/room00000001/${MENTOR_ID}`);
    for (const link of screen.getAllByRole('link', { name: 'Rate your mentor' }))
      expect(link.getAttribute('href')).toBe('/room/Feedback/room00000001');
  });

  it('does not ask for a rating that was given', async () => {
    await open([aMeeting({ status: 'done', startsAt: at(-HOUR), hasRated: true })]);
    expect(screen.queryByRole('link', { name: 'Rate your mentor' })).toBeNull();
    expect(hrefOf('Your rating')).toBe('/room/Feedback/room00000001');
  });
});

describe('after a session was called off', () => {
  const cancelled = (by: 'learner' | 'mentor' | 'team') => ({
    ...{ status: 'cancelled' as const, startsAt: at(24 * HOUR) },
    cancellation: { by, reason: null, at: at(-HOUR) },
  });
  const rounds = [{ name: 'HR Round 1' as const, state: 'free' as const }];

  it.each(['learner', 'mentor', 'team'] as const)(
    'by the %s, a free introduction was never in the pack and is not back in it',
    async (by) => {
      const meeting = aMeeting({ ...cancelled(by), round: 'Introducation', isFree: true });
      await open([meeting], { ActivePack: aPack(rounds), introduction: { state: 'free' } });
      expect(screen.getByText(/You can book your free introduction again\./)).toBeTruthy();
      expect(document.body.textContent).not.toContain('back in your pack');
    },
  );

  it.each(['learner', 'mentor', 'team'] as const)('by the %s, the round is back', async (by) => {
    await open([aMeeting(cancelled(by))], { ActivePack: aPack(rounds) });
    expect(screen.getByText(/The round is back in your pack\./)).toBeTruthy();
  });
});

describe('the pack', () => {
  it('leads from each round to what comes next in it', async () => {
    const meetings = [
      aMeeting({ roomid: 'done00000001', status: 'done', round: 'Introducation', startsAt: at(-72 * HOUR) }),
      aMeeting({ roomid: 'soon00000001', startsAt: at(24 * HOUR) }),
    ];
    await open(meetings, {
      ActivePack: aPack([
        { name: 'Introducation', state: 'used', roomid: 'done00000001' },
        { name: 'HR Round 1', state: 'booked', roomid: 'soon00000001' },
        { name: 'Tech Round 1', state: 'free' },
      ]),
    });
    expect(screen.getByText('1 of 3 done')).toBeTruthy();
    expect(hrefOf('Introducation report')).toBe(`/Dashboard/feedback/done00000001/${MENTOR_ID}`);
    expect(hrefOf('Sat, 21 November, 6:30 pm IST')).toBe('/Dashboard/session/soon00000001');
    expect(hrefOf('Book Tech Round 1')).toBe('/Dashboard/selectmentor/Tech-Round-1/any');
  });
});

describe('a newcomer', () => {
  it('has a checklist, which says what is done', async () => {
    const data = { ...aCurrentUser('user').data, completed: false };
    await open([], { data, introduction: { state: 'free' } });
    expect(screen.getByRole('heading', { name: 'Get started' })).toBeTruthy();
    expect(hrefOf(/Complete your profile/)).toBe('/Account/student/onboarding?next=%2Fdashboard');
    expect(hrefOf(/Book your free introduction/)).toBe('/Dashboard/selectmentor/free-introduction/any');
    await act(async () => useStore.setState({ user: { ...data, completed: true } }));
    expect(screen.queryByRole('link', { name: /Complete your profile/ })).toBeNull();
    expect(screen.getByText('Complete your profile')).toBeTruthy();
  });

  it('has none any more after the first interview', async () => {
    await open([aMeeting({ status: 'done', startsAt: at(-HOUR) })], { introduction: { state: 'free' } });
    expect(screen.queryByRole('heading', { name: 'Get started' })).toBeNull();
  });
});

describe('loading', () => {
  it('says so, and offers to try again when it fails', async () => {
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
    await open([aMeeting({ startsAt: at(2 * MINUTE) })]);
    network.disconnect(getCurrentUser);
    await act(() => vi.advanceTimersByTimeAsync(MINUTE));
    expect(network.sentTo(getCurrentUser)).toHaveLength(2);
    expect(screen.getByText('HR Round 1')).toBeTruthy();
  });
});
