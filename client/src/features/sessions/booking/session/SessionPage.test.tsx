import type { Role } from '@preproom/models/contract/accounts/users';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { getFreeTimes } from '@preproom/models/contract/mentors/freeTimes';
import {
  answerProposal,
  cancelSession,
  moveSession,
  proposeTimes,
} from '@preproom/models/contract/sessions/bookings';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting, aMentor, aPack, MENTOR_ID } from '../../../../lib/testing/samples.ts';
import { SessionPage } from './SessionPage.tsx';

const now = Date.parse('2026-11-23T06:00:00.000Z');
const TUESDAY = '2026-11-24T13:00:00.000Z';
const THURSDAY = '2026-11-26T04:30:00.000Z';
const meeting = (given: Partial<Meeting> = {}) =>
  aMeeting({ startsAt: TUESDAY, ...(given as Partial<ReturnType<typeof aMeeting>>) });
let network: FakeNetwork;

async function open(role: Role, shown: Meeting, state?: object) {
  const user = { ...aCurrentUser(role, [shown]), ActivePack: role === 'user' ? aPack() : null };
  network.answer(getCurrentUser, user);
  useStore.setState({ user: user.data, ActivePack: user.ActivePack });
  renderSession(state);
  await screen.findByRole('heading', { level: 1, name: 'HR Round 1 with Meera Iyer' });
}

/** The call changes the session to this, and the person's sessions say so from then on. */
function changesTo(endpoint: typeof moveSession | typeof cancelSession | typeof answerProposal, to: Meeting) {
  network.answerWith(endpoint, async () => {
    network.answer(getCurrentUser, aCurrentUser('user', [to]));
    return { data: to };
  });
}

function renderSession(state?: object) {
  renderPage(
    <Routes>
      <Route path="/Dashboard/session/:roomid" element={<SessionPage />} />
    </Routes>,
    { at: '/Dashboard/session/room00000001', state },
  );
}

