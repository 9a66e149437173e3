import { getFile } from '@preproom/models/contract/accounts/files';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import {
  applyAsMentor,
  getMentorProfile,
  type MentorProfile,
  saveMentorProfile,
} from '@preproom/models/contract/mentors/mentors';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { fakeUploads } from '../../lib/testing/fakeUploads.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMentor } from '../../lib/testing/samples.ts';
import type { AvailabilityStep } from './Application.tsx';
import { MentorOnboardingPage } from './MentorOnboardingPage.tsx';

const profile: MentorProfile = {
  ...aMentor({ expertise: [], languages: [] }),
  rounds: ['HR Round 1'],
  status: 'draft',
  since: '2026-11-20T10:00:00.000Z',
  reason: null,
  missing: ['expertise', 'languages', 'resume'],
};
let network: FakeNetwork;
const Hours: AvailabilityStep = ({ onBack, onDone }) => (
  <>
    <button type="button" onClick={onBack}>
      Back
    </button>
    <button type="button" onClick={onDone}>
      Add later
    </button>
  </>
);

beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork();
  network.answer(getMentorProfile, { data: profile });
  network.answer(getCurrentUser, aCurrentUser('mentor'));
  const user = { ...aCurrentUser('mentor').data, completed: false, phone: '+919812345602' };
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user });
  renderPage(<MentorOnboardingPage Availability={Hours} />, { at: '/Account/mentor/onboarding?step=work' });
});
afterEach(cleanup);

const headline = () => screen.findByLabelText<HTMLTextAreaElement>('One-line introduction');
async function save(text: string): Promise<void> {
  fireEvent.change(await headline(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
}

it('keeps what was typed when it cannot be saved, says so, and goes on once it can', async () => {
  await save('New words');
  expect((await screen.findByRole('alert')).textContent).toContain('The service isn’t available right now');
  expect((await headline()).value).toBe('New words');
  network.answer(saveMentorProfile, { data: { ...profile, headline: 'New words' } });
  await save('New words');
  await screen.findByRole('heading', { name: 'Your expertise' });
  expect(network.sentTo(saveMentorProfile).at(-1)?.body).toMatchObject({ headline: 'New words', years: 11 });
});

it('names its step in the address, so that Back leads to it later', async () => {
  cleanup();
  renderPage(<MentorOnboardingPage Availability={Hours} />, { at: '/Account/mentor/onboarding' });
  await screen.findByRole('heading', { name: 'Your expertise' });
  await expect.poll(() => screen.getByTestId('address').textContent).toContain('step=knowledge');
});

it('says what is missing before anything is sent', async () => {
  await save('  ');
  await screen.findByText('Enter one sentence on how you help learners.');
  expect((await headline()).getAttribute('aria-invalid')).toBe('true');
  expect(network.sentTo(saveMentorProfile)).toEqual([]);
});

it('marks the field that the server has refused', async () => {
  network.refuse(saveMentorProfile, 400, {
    code: 'bad_request',
    message: 'x',
    fields: { linkedIn: 'is not' },
  });
  await save('New words');
  await screen.findByText(/Enter your LinkedIn profile link/);
  expect((await headline()).value).toBe('New words');
});

it('asks for the weekly hours before the last step, and goes on without them', async () => {
  cleanup();
  network.answer(getMentorProfile, { data: { ...profile, missing: ['resume'] } });
  renderPage(<MentorOnboardingPage Availability={Hours} />, {
    at: '/Account/mentor/onboarding?step=availability',
  });
  await screen.findByRole('heading', { name: 'Your availability' });
  fireEvent.click(screen.getByRole('button', { name: 'Add later' }));
  expect(await screen.findByRole('heading', { name: 'Resume and review' })).toBe(document.activeElement);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Your availability' })).toBe(document.activeElement);
});

it('cannot be sent while the resume uploads', async () => {
  cleanup();
  const uploads = fakeUploads();
  network.answer(getFile, { file: null });
  network.answer(getMentorProfile, { data: { ...profile, missing: ['resume'] } });
  network.refuse(applyAsMentor, 409, { code: 'conflict', message: 'x' });
  renderPage(<MentorOnboardingPage Availability={Hours} />, { at: '/Account/mentor/onboarding?step=resume' });
  const send = await screen.findByRole('button', { name: 'Send application' });
  const file = new File(['x'], 'cv.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
  await screen.findByText('Uploading cv.pdf…');
  expect(send.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(send);
  await expect.poll(() => uploads.sent.length).toBe(1);
  expect(network.sentTo(applyAsMentor)).toEqual([]);

  const stored = { _id: '0000000000000000000000f1', name: 'cv.pdf', type: 'application/pdf', bytes: 1 };
  uploads.sent[0]?.answer(200, { file: stored });
  await expect.poll(() => send.getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(send);
  await expect.poll(() => network.sentTo(applyAsMentor)).toHaveLength(1);
});
