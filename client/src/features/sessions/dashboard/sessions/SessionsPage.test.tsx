import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../../lib/store.ts';
import { fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting } from '../../../../lib/testing/samples.ts';
import { SessionsPage } from './SessionsPage.tsx';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

beforeEach(() => useStore.setState({ ...INITIAL_STATE, isUserPending: false }));
afterEach(cleanup);

it('lists cancelled sessions apart, below those that are to be held', async () => {
  const real = aMeeting({ roomid: 'real00000001', startsAt: inDays(2) });
  const cancelled = aMeeting({ roomid: 'gone00000001', status: 'cancelled', startsAt: inDays(9) });
  const user = aCurrentUser('user', [real, cancelled]);
  fakeNetwork().answer(getCurrentUser, user);
  useStore.setState({ user: user.data });
  renderPage(<SessionsPage side="learner" empty={<p>Nothing</p>} />);
  const roomsOf = async (title: string) =>
    within(await screen.findByRole('region', { name: title }))
      .getAllByRole('link')
      .flatMap((link) => /\w+00000001/.exec(link.getAttribute('href') ?? '')?.[0] ?? []);
  expect(new Set(await roomsOf('Upcoming'))).toEqual(new Set(['real00000001']));
  expect(new Set(await roomsOf('Cancelled'))).toEqual(new Set(['gone00000001']));
  const [upcoming, apart] = [
    screen.getByText('Upcoming'),
    screen.getByRole('heading', { name: 'Cancelled' }),
  ];
  expect(upcoming.compareDocumentPosition(apart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