function answerTimes(times: string[]) {
  const data = { mentor: aMentor(), minutes: 45, timeZone: 'Asia/Kolkata', times, hasRequested: false };
  network.answer(getFreeTimes, { data });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
  network = fakeNetwork();
  useStore.setState({ ...INITIAL_STATE, isUserPending: false });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the page of a session', () => {
  it('lets the learner move it to another free time of the mentor', async () => {
    await open('user', meeting({ movesLeft: 2 }), { bookedFor: TUESDAY });
    expect(screen.getByText(/reschedule up to 2 times until Tue, 24 November, 6:30 pm IST/)).toBeTruthy();
    answerTimes([TUESDAY, THURSDAY]);
    await press('Reschedule');
    const dialog = await screen.findByRole('dialog', { name: 'Reschedule' });
    await userEvent.click(await within(dialog).findByRole('radio', { name: '10:00 am' }));
    expect(within(dialog).queryByRole('radio', { name: '6:30 pm' })).toBeNull();
    changesTo(moveSession, meeting({ startsAt: THURSDAY, movesLeft: 1 }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reschedule' }));
    expect(network.sentTo(moveSession)[0]).toMatchObject({
      path: expect.stringContaining('/sessions/room00000001/move'),
      body: { startsAt: THURSDAY },
    });
    const moved = await screen.findByText(/^Moved to/);
    expect(moved.textContent).toContain('Thu, 26 November, 10:00 am');
    expect(document.activeElement?.contains(moved)).toBe(true);
    expect(screen.queryByText(/^You’re booked/)).toBeNull();
  });

  it('says after a booking that it is booked', async () => {
    await open('user', meeting(), { bookedFor: TUESDAY });
    expect(document.activeElement?.contains(screen.getByText(/^You’re booked/))).toBe(true);
    expect(screen.queryByText('Before you meet Meera Iyer')).toBeNull();
  });

  it('keeps a typed reason when the dialog is closed, until the session is cancelled', async () => {
    await open('mentor', meeting());
    const reason = async () => {
      await press('Cancel session');
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this session?' }));
      return { dialog, field: dialog.getByLabelText<HTMLTextAreaElement>(/^Reason/) };
    };
    const first = await reason();
    await userEvent.type(first.field, 'I have a fever and cannot speak');
    await userEvent.click(first.dialog.getByRole('button', { name: 'Keep session' }));
    const second = await reason();
    expect(second.field.value).toBe('I have a fever and cannot speak');
    network.answer(cancelSession, { data: meeting({ status: 'cancelled' }) });
    await userEvent.click(second.dialog.getByRole('button', { name: 'Cancel session' }));
    await expect.poll(() => sessionStorage.length).toBe(0);
  });

  it('shows the free times of its own day first', async () => {
    await open('user', meeting({ startsAt: THURSDAY, movesLeft: 2 }));
    const laterThatDay = new Date(Date.parse(THURSDAY) + 60 * 60_000).toISOString();
    answerTimes([TUESDAY, laterThatDay]);
    await press('Reschedule');
    const dialog = await screen.findByRole('dialog', { name: 'Reschedule' });
    expect(await within(dialog).findByRole('radio', { name: '11:00 am' })).toBeTruthy();
  });

  it('shows a mentor who proposes times those of its own day first', async () => {
    await open('mentor', meeting({ startsAt: THURSDAY }));
    const laterThatDay = new Date(Date.parse(THURSDAY) + 60 * 60_000).toISOString();
    answerTimes([TUESDAY, laterThatDay]);
    await press('Suggest other times');
    const dialog = await screen.findByRole('alertdialog', { name: 'Suggest other times' });
    expect(await within(dialog).findByRole('checkbox', { name: '11:00 am' })).toBeTruthy();
  });

  it('asks the mentor once the moves are used up', async () => {
    await open('user', meeting({ movesLeft: 0 }));
    expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
    answerTimes([THURSDAY]);
    await press('Ask for another time');
    const dialog = await screen.findByRole('alertdialog', { name: 'Ask for another time' });
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: '10:00 am' }));
    network.answer(proposeTimes, { data: meeting({ movesLeft: 0 }) });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send to Meera Iyer' }));
    expect(network.sentTo(proposeTimes)[0]?.body).toEqual({ times: [THURSDAY] });
    expect(await screen.findByText(/^Sent to Meera Iyer/)).toBeTruthy();
  });

  it('lets a mentor propose any time, beside the free ones', async () => {
    await open('mentor', meeting());
    answerTimes([THURSDAY]);
    await press('Suggest other times');
    const dialog = await screen.findByRole('alertdialog', { name: 'Suggest other times' });
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: '10:00 am' }));
    const field = within(dialog).getByLabelText('Any other time');
    fireEvent.change(field, { target: { value: '2026-11-22T10:00' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(within(dialog).getByText('Choose a time in the future.')).toBeTruthy();
    fireEvent.change(field, { target: { value: '2026-11-27T15:15' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    network.answer(proposeTimes, { data: meeting() });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send to Meera Iyer' }));
    const times = [THURSDAY, new Date('2026-11-27T15:15').toISOString()];
    expect(network.sentTo(proposeTimes)[0]?.body).toEqual({ times });
  });

  it('cancels after saying what follows', async () => {
    await open('user', meeting());
    await press('Cancel session');
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this session?' });
    expect(dialog.textContent).toContain('You’ll get the round back');
    changesTo(cancelSession, meeting({ status: 'cancelled' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel session' }));
    expect(network.sentTo(cancelSession)[0]?.body).toEqual({});
    expect(await screen.findByText(/^Session cancelled/)).toBeTruthy();
  });

  it('leads a mentor to what helps to prepare', async () => {
    await open('mentor', meeting());
    const link = screen.getByRole('link', { name: 'Goals, skills and last feedback' });
    expect(link.getAttribute('href')).toBe('/Dashboard/mentor/session/room00000001');
  });

  it('wants a reason from a mentor', async () => {
    await open('mentor', meeting());
    await press('Cancel session');
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this session?' });
    const reason = within(dialog).getByRole('textbox');
    await userEvent.type(reason, 'I am ill');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel session' }));
    expect(await within(dialog).findByText('Write at least 10 characters.')).toBeTruthy();
    expect(network.sentTo(cancelSession)).toHaveLength(0);
    network.answer(cancelSession, { data: meeting({ status: 'cancelled' }) });
    await userEvent.type(reason, ', sorry');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel session' }));
    expect(network.sentTo(cancelSession)[0]?.body).toEqual({ reason: 'I am ill, sorry' });
  });

  it('shows proposed times to the other side, who accepts one', async () => {
    const proposal = { by: 'mentor' as const, times: [THURSDAY], note: 'A day later?', at: TUESDAY };
    await open('user', meeting({ proposal }));
    expect(screen.getByText('A day later?')).toBeTruthy();
    changesTo(answerProposal, meeting({ startsAt: THURSDAY }));
    await press('Accept this time');
    expect(network.sentTo(answerProposal)[0]?.body).toEqual({ startsAt: THURSDAY });
    expect((await screen.findByText(/^Moved to/)).textContent).toContain('Thu, 26 November, 10:00 am');
  });

  it('tells the side that proposed to wait', async () => {
    await open('mentor', meeting({ proposal: { by: 'mentor', times: [THURSDAY], note: null, at: TUESDAY } }));
    expect(screen.getByText('Waiting for Meera Iyer’s answer')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept this time' })).toBeNull();
  });

  it('says who cancelled and why, and leads to new times with the same mentor', async () => {
    const cancellation = { by: 'mentor', reason: 'I have a fever today', at: TUESDAY } as const;
    await open('user', meeting({ status: 'cancelled', cancellation }));
    expect(screen.getByText('Meera Iyer cancelled this session.')).toBeTruthy();
    expect(screen.getByText('I have a fever today')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book a new time' }).getAttribute('href')).toBe(
      `/Dashboard/selectmentor/HR-Round-1/${MENTOR_ID}`,
    );
    expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
  });

  it('apologises for a mentor who did not come, and leads to those who are free soon', async () => {
    await open('user', meeting({ status: 'noshow_mentor', startsAt: '2026-11-22T13:00:00.000Z' }));
    expect(screen.getByText(/Sorry, .* didn’t join. The round is back in your pack./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mentors available soon' }).getAttribute('href')).toBe(
      '/Dashboard/selectmentor/HR-Round-1/any?freeWithin=1',
    );
  });
});
