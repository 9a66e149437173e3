import type { Role } from '@preproom/models/contract/accounts/users';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { getMentorHome } from '@preproom/models/contract/sessions/bookings';
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting } from '../../../lib/testing/samples.ts';
import { LearnerDashboardPage } from './learner/LearnerDashboardPage.tsx';
import { MentorDashboardPage } from './mentor/MentorDashboardPage.tsx';

const startsAt = new Date(Date.now() + HOUR_MS).toISOString();
/** Calls under way, to be answered together. */
let underWay: (() => void)[];

const held = <T,>(answer: T) => new Promise<T>((resolve) => underWay.push(() => resolve(answer)));

/** Everything that follows from what has been answered has happened, and the next calls are under way. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Answers in rounds, everything under way at once, until the text is there; the page opens once the user is known, as behind its guard. */
async function roundsUntil(text: string, page: ReactElement): Promise<number> {
  let isOpen = false;
  void useStore.getState().start(true);
  await settled();
  for (let rounds = 1; ; rounds++) {
    for (const answer of underWay.splice(0)) answer();
    await settled();
    if (!isOpen && useStore.getState().user) {
      isOpen = true;
      renderPage(page);
      await settled();
    }
    if (screen.queryByText(text)) return rounds;
    if (underWay.length === 0) throw new Error(`Nothing is under way, and "${text}" is not there`);
  }
}

beforeEach(() => {
  underWay = [];
  useStore.setState(INITIAL_STATE);
});
afterEach(async () => {
  // The store shares a call that is under way: the next test must not wait for this one's.
  for (const answer of underWay.splice(0)) answer();
  await settled();
  cleanup();
});

it.each<[Role, ReactElement]>([
  ['user', <LearnerDashboardPage key="learner" />],
  ['mentor', <MentorDashboardPage key="mentor" />],
])('the dashboard of a %s takes at most two rounds of calls to its content', async (role, page) => {
  const network = fakeNetwork();
  const meeting = aMeeting({ startsAt });
  network.answerWith(getCurrentUser, () => held(aCurrentUser(role, [meeting])));
  const days = Array.from({ length: 7 }, (_, i) => ({ date: `2026-11-2${i}`, sessions: i }));
  const home = {
    feedbackDue: [],
    week: { days, timeZone: 'Asia/Kolkata' },
    rating: { average: 4.5, count: 2 },
    nextFreeAt: null,
    offersTimes: true,
  };
  network.answerWith(getMentorHome, () => held({ data: home }));

  expect(await roundsUntil(role === 'user' ? 'Next up' : '4.5', page)).toBeLessThanOrEqual(2);
});
