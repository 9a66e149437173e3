import { getHqMentors, type MentorRow } from '@preproom/models/contract/mentors/team/mentors';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { MENTOR_ID } from '../../../lib/testing/samples.ts';
import { MentorsPage } from './MentorsPage.tsx';

const mentor = (Name: string, change: Partial<MentorRow>): MentorRow => ({
  _id: MENTOR_ID,
  Name,
  company: 'Sahyadri Systems',
  designation: 'Engineering manager',
  status: 'verified',
  since: '2026-11-20T13:00:00.000Z',
  isChanged: false,
  rating: 4.25,
  ratingCount: 8,
  severity: -0.4,
  drift: null,
  sessions: 12,
  cancellations: 0,
  lateCancellations: 0,
  offeredHours: 20.5,
  ...change,
});

afterEach(cleanup);

it('says in words who cancels too often or late, and how their stars compare', async () => {
  const data = [
    mentor('Meera Iyer', { cancellations: 4, lateCancellations: 2 }),
    mentor('Ravi Nair', {
      _id: MENTOR_ID.replace(/.$/, 'f'),
      cancellations: 3,
      severity: null,
      drift: -0.9,
      rating: null,
    }),
  ];
  fakeNetwork().answer(getHqMentors, { data, previous: null, next: null });
  renderPage(<MentorsPage />, { at: '/hq/admin/mentor?list=verified' });

  const rowOf = async (name: string) => {
    const row = (await screen.findByRole('link', { name })).closest('tr, li');
    if (!(row instanceof HTMLElement)) throw new Error('no row');
    return within(row);
  };
  const often = await rowOf('Meera Iyer');
  for (const text of ['Often', '(2 late)', '4.3 (8)', '−0.4', '20.5']) often.getByText(text);
  const allowed = await rowOf('Ravi Nair');
  allowed.getByText('Lately −0.9');
  expect(allowed.queryByText('Often')).toBeNull();
  expect(allowed.getAllByText('–')).toHaveLength(2);
});
