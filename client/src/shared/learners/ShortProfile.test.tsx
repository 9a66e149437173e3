import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { confirmGuardian, sendGuardianCode } from '@preproom/models/contract/learners/guardian';
import {
  getStudentProfile,
  type StudentProfile,
  saveAbout,
  saveGoal,
} from '@preproom/models/contract/learners/studentProfile';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from '../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../lib/testing/samples.ts';
import { ShortProfile } from './ShortProfile.tsx';

const NEW: StudentProfile = {
  dateOfBirth: null,
  language: 'en',
  education: null,
  goal: null,
  skills: null,
  guardian: null,
  needsGuardian: false,
  OnboardingStep: 0,
  completed: false,
};
const goal = { targetRole: 'Pilot', programId: null, interviewDate: null };
let network: FakeNetwork;
const onDone = vi.fn();

function open(profile: Partial<StudentProfile> = {}, phone = '+919876543210') {
  const user = { ...aCurrentUser('user').data, phone, completed: false };
  network.answer(getStudentProfile, { ...NEW, ...profile });
  network.answer(getCurrentUser, aCurrentUser('user'));
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user });
  renderPage(<ShortProfile action="Pay" onDone={onDone} />);
}
const labels = () => screen.getAllByRole('textbox').length;
const born = (day: string) =>
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: day } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  network = fakeNetwork();
  sessionStorage.clear();
  onDone.mockClear();
});
afterEach(cleanup);

describe('the short profile', () => {
  it('asks for age and goal alone, saves both with what is known, and goes on', async () => {
    open();
    await screen.findByLabelText('Date of birth');
    expect(labels()).toBe(1);
    network.answer(saveAbout, { ...NEW, dateOfBirth: '2004-05-06' });
    network.answer(saveGoal, { ...NEW, dateOfBirth: '2004-05-06', goal, completed: true });
    born('2004-05-06');
    await userEvent.type(screen.getByLabelText('Target role'), 'Pilot');
    await press('Pay');
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    expect(network.sentTo(saveAbout)[0]?.body).toEqual({
      name: 'Asha Rao',
      phone: '+919876543210',
      language: 'en',
      dateOfBirth: '2004-05-06',
    });
    expect(network.sentTo(saveGoal)[0]?.body).toEqual(goal);
    await expect.poll(() => useStore.getState().user?.completed).toBe(true);
  });

  it('asks only for what is missing', async () => {
    open({ dateOfBirth: '2004-05-06', goal }, '');
    await screen.findByLabelText('Phone number');
    expect(screen.queryByLabelText('Date of birth')).toBeNull();
    expect(screen.queryByLabelText('Target role')).toBeNull();
  });

  it('says at the fields what is missing, and saves nothing', async () => {
    open();
    await screen.findByLabelText('Date of birth');
    await press('Pay');
    expect(await screen.findByText('Enter your date of birth.')).toBeTruthy();
    expect(network.sentTo(saveAbout)).toHaveLength(0);
  });

  it('keeps what was typed when it cannot be saved, and when the page is left', async () => {
    open();
    await screen.findByLabelText('Date of birth');
    network.refuse(saveAbout, 503, { code: 'unavailable', message: '' });
    born('2004-05-06');
    await userEvent.type(screen.getByLabelText('Target role'), 'Pilot');
    await press('Pay');
    await screen.findByRole('alert');
    expect(onDone).not.toHaveBeenCalled();
    cleanup();
    open();
    expect((await screen.findByLabelText<HTMLInputElement>('Target role')).value).toBe('Pilot');
    expect(screen.getByLabelText<HTMLInputElement>('Date of birth').value).toBe('2004-05-06');
  });

  it('asks for a minor’s guardian before it goes on', async () => {
    open();
    await screen.findByLabelText('Date of birth');
    const minor = { ...NEW, dateOfBirth: '2012-05-06', needsGuardian: true };
    network.answer(saveAbout, minor);
    network.answer(saveGoal, { ...minor, goal });
    born('2012-05-06');
    await userEvent.type(screen.getByLabelText('Target role'), 'Pilot');
    await press('Pay');
    await userEvent.type(await screen.findByLabelText('Parent or guardian’s name'), 'Meena Verma');
    expect(onDone).not.toHaveBeenCalled();
    network.answer(sendGuardianCode, {
      sent: true,
      resendAfterSeconds: 60,
      expiresInSeconds: 600,
    });
    await userEvent.type(screen.getByLabelText('Their e-mail'), 'meena@example.com');
    await press('Send code');
    network.answer(confirmGuardian, { ...minor, goal, needsGuardian: false, completed: true });
    await userEvent.type(await screen.findByLabelText('Code from your guardian’s e-mail'), '123456');
    await press('Confirm');
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
  });
});
