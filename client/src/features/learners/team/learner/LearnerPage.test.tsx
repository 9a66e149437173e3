import type { Right } from '@preproom/models/contract/accounts/team/rights';
import {
  getStudentTimes,
  grantPack,
  moveStudentSession,
  suspendStudent,
} from '@preproom/models/contract/learners/team/studentActs';
import { getHqStudent, type StudentFile } from '@preproom/models/contract/learners/team/studentFile';
import { getProducts } from '@preproom/models/contract/programs/products';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { proofAsked } from '../../../../lib/provedAction.ts';
import { useStore } from '../../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aProgram } from '../../../../lib/testing/samples.ts';
import { LearnerPage } from './LearnerPage.tsx';

/** The day after tomorrow at 12:00 in India, an hour later, and the day before. */
const STARTS_AT = new Date(new Date().setUTCHours(48 + 6, 30, 0, 0)).toISOString();
const LATER = new Date(Date.parse(STARTS_AT) + 60 * 60_000).toISOString();
const DAY_BEFORE = new Date(Date.parse(STARTS_AT) - 24 * 60 * 60_000).toISOString();
const SAVED = { saved: true } as const;

const asha: StudentFile = {
  _id: '0000000000000000000000a1',
  Name: 'Asha Rao',
  photo: null,
  Email: 'asha@people.example',
  phone: '+919876543210',
  language: 'en',
  joinedAt: '2026-11-01T06:00:00.000Z',
  completed: true,
  isLeaving: false,
  suspension: null,
  dateOfBirth: '2003-04-12',
  education: null,
  goal: null,
  skills: null,
  guardian: null,
  needsGuardian: false,
  consents: [],
  packCount: 1,
  packs: [],
  upcoming: [
    {
      ...{ roomid: 'abcdefghijkl', round: 'HR Round 1', isFree: false, status: 'booked' },
      ...{ startsAt: STARTS_AT, minutes: 45, cancellation: null },
      mentor: { _id: '0000000000000000000000b1', Name: 'Meera Iyer', photo: null },
    },
  ],
  past: [],
  payments: null,
  reports: { about: 0, by: 0 },
  blocks: { about: 0, by: 0 },
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  network.answer(getHqStudent, { data: asha });
});
afterEach(() => {
  cleanup();
  proofAsked.get().asked?.end(false);
  sessionStorage.clear();
});

function show(...rights: Right[]) {
  useStore.setState({ user: { ...aCurrentUser('admin').data, rights } });
  const page = <Route path="/hq/admin/Student/:studentId" element={<LearnerPage />} />;
  renderPage(<Routes>{page}</Routes>, { at: `/hq/admin/Student/${asha._id}` });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

it('suspends with a reason, and says so where the focus goes', async () => {
  show('people');
  await press('Suspend…');
  await userEvent.click(dialog().getByRole('button', { name: 'Suspend' }));
  expect(await dialog().findByText('Enter a reason.')).toBeTruthy();
  expect(network.sentTo(suspendStudent)).toHaveLength(0);

  network.answer(suspendStudent, SAVED);
  const suspension = { at: '2026-11-25T06:00:00.000Z', reason: 'Shared the account.' };
  network.answer(getHqStudent, { data: { ...asha, suspension } });
  await userEvent.type(dialog().getByLabelText(/^Reason/), 'Shared the account.');
  await userEvent.click(dialog().getByRole('button', { name: 'Suspend' }));

  const said = await screen.findByText('Account suspended.');
  await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
  expect(network.sentTo(suspendStudent)[0]?.body).toEqual({ reason: 'Shared the account.' });
  expect(await screen.findByRole('button', { name: 'Restore account' })).toBeTruthy();
});

it('moves a session from the time that was seen; who is second keeps their text', async () => {
  network.answer(getStudentTimes, { times: [DAY_BEFORE, LATER] });
  network.refuse(moveStudentSession, 409, { code: 'conflict', message: '' } as never);
  show('people');
  await press('Reschedule… HR Round 1');
  expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Reschedule' }).disabled).toBe(true);
  // The picker begins at the session's day.
  await userEvent.click(await dialog().findByRole('radio', { name: '1:00 pm' }));
  await userEvent.type(dialog().getByLabelText(/^Reason/), 'Mentor is ill.');
  await userEvent.click(dialog().getByRole('button', { name: 'Reschedule' }));

  expect(await dialog().findByText(/This changed while you were editing/)).toBeTruthy();
  expect(dialog().getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('Mentor is ill.');
  expect(network.sentTo(moveStudentSession)[0]?.body).toEqual({
    from: STARTS_AT,
    startsAt: LATER,
    reason: 'Mentor is ill.',
  });
});

it('keeps the time and the reason of a move when the page is loaded again, while the time is free', async () => {
  network.answer(getStudentTimes, { times: [DAY_BEFORE, LATER] });
  network.refuse(moveStudentSession, 403, { code: 'proof_needed', message: '' } as never);
  show('people');
  await press('Reschedule… HR Round 1');
  await userEvent.click(await dialog().findByRole('radio', { name: '1:00 pm' }));
  await userEvent.type(dialog().getByLabelText(/^Reason/), 'Mentor is ill.');
  await userEvent.click(dialog().getByRole('button', { name: 'Reschedule' }));
  await waitFor(() => expect(proofAsked.get().asked).not.toBeNull());

  cleanup();
  show('people');
  await press('Reschedule… HR Round 1');
  expect((await dialog().findByRole<HTMLInputElement>('radio', { name: '1:00 pm' })).checked).toBe(true);
  expect(dialog().getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('Mentor is ill.');
  expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Reschedule' }).disabled).toBe(false);

  cleanup();
  network.answer(getStudentTimes, { times: [DAY_BEFORE] });
  show('people');
  await press('Reschedule… HR Round 1');
  await dialog().findByRole('group', { name: /^Day/ });
  expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Reschedule' }).disabled).toBe(true);
});

it('gives all rounds of a program unless some are unticked', async () => {
  const program = aProgram({ sessionIncludes: ['HR Round 1', 'Tech Round 1', 'Tech Round 2'] });
  network.answer(getProducts, { product: [program], data: { product: [program] } });
  network.answer(grantPack, SAVED);
  show('people', 'money');
  await press('Give a pack…');
  await dialog().findByRole('option', { name: program.product_name });
  await userEvent.selectOptions(dialog().getByLabelText('Program'), program.product_name);
  await userEvent.click(await dialog().findByRole('checkbox', { name: 'Tech Round 1' }));
  await userEvent.type(dialog().getByLabelText(/^Reason/), 'A gift.');
  await userEvent.click(dialog().getByRole('button', { name: 'Give pack' }));

  await screen.findByText('Pack given.');
  expect(network.sentTo(grantPack)[0]?.body).toEqual({
    programId: program._id,
    rounds: ['HR Round 1', 'Tech Round 2'],
    packCount: 1,
    reason: 'A gift.',
  });
});

it('shows neither payments nor giving packs without the right to money', async () => {
  show('people');
  await screen.findByRole('heading', { name: 'Packs' });
  expect(screen.queryByRole('heading', { name: 'Payments' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Give a pack…' })).toBeNull();
});
