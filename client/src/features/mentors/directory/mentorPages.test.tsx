import {
  type DirectoryMentor,
  getMentorDirectory,
  getMentorPage,
  type MentorPage,
} from '@preproom/models/contract/mentors/directory';
import { getMentorProfile } from '@preproom/models/contract/mentors/mentors';
import { answerMentorReview, reportMentorReview } from '@preproom/models/contract/reports/reviews';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting, aMentor, aPack } from '../../../lib/testing/samples.ts';
import { MentorDirectoryPage } from './MentorDirectoryPage.tsx';
import { OwnMentorPage } from './OwnMentorPage.tsx';
import { PublicMentorPage } from './PublicMentorPage.tsx';

let network: FakeNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork();
  useStore.setState({ ...INITIAL_STATE, isUserPending: false });
});
afterEach(cleanup);

const listed: DirectoryMentor = {
  ...aMentor({ rating: 4.5, ratingCount: 12, offersIntroduction: true }),
  slug: 'meera-iyer',
  rounds: ['HR Round 1'],
  sessionsHeld: 30,
  repliesWithinHours: 2,
};
const review: MentorPage['reviews'][number] = {
  _id: '0000000000000000000000d1',
  stars: 5,
  text: 'Patient and precise.',
  firstName: 'Asha',
  round: 'HR Round 1',
  isFree: false,
  writtenAt: '2026-11-20T13:00:00.000Z',
  answer: null,
};
const page: MentorPage = {
  ...listed,
  nextTimes: ['2026-11-28T13:00:00.000Z'],
  distribution: [0, 0, 1, 3, 8],
  reviews: [review],
  reviewTotal: 1,
  reviewPages: 1,
};

function openAt(at: string) {
  renderPage(
    <Routes>
      <Route path="/mentors" element={<MentorDirectoryPage />} />
      <Route path="/mentors/:mentor" element={<PublicMentorPage />} />
      <Route path="/Dashboard/mentor/page" element={<OwnMentorPage />} />
    </Routes>,
    { at },
  );
}
const address = () => screen.getByTestId('address').textContent;

describe('the public list', () => {
  it('shows expertise, ratings with their number and sessions, and leads to the page', async () => {
    network.answer(getMentorDirectory, { data: [listed], total: 1, pages: 1 });
    openAt('/mentors');
    const link = await screen.findByRole('link', { name: 'Meera Iyer' });
    expect(link.getAttribute('href')).toBe('/mentors/meera-iyer');
    for (const text of ['System architecture', '30 sessions held', 'Free introduction'])
      expect(screen.getAllByText(text).length, text).toBeGreaterThan(0);
    expect(screen.getByText(/12 ratings/)).toBeTruthy();
  });

  it('puts what is chosen into the address and asks for it', async () => {
    network.answer(getMentorDirectory, { data: [], total: 0, pages: 0 });
    openAt('/mentors?page=2');
    const [round] = screen.getAllByLabelText('Round');
    await userEvent.selectOptions(round as HTMLElement, 'Tech Round 1');
    expect(address()).toBe('/mentors?round=Tech+Round+1');
    expect(await screen.findByText('No mentors match')).toBeTruthy();
    const asked = new URLSearchParams(network.sentTo(getMentorDirectory).at(-1)?.search);
    expect(asked.get('round')).toBe('Tech Round 1');
  });
});

