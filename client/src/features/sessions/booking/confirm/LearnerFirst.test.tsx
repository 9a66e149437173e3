import { type CurrentUser, getCurrentUser } from '@preproom/models/contract/currentUser';
import { confirmGuardian, sendGuardianCode } from '@preproom/models/contract/learners/guardian';
import {
  getStudentProfile,
  type StudentProfile,
  saveAbout,
  saveGoal,
} from '@preproom/models/contract/learners/studentProfile';
import { getFreeTimes } from '@preproom/models/contract/mentors/freeTimes';
import { bookSession } from '@preproom/models/contract/sessions/bookings';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting, aMentor, aPack, MENTOR_ID } from '../../../../lib/testing/samples.ts';
import { BookingPage } from '../BookingPage.tsx';

const TUESDAY_EVENING = '2026-11-24T13:00:00.000Z';
const pack = aPack();
let network: FakeNetwork;

function open(data: CurrentUser['data']) {
  network.answer(getCurrentUser, { ...aCurrentUser('user'), data, ActivePack: pack });
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user: data, ActivePack: pack });
  renderPage(
    <Routes>
      <Route path="/Dashboard/selectmentor/:sessiontype/:mentorid" element={<BookingPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at: `/Dashboard/selectmentor/HR-Round-1/${MENTOR_ID}?time=${TUESDAY_EVENING}` },
  );
}

const address = () => screen.getByTestId('address').textContent ?? '';
const confirm = () => screen.getByRole('button', { name: 'Confirm booking' });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T06:00:00.000Z'), shouldAdvanceTime: true });
  network = fakeNetwork();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a learner whose profile is not complete', () => {
  const goal = { targetRole: 'Pilot', programId: null, interviewDate: null };
  const NEW: StudentProfile = {
    ...{ dateOfBirth: null, language: 'en', education: null, goal: null, skills: null, guardian: null },
    ...{ needsGuardian: false, OnboardingStep: 0, completed: false },
  };
  async function fill(born: string): Promise<void> {
    const data = { ...aCurrentUser('user').data, phone: '+919876543210', completed: false };
    network.answer(getFreeTimes, {
      data: {
        mentor: aMentor(),
        minutes: 45,
        timeZone: 'Asia/Kolkata',
        times: [TUESDAY_EVENING],
        hasRequested: false,
      },
    });
    network.answer(getStudentProfile, NEW);
    network.answer(saveAbout, { ...NEW, dateOfBirth: born });
    network.answer(bookSession, { data: aMeeting() });
    open(data);
    fireEvent.change(await screen.findByLabelText('Date of birth'), { target: { value: born } });
    await userEvent.type(screen.getByLabelText('Target role'), 'Pilot');
  }

  it('is asked for it before a time is taken, and books by the same press', async () => {
    await fill('2004-05-06');
    expect(screen.getByText(/If you’re under 18, a parent or guardian has to agree/)).toBeTruthy();
    network.answer(saveGoal, { ...NEW, dateOfBirth: '2004-05-06', goal, completed: true });
    await userEvent.click(confirm());
    await screen.findByText('elsewhere');
    expect(address()).toBe('/Dashboard/session/room00000001');
    expect(network.sentTo(bookSession)).toHaveLength(1);
  });

  it('under 18 takes no time before a guardian has agreed', async () => {
    const minor = { ...NEW, dateOfBirth: '2011-05-06', goal, needsGuardian: true };
    await fill('2011-05-06');
    network.answer(saveGoal, minor);
    await userEvent.click(confirm());
    await userEvent.type(await screen.findByLabelText('Parent or guardian’s name'), 'Meena Verma');
    expect(screen.queryByRole('button', { name: 'Confirm booking' })).toBeNull();
    await userEvent.type(screen.getByLabelText('Their e-mail'), 'meena@example.com');
    network.answer(sendGuardianCode, { sent: true, resendAfterSeconds: 60, expiresInSeconds: 600 });
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    network.answer(confirmGuardian, { ...minor, needsGuardian: false, completed: true });
    network.answer(getCurrentUser, { ...aCurrentUser('user'), ActivePack: pack });
    await userEvent.type(await screen.findByLabelText('Code from your guardian’s e-mail'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Your parent or guardian agreed. You can book now.');
    expect(network.sentTo(bookSession)).toHaveLength(0);
    await userEvent.click(confirm());
    await screen.findByText('elsewhere');
  });
});
