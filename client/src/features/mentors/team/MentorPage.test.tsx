import {
  actOnMentor,
  getHqMentor,
  getHqMentors,
  type MentorFile,
  type MentorRow,
} from '@preproom/models/contract/mentors/team/mentors';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aMentor, MENTOR_ID } from '../../../lib/testing/samples.ts';
import { MentorPage } from './MentorPage.tsx';

const OTHER_ID = '0000000000000000000000b2';
const waiting: MentorFile = {
  ...aMentor({ _id: MENTOR_ID, Name: 'Meera Iyer' }),
  Email: 'meera.iyer@people.example',
  phone: '98765 43210',
  status: 'pending',
  since: '2026-11-20T13:00:00.000Z',
  appliedAt: '2026-11-20T13:00:00.000Z',
  isChanged: false,
  approved: null,
  revision: 1,
  reason: null,
  resume: null,
  isLeaving: false,
  sessions: 3,
  cancellations: 0,
  lateCancellations: 0,
  offeredHours: 12,
  comparison: { sessions: 14, severity: { difference: -0.4, low: -0.7, high: -0.1 }, drift: null },
};
const row = (_id: string, Name: string): MentorRow => ({
  ...waiting,
  _id,
  Name,
  severity: null,
  drift: null,
});

afterEach(cleanup);

it('confirms a decision and leads to the next who waits', async () => {
  const network = fakeNetwork();
  network.answer(getHqMentor, { data: waiting });
  network.answer(actOnMentor, { data: { status: 'verified' } });
  const data = [row(MENTOR_ID, 'Meera Iyer'), row(OTHER_ID, 'Ravi Nair')];
  network.answer(getHqMentors, { data, previous: null, next: null });
  const route = <Route path="/hq/admin/mentor/:mentorId" element={<MentorPage />} />;
  renderPage(<Routes>{route}</Routes>, { at: `/hq/admin/mentor/${MENTOR_ID}` });

  await userEvent.click(await screen.findByRole('button', { name: 'Verify' }));
  const confirmation = await screen.findByText('Meera Iyer verified.');
  await waitFor(() => expect(document.activeElement?.contains(confirmation)).toBe(true));
  const next = await screen.findByRole('link', { name: 'Next: Ravi Nair' });
  expect(next.getAttribute('href')).toBe(`/hq/admin/mentor/${OTHER_ID}`);
});

it('shows what a verified mentor changed, old and new side by side', async () => {
  const network = fakeNetwork();
  const { Name, company, designation } = waiting;
  const linkedIn = 'https://www.linkedin.com/in/mira';
  const approved = { Name: 'Mira Aiyar', company, designation, years: null, linkedIn, hasSameResume: false };
  const changed: MentorFile = {
    ...waiting,
    status: 'verified',
    isChanged: true,
    years: 9,
    linkedIn: null,
    approved,
  };
  network.answer(getHqMentor, { data: changed });
  const route = <Route path="/hq/admin/mentor/:mentorId" element={<MentorPage />} />;
  renderPage(<Routes>{route}</Routes>, { at: `/hq/admin/mentor/${MENTOR_ID}` });

  const card = within(await screen.findByRole('region', { name: 'Changed since approval' }));
  const cells = card
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th,td')].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['Approved', 'Now'],
    ['Name'],
    ['Mira Aiyar', Name],
    ['Years of experience'],
    ['None', '9'],
    ['LinkedIn'],
    ['linkedin.com/in/mira', 'None'],
    ['Resume'],
    ['Another file', 'None'],
  ]);
  expect(screen.getByRole('button', { name: 'Approve changes' })).toBeTruthy();
});

it.each([
  ['cannot compare', null, /no record of what was approved/],
  ['has changed it back', { ...waiting, hasSameResume: true }, /Nothing has changed/],
])('says so where the team %s', async (_, approved, text) => {
  const network = fakeNetwork();
  network.answer(getHqMentor, { data: { ...waiting, status: 'verified', isChanged: true, approved } });
  const route = <Route path="/hq/admin/mentor/:mentorId" element={<MentorPage />} />;
  renderPage(<Routes>{route}</Routes>, { at: `/hq/admin/mentor/${MENTOR_ID}` });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
