import { getHqMentors, type MentorEntry } from '@preproom/models/contract/people/hqMentors';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { MENTOR_ID } from '../../lib/testing/samples.ts';
import { HqMentorsPage } from './HqMentorsPage.tsx';

const mentor = (Name: string, cancellations: number): MentorEntry => ({
  _id: MENTOR_ID,
  Name,
  photo: null,
  headline: 'I have held 200 interviews',
  company: 'Sahyadri Systems',
  designation: 'Engineering manager',
  status: 'verified',
  since: '2026-11-20T13:00:00.000Z',
  isChanged: false,
  cancellations,
});

afterEach(cleanup);

it('says in words why a mentor is flagged for cancelling too often', async () => {
  const counts = { pending: 0, changed: 0, cancelling: 1, verified: 2, declined: 0, suspended: 0 };
  const data = [mentor('Meera Iyer', 4), mentor('Ravi Nair', 3)];
  fakeNetwork().answer(getHqMentors, { data, total: 2, pages: 1, counts });
  renderPage(<HqMentorsPage />, { at: '/hq/admin/mentor?list=verified' });

  const rowOf = async (name: string) => {
    const row = (await screen.findByRole('link', { name })).closest('li');
    if (!row) throw new Error('no row');
    return within(row);
  };
  expect((await rowOf('Meera Iyer')).getByText('Cancelled 4 sessions in the last 30 days')).toBeTruthy();
  expect((await rowOf('Ravi Nair')).queryByText(/Cancelled/)).toBeNull();
});