describe('the page of a mentor', () => {
  it('shows on what the average rests, reviews in words, and the free introduction to visitors', async () => {
    network.answer(getMentorPage, { data: page });
    openAt('/mentors/meera-iyer');
    expect(await screen.findByText('out of 5, from 12 ratings')).toBeTruthy();
    const shown = within(screen.getByRole('article'));
    expect(shown.getByText('Asha')).toBeTruthy();
    expect(shown.getByText('Patient and precise.')).toBeTruthy();
    const book = screen.getByRole('link', { name: 'Book a free introduction' });
    expect(book.getAttribute('href')).toContain(`/${listed._id}`);
    const [first = ''] = page.nextTimes;
    const times = screen.getAllByRole('link', { name: / IST/ }).map((link) => link.getAttribute('href'));
    expect(times).toHaveLength(page.nextTimes.length);
    expect(times[0]).toBe(`${book.getAttribute('href')}?time=${first}`);
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  });

  it.each([
    ['with a pack books a session', true, 'used', true, ['Book a session']],
    [
      'without one is offered the introduction',
      false,
      'free',
      true,
      ['Book a free introduction', 'See programs and prices'],
    ],
    ['who has had it is shown the programs', false, 'used', true, ['See programs and prices']],
    ['is not led to an introduction that nobody offers', false, 'free', false, ['See programs and prices']],
  ] as const)('a learner %s', async (_who, hasPack, state, offersIntroduction, ways) => {
    const learner = aCurrentUser('user');
    const ActivePack = hasPack ? aPack() : null;
    useStore.setState({ user: learner.data, ActivePack, introduction: { state } });
    network.answer(getMentorPage, { data: { ...page, offersIntroduction } });
    openAt('/mentors/meera-iyer');
    await screen.findByText('Patient and precise.');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent ?? '');
    expect(links.filter((text) => /^(Book|See programs)/.test(text))).toEqual(ways);
    // A time leads where the button does, and nowhere without anything to book.
    const canBook = ways.some((way) => way.startsWith('Book'));
    expect(links.some((text) => text.includes(' IST'))).toBe(canBook);
  });

  it.each([
    ['a visitor', null, false, '/Dashboard/selectmentor/free-introduction'],
    ['a learner with a pack', 'user', true, '/Dashboard/selectmentor/any'],
    ['a learner without one', 'user', false, null],
    ['a mentor', 'mentor', false, null],
  ] as const)('carries the next free times into the booking of %s', async (_who, role, hasPack, path) => {
    const nextTimes = ['2026-11-24T13:00:00.000Z'];
    useStore.setState({
      ...(role && { user: aCurrentUser(role).data }),
      ActivePack: hasPack ? aPack() : null,
      introduction: { state: 'used' },
    });
    network.answer(getMentorPage, { data: { ...page, offersIntroduction: true, nextTimes } });
    openAt('/mentors/meera-iyer');
    await screen.findByText('Patient and precise.');
    const link = screen.queryByRole('link', { name: /6:30 pm/ });
    expect(link?.getAttribute('href') ?? null).toBe(
      path && `${path}/${listed._id}?time=2026-11-24T13:00:00.000Z`,
    );
  });

  it.each([
    ['booked', 'View session'],
    ['cancelled', 'See programs and prices'],
  ] as const)(
    'tells a learner without a pack of a session with the mentor that is %s',
    async (status, way) => {
      const session = aMeeting({ status, with: { _id: page._id, Name: 'Meera Iyer', photo: null } });
      const introduction = { state: 'used' as const };
      useStore.setState({ user: aCurrentUser('user').data, introduction, userSessions: [session] });
      network.answer(getMentorPage, { data: page });
      openAt('/mentors/meera-iyer');
      const link = await screen.findByRole('link', { name: way });
      expect(link.getAttribute('href')).toBe(
        status === 'booked' ? `/Dashboard/session/${session.roomid}` : '/programs',
      );
      expect(screen.queryByText(/You’re booked with Meera Iyer/) !== null).toBe(status === 'booked');
    },
  );

  it('has one address', async () => {
    network.answer(getMentorPage, { data: page });
    openAt(`/mentors/${listed._id}`);
    await screen.findByText('Patient and precise.');
    expect(address()).toBe('/mentors/meera-iyer');
  });

  it.each([
    [410, 'mentor_gone', 'This mentor is no longer listed'],
    [404, 'not_found', 'Page Not Found'],
  ] as const)('says what %i means', async (status, code, title) => {
    network.refuse(getMentorPage, status, { code, message: '' });
    openAt('/mentors/meera-iyer');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
});

describe("a mentor's own page", () => {
  beforeEach(() => {
    useStore.setState({ user: aCurrentUser('mentor').data });
    network.answer(getMentorPage, { data: page });
    const profile = { rounds: listed.rounds, since: null, reason: null, missing: [] };
    network.answer(getMentorProfile, { data: { ...aMentor(), ...profile, status: 'verified' } });
  });

  it('lets them answer a review, and says before sending what cannot be sent', async () => {
    network.answer(answerMentorReview, { saved: true });
    openAt('/Dashboard/mentor/page');
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    const field = screen.getByLabelText('Your answer');
    await userEvent.type(field, 'Write to me@example.com please');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(network.sentTo(answerMentorReview)).toHaveLength(0);
    await userEvent.clear(field);
    await userEvent.type(field, 'Thank you, and good luck.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(network.sentTo(answerMentorReview)[0]?.body).toEqual({
      text: 'Thank you, and good luck.',
      writtenAt: review.writtenAt,
    });
  });

  it('lets them report a review', async () => {
    network.answer(reportMentorReview, { saved: true });
    openAt('/Dashboard/mentor/page');
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
    await userEvent.type(screen.getByLabelText('What’s wrong with this review?'), 'Not about me');
    await userEvent.click(screen.getByRole('button', { name: 'Report review' }));
    expect(await screen.findByText('Reported. Our team will look at it.')).toBeTruthy();
  });
});
