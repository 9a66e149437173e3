import { getCurrentUser } from '@preproom/models/contract/currentUser';
import {
  applyAsMentor,
  type MentorProfile,
  saveMentorPerson,
  saveMentorProfile,
} from '@preproom/models/contract/mentors/mentors';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMentor } from '../../lib/testing/samples.ts';
import { ProfileEditor } from './ProfileEditor.tsx';

const profile: MentorProfile = {
  ...aMentor({}),
  rounds: ['HR Round 1'],
  status: 'draft',
  since: '2026-11-20T10:00:00.000Z',
  reason: null,
  missing: ['resume'],
};
const user = { ...aCurrentUser('mentor').data, phone: '+919812345602' };
let network: FakeNetwork;

beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork();
  network.answer(getCurrentUser, aCurrentUser('mentor'));
  network.answer(saveMentorPerson, { data: profile });
  network.answer(saveMentorProfile, { data: profile });
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user });
  renderPage(<ProfileEditor profile={profile} user={user} />);
});
afterEach(cleanup);

const headline = () => screen.getByLabelText<HTMLTextAreaElement>('One-line introduction');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows what was typed in the preview, saves it, and says so until the next change', async () => {
  await userEvent.clear(headline());
  await userEvent.click(headline());
  await userEvent.paste('I hire\n  engineers');
  expect(headline().value).toBe('I hire engineers');
  expect(screen.getByRole('article').textContent).toContain('I hire engineers');
  await press('Save profile');
  await screen.findByText('Profile saved.');
  expect(network.sentTo(saveMentorPerson)[0]?.body).toEqual({ name: user.Name, phone: user.phone });
  expect(network.sentTo(saveMentorProfile)[0]?.body).toMatchObject({ headline: 'I hire engineers' });
  expect(sessionStorage.getItem(`mentor:${user._id}`)).toBeNull();
  await userEvent.type(headline(), '!');
  expect(screen.queryByText('Profile saved.')).toBeNull();
});

it('applies once everything is saved, and says what the application lacks', async () => {
  network.refuse(applyAsMentor, 400, {
    code: 'bad_request',
    message: 'x',
    fields: { resume: 'is missing' },
  });
  await press('Save and apply');
  await screen.findByText('Upload your resume first.');
  expect(network.sentTo(saveMentorProfile)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  network.answer(applyAsMentor, { data: { ...profile, status: 'pending', missing: [] } });
  await press('Save profile');
  await screen.findByText('Profile saved.');
  expect(network.sentTo(applyAsMentor)).toHaveLength(1);
});

it('does not apply later when a field was wrong', async () => {
  await userEvent.clear(headline());
  await press('Save and apply');
  await screen.findByText('Enter one sentence on how you help learners.');
  expect(document.activeElement).toBe(headline());
  await userEvent.type(headline(), 'I hire engineers');
  await press('Save profile');
  await screen.findByText('Profile saved.');
  expect(network.sentTo(applyAsMentor)).toEqual([]);
});

it('saves a change of a live profile whose account has no phone number', async () => {
  cleanup();
  renderPage(
    <ProfileEditor profile={{ ...profile, status: 'verified', missing: [] }} user={{ ...user, phone: '' }} />,
  );
  await userEvent.type(headline(), '!');
  await press('Save profile');
  await screen.findByText('Profile saved.');
  expect(network.sentTo(saveMentorPerson)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Your name'), '!');
  await press('Save profile');
  expect(await screen.findByText('Enter your phone number, like 98765 43210.')).toBeTruthy();
});

it('shows no years in the preview while they are not a number', async () => {
  const years = screen.getByLabelText('Years of experience');
  await userEvent.clear(years);
  await userEvent.type(years, '-5');
  expect(screen.getByRole('article').textContent).not.toContain('experience');
});
