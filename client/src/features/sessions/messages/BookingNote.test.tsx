import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { getFreeTimes } from '@preproom/models/contract/mentors/freeTimes';
import { getBookingNote, saveBookingNote } from '@preproom/models/contract/sessions/bookingNote';
import { bookSession } from '@preproom/models/contract/sessions/bookings';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting, aMentor, aPack, MENTOR_ID } from '../../../lib/testing/samples.ts';
import { BookingPage } from '../booking/BookingPage.tsx';
import { BookingNoteCard } from './BookingNoteCard.tsx';

const TIME = '2026-11-24T13:00:00.000Z';
let network: FakeNetwork;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T06:00:00.000Z'), shouldAdvanceTime: true });
  network = fakeNetwork();
  useStore.setState({ ...INITIAL_STATE, user: aCurrentUser('user').data, isUserPending: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What do you want to get out of this session?' });

describe('at the booking', () => {
  function open() {
    const current = { ...aCurrentUser('user'), ActivePack: aPack() };
    network.answer(getCurrentUser, current);
    useStore.setState({ ActivePack: current.ActivePack, introduction: current.introduction });
    const data = {
      mentor: aMentor(),
      minutes: 45,
      timeZone: 'Asia/Kolkata',
      times: [TIME],
      hasRequested: false,
    };
    network.answer(getFreeTimes, { data });
    renderPage(
      <Routes>
        <Route path="/Dashboard/selectmentor/:sessiontype/:mentorid" element={<BookingPage />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>,
      { at: `/Dashboard/selectmentor/HR-Round-1/${MENTOR_ID}?time=${TIME}` },
    );
  }
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }));
  const body = () => network.sentTo(bookSession).at(-1)?.body;

  it('is folded, and a booking without it is as before', async () => {
    open();
    await screen.findByRole('button', { name: 'Add your agenda for Meera Iyer (optional)' });
    expect(screen.queryByRole('textbox')).toBeNull();
    network.answer(bookSession, { data: aMeeting() });
    await confirm();
    await screen.findByText('elsewhere');
    expect(body()).not.toHaveProperty('note');
  });

  it('survives a refused booking and a reload, goes with the next one, and is then forgotten', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Add your agenda/ }));
    await userEvent.type(await field(), 'Only SQL, please');
    network.refuse(bookSession, 409, { code: 'slot_taken', message: 'x', fields: {} });
    await confirm();
    await screen.findByText(/has just taken this time/);
    cleanup();
    open();
    expect((await field()).value).toBe('Only SQL, please');
    network.answer(bookSession, { data: aMeeting() });
    await confirm();
    await screen.findByText('elsewhere');
    expect(body()).toMatchObject({ note: 'Only SQL, please' });
    cleanup();
    open();
    await screen.findByRole('button', { name: /Add your agenda/ });
  });

  it('says at once that contact details are left out', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Add your agenda/ }));
    await userEvent.type(await field(), 'asha@example.com');
    expect(await screen.findByText(/Leave out phone numbers/)).toBeTruthy();
  });
});

describe('on the page of the session', () => {
  const session = aMeeting({ startsAt: TIME });

  it('is changed by the learner until the start', async () => {
    network.answer(getBookingNote, { data: { text: 'Only SQL', file: null } });
    renderPage(<BookingNoteCard session={session} side="learner" />);
    await userEvent.type(await field(), ' and caching');
    network.refuse(saveBookingNote, 503, { code: 'unavailable', message: 'x' });
    await userEvent.click(screen.getByRole('button', { name: 'Save agenda' }));
    await screen.findByRole('alert');
    expect((await field()).value).toBe('Only SQL and caching');
    network.answer(saveBookingNote, { data: { text: 'Only SQL and caching', file: null } });
    await userEvent.click(screen.getByRole('button', { name: 'Save agenda' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(network.sentTo(saveBookingNote).at(-1)?.body).toEqual({ text: 'Only SQL and caching' });
  });

  it('is read by the mentor with its file; an empty one is not there', async () => {
    const file = { _id: '0000000000000000000000f1', name: 'job.pdf' };
    network.answer(getBookingNote, { data: { text: 'Only SQL', file } });
    renderPage(<BookingNoteCard session={session} side="mentor" />);
    await screen.findByText('Only SQL');
    expect(screen.getByRole('button', { name: 'Download job.pdf' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is only read once the session has started', async () => {
    network.answer(getBookingNote, { data: { text: 'Only SQL', file: null } });
    renderPage(<BookingNoteCard session={{ ...session, status: 'done' }} side="learner" />);
    await screen.findByText('Only SQL');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
