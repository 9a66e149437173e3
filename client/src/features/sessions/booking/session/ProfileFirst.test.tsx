import { getCurrentUser } from '@preproom/models/contract/currentUser';
import {
  getStudentProfile,
  type StudentProfile,
  saveAbout,
  saveGoal,
} from '@preproom/models/contract/learners/studentProfile';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting } from '../../../../lib/testing/samples.ts';
import { ProfileFirst } from './ProfileFirst.tsx';

const PROFILE: StudentProfile = {
  ...{ dateOfBirth: null, language: 'en', education: null, goal: null, skills: null, guardian: null },
  ...{ needsGuardian: false, OnboardingStep: 0, completed: false },
};
let network: FakeNetwork;

function open(side: SessionSide, status: 'booked' | 'cancelled', completed = false) {
  const current = aCurrentUser(side === 'learner' ? 'user' : 'mentor');
  const user = { ...current.data, phone: '+919876543210', completed };
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user });
  network.answer(getCurrentUser, current);
  network.answer(getStudentProfile, PROFILE);
  renderPage(<ProfileFirst session={aMeeting({ status })} side={side} />);
}

beforeEach(() => {
  network = fakeNetwork();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('before a session', () => {
  it('a learner whose profile is not complete is asked for the rest, and told that it is saved', async () => {
    open('learner', 'booked');
    const part = within(screen.getByRole('region', { name: 'Before you meet Meera Iyer' }));
    network.answer(saveAbout, PROFILE);
    network.answer(saveGoal, { ...PROFILE, completed: true });
    fireEvent.change(await part.findByLabelText('Date of birth'), { target: { value: '2004-05-06' } });
    await userEvent.type(part.getByLabelText('Target role'), 'Pilot');
    await userEvent.click(part.getByRole('button', { name: 'Save' }));
    const saved = await screen.findByText(/^Saved\. Tell Meera Iyer more in/);
    expect(document.activeElement?.contains(saved)).toBe(true);
  });

  it.each([
    ['a learner with a complete profile', 'learner', 'booked', true],
    ['the learner of a session that is off', 'learner', 'cancelled', false],
    ['a mentor', 'mentor', 'booked', false],
  ] as const)('%s is asked for nothing', (_, side, status, completed) => {
    open(side, status, completed);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
