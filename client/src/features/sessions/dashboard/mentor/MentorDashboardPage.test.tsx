import { type CurrentUser, getCurrentUser } from '@preproom/models/contract/currentUser';
import { getMentorHome, type MentorHome } from '@preproom/models/contract/sessions/bookings';
import { getUnreadMessages } from '@preproom/models/contract/sessions/messages';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';
import { getSlotRequests } from '@preproom/models/contract/sessions/slotRequests';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting } from '../../../../lib/testing/samples.ts';
import { MentorDashboardPage } from './MentorDashboardPage.tsx';

const HOUR = 60 * 60_000;
/** 18:30 in India, 13:00 in London. */
const now = Date.parse('2026-11-20T13:00:00.000Z');
const at = (hours: number) => new Date(now + hours * HOUR).toISOString();
const learner = (Name: string) => ({ _id: '0000000000000000000000a1', Name, photo: null });
let network: FakeNetwork;

function aHome(given: Partial<MentorHome> = {}): MentorHome {
  const days = [2, 0, 1, 0, 0, 0, 0].map((sessions, i) => ({ date: `2026-11-2${i}`, sessions }));
  return {
    feedbackDue: [],
    week: { days, timeZone: 'Asia/Kolkata' },
    rating: { average: null, count: 0 },
    nextFreeAt: null,
    offersTimes: true,
    ...given,
  };
}

async function open(meetings: Meeting[], home: Partial<MentorHome> = {}) {
  network.answer(getMentorHome, { data: aHome(home) });
  network.answer(getSlotRequests, { data: [], total: 0 });
  const answer = (): CurrentUser => aCurrentUser('mentor', meetings);
  network.answerWith(getCurrentUser, async () => answer());
  useStore.setState({ user: aCurrentUser('mentor').data });
  renderPage(<MentorDashboardPage />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const section = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  vi.useFakeTimers({ now });
  network = fakeNetwork();
  useStore.setState(INITIAL_STATE);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('today', () => {
  const meetings = [
    aMeeting({ roomid: 'evening00001', startsAt: at(2), with: learner('Asha Rao') }),
    aMeeting({ roomid: 'morning00001', status: 'done', startsAt: at(-8), with: learner('Ravi Menon') }),
    aMeeting({ roomid: 'tomorrow0001', startsAt: at(6), with: learner('Kiran Das') }),
  ];

  it("lists the day's sessions in the order of time", async () => {
    await open(meetings);
    const links = section('Today').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ravi Menon', '/Dashboard/session/morning00001'],
      ['Asha Rao', '/Dashboard/session/evening00001'],
    ]);
    expect(section('Today').getByText('8:30 pm')).toBeTruthy();
  });

  it("is a day of the mentor's time zone", async () => {
    await open(meetings, { week: { ...aHome().week, timeZone: 'Europe/London' } });
    expect(section('Today').getAllByRole('link')).toHaveLength(3);
    expect(section('Today').getByText('3:00 pm')).toBeTruthy();
  });

  it('says when there is nothing', async () => {
    await open([]);
    expect(section('Today').getByText('No sessions today.')).toBeTruthy();
  });
});

describe('what others wait for', () => {
  it('leads to unread messages of every session, with their number', async () => {
    const meetings = [
      aMeeting({ roomid: 'evening00001', startsAt: at(2), with: learner('Asha Rao') }),
      aMeeting({ roomid: 'next00000001', startsAt: at(50), with: learner('Ravi Menon') }),
    ];
    network.answer(getUnreadMessages, {
      data: [
        { roomid: 'evening00001', count: 1 },
        { roomid: 'next00000001', count: 3 },
      ],
    });
    await open(meetings);
    const links = section('New messages').getAllByRole('link');
    const shown = links.map((link) => [link.textContent?.split(', ')[0], link.getAttribute('href')]);
    expect(shown).toEqual([
      ['1 from Asha Rao (HR Round 1', '/Dashboard/session/evening00001#messages'],
      ['3 from Ravi Menon (HR Round 1', '/Dashboard/session/next00000001#messages'],
    ]);
    expect(section('HR Round 1').getByRole('link', { name: '1 new message' })).toBeTruthy();
  });

  it('leads to the feedback that is due', async () => {
    await open([], { feedbackDue: [aMeeting({ status: 'done', with: learner('Asha Rao') })] });
    const link = screen.getByRole('link', { name: 'Write feedback for Asha Rao' });
    expect(link.getAttribute('href')).toBe('/room/Feedback/room00000001');
  });

  it('has a place for requests', async () => {
    await open([]);
    expect(section('Requests for times').getByText(/^No requests/)).toBeTruthy();
  });
});

describe('the week and the standing', () => {
  it('says the sessions of each day in text', async () => {
    await open([]);
    const days = section('This week').getAllByRole('listitem');
    expect(days.map(({ textContent }) => textContent)).toEqual([
      ...['2Fri2 sessions', '0Sat0 sessions', '1Sun1 session', '0Mon0 sessions', '0Tue0 sessions'],
      ...['0Wed0 sessions', '0Thu0 sessions'],
    ]);
  });

  it('has the rating and the next free time', async () => {
    await open([], { rating: { average: 4.5, count: 2 }, nextFreeAt: at(24) });
    expect(section('Your rating').getByText('4.5')).toBeTruthy();
    expect(section('Next free time').getByText('Sat, 21 November, 6:30 pm IST')).toBeTruthy();
  });

  it('leads a mentor without availability to it', async () => {
    await open([], { offersTimes: false });
    expect(screen.getByRole('link', { name: 'Add times' }).getAttribute('href')).toBe(
      '/Dashboard/mentor/slots',
    );
  });
});

it('says that it could not load, and tries again', async () => {
  await open([]);
  cleanup();
  network.disconnect(getMentorHome);
  renderPage(<MentorDashboardPage />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Couldn’t load your dashboard')).toBeTruthy();
  network.answer(getMentorHome, { data: aHome() });
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('No sessions today.')).toBeTruthy();
});
