import { getPreparation, type Preparation } from '@preproom/models/contract/mentors/preparation';
import { getMessages } from '@preproom/models/contract/sessions/messages';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting, MENTOR_ID } from '../../../../lib/testing/samples.ts';
import { PreparationPage } from './PreparationPage.tsx';

const learner = { _id: '0000000000000000000000a1', Name: 'Asha Rao', photo: null };
const facts: Preparation = {
  meeting: aMeeting({ with: learner }),
  learner,
  about: {
    targetRole: 'Design engineer',
    program: null,
    interviewDate: null,
    education: { college: 'CoEP', degree: 'B.Tech', branch: 'Mechanical', year: 2027 },
    skills: {
      programmingLanguages: ['Python'],
      frameworks: [],
      databases: ['PostgreSQL'],
      expertiseAreas: [],
    },
    note: { text: 'Please ask about caching.', file: null },
    resume: { _id: '0000000000000000000000f1', name: 'asha.pdf' },
  },
  lastFeedback: {
    roomid: 'earlier00001' as never,
    mentorId: MENTOR_ID,
    mentorName: null,
    round: 'Introducation',
    isFree: false,
    submittedAt: '2026-11-18T13:00:00.000Z',
    ratings: { 'Overall Hirability Index': 7, 'Comment On Communication Skills': 'Clear and structured.' },
  },
  assessments: null,
};
let network: FakeNetwork;

function open() {
  renderPage(
    <Routes>
      <Route path="/Dashboard/mentor/session/:roomid" element={<PreparationPage />} />
    </Routes>,
    { at: '/Dashboard/mentor/session/room00000001' },
  );
}

beforeEach(() => {
  network = fakeNetwork();
  useStore.setState({ ...INITIAL_STATE, user: aCurrentUser('mentor').data, isUserPending: false });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows goal, education, skills, resume and the latest feedback', async () => {
  network.answer(getPreparation, { data: facts });
  open();
  expect(await screen.findByText('Design engineer')).toBeTruthy();
  expect(screen.getByText(/B.Tech, Mechanical, 2027/)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Programming languages' }).textContent).toBe('Python');
  expect(screen.getByRole('list', { name: 'Databases' }).textContent).toBe('PostgreSQL');
  expect(screen.queryByText('Frameworks and libraries')).toBeNull();
  expect(screen.getByRole('button', { name: 'Download resume (asha.pdf)' })).toBeTruthy();
  expect(screen.getByText('Clear and structured.')).toBeTruthy();
  expect(screen.getByText(/Introducation with Former member/)).toBeTruthy();
  expect(screen.queryByText('Assessments')).toBeNull();
});

it('shows what the two wrote to each other, and a field to answer', async () => {
  network.answer(getPreparation, { data: facts });
  network.answer(getMessages, {
    data: { messages: [], closesAt: '2026-12-08T13:45:00.000Z', needsProfile: false },
  });
  open();
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeTruthy();
});

it('says so when there is no feedback yet', async () => {
  network.answer(getPreparation, { data: { ...facts, lastFeedback: null } });
  open();
  expect(await screen.findByText(/No feedback yet/)).toBeTruthy();
});

it('has nothing to prepare once the session is off', async () => {
  network.refuse(getPreparation, 409, { code: 'too_late', message: 'x' });
  open();
  expect(await screen.findByText('Nothing to prepare')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View session' }).getAttribute('href')).toBe(
    '/Dashboard/session/room00000001',
  );
});
