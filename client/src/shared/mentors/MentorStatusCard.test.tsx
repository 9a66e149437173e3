import { getMentorProfile, type MentorProfile } from '@preproom/models/contract/mentors/mentors';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aMentor } from '../../lib/testing/samples.ts';
import { MentorStatusCard } from './MentorStatusCard.tsx';
import { ownMentorQuery } from './ownMentor.ts';

const since = '2026-11-20T10:00:00.000Z';

function show(status: MentorProfile['status'], reason: string | null = null) {
  fakeNetwork().answer(getMentorProfile, {
    data: { ...aMentor(), rounds: ['HR Round 1'], status, since, reason, missing: [] },
  });
  renderPage(
    <>
      <MentorStatusCard />
      <Known />
    </>,
  );
}

/** Tells the test that the card has its answer as well. */
function Known() {
  return <p>{useQuery(ownMentorQuery).data?.status}</p>;
}

afterEach(cleanup);

it('says where an application stands, and what is next', async () => {
  show('draft');
  expect(await screen.findByRole('link', { name: 'Continue application' })).toBeTruthy();
});

it('takes no place once the mentor is verified: the account menu leads to the profile', async () => {
  show('verified');
  await screen.findByText('verified');
  expect(screen.queryByRole('link')).toBeNull();
});

it('says to a verified mentor why the team could not approve the changes', async () => {
  show('verified', 'LinkedIn names another company.');
  expect(await screen.findByText('LinkedIn names another company.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit profile' })).toBeTruthy();
});
