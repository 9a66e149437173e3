import { DAY_MS } from '@preproom/models/contract/http/durations';
import { type DirectoryMentor, getMentorDirectory } from '@preproom/models/contract/mentors/directory';
import { getProducts } from '@preproom/models/contract/programs/products';
import { lowestSessionPrice } from '@preproom/models/contract/programs/sessionPrice';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PageSettingsContext, WRITTEN_SETTINGS } from '../../../lib/page/pageSettings.ts';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMentor, aProgram } from '../../../lib/testing/samples.ts';
import { StartLinks } from '../../../shared/site/StartLinks.tsx';
import { Answers } from './Answers.tsx';
import { MentorsAndClaims } from './MentorsAndClaims.tsx';

/** Of the public list. */
const listed = (n: number): DirectoryMentor => ({
  ...aMentor({ _id: String(n).padStart(24, '0'), Name: `Mentor ${n}` }),
  slug: `mentor-${n}`,
  rounds: [],
  sessionsHeld: 20,
  repliesWithinHours: null,
});

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  useStore.setState(INITIAL_STATE);
});
afterEach(cleanup);

describe('the price of a session', () => {
  test('is the lowest of the open programs, never less than what is charged', () => {
    const programs = [
      aProgram({}),
      aProgram({ product_name: 'Digital Marketing', discount_pricing: '3250', total_session: 3 }),
      aProgram({ discount_pricing: '6', activate: false }),
    ];
    expect(lowestSessionPrice(programs)).toEqual({ program: 'Digital Marketing', rupees: 1084 });
  });

  test('is not named while no program is open', async () => {
    expect(lowestSessionPrice([aProgram({ activate: false })])).toBeNull();
    const product = [aProgram({ activate: false })];
    network.answer(getProducts, { product, data: { product } });
    renderPage(<Answers />);
    expect(screen.queryByText(/a session$/)).toBeNull();
    expect(screen.getByRole('link', { name: 'See a sample report' }).getAttribute('href')).toBe(
      '/sample-report',
    );
  });
});

const CLAIM = '30+ professionals from top companies';

/** The block with so many mentors listed. */
async function renderMentors(total: number, isProduction: boolean) {
  const data = Array.from({ length: Math.min(total, 24) }, (_, n) => listed(n));
  network.answer(getMentorDirectory, { data, total, pages: 1 });
  renderPage(
    <PageSettingsContext value={{ ...WRITTEN_SETTINGS, isProduction }}>
      <MentorsAndClaims />
    </PageSettingsContext>,
  );
  await screen.findByText('Verified mentors only');
  if (total > 0) await screen.findByText('Mentor 0');
}

describe('the mentors', () => {
  test('are three, each leading to their page', async () => {
    await renderMentors(5, true);
    const links = screen.getAllByRole('link', { name: /^Mentor \d$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [0, 1, 2].map((n) => `/mentors/mentor-${n}`),
    );
  });

  test('are left out while there are none', async () => {
    await renderMentors(0, true);
    expect(screen.queryByRole('heading', { name: 'Who could interview you' })).toBeNull();
  });

  test.each([
    { total: 30, isProduction: true, isClaimed: true },
    { total: 29, isProduction: true, isClaimed: false },
    { total: 1, isProduction: false, isClaimed: true },
  ])('$total of them in production $isProduction: claimed $isClaimed, as the last claim', async (given) => {
    await renderMentors(given.total, given.isProduction);
    expect(screen.queryByText(CLAIM) !== null).toBe(given.isClaimed);
    const last = screen.getAllByRole('list').at(-1)?.lastElementChild?.textContent ?? '';
    expect(last.includes(CLAIM)).toBe(given.isClaimed);
    const isGoal = given.isClaimed && given.total < 30;
    expect(screen.queryByText(/^The goal.* listed here today: 1\.$/) !== null).toBe(isGoal);
  });
});

describe('the free introduction', () => {
  const path = '/Dashboard/selectmentor/free-introduction/any';
  const target = () => screen.getByRole('link').getAttribute('href');

  /** The first mentor who offers one, and when. */
  function answerOffer(nextFreeAt?: string | null) {
    const data = nextFreeAt === undefined ? [] : [{ ...listed(1), nextFreeAt }];
    network.answer(getMentorDirectory, { data, total: data.length, pages: 1 });
  }
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

  test.each([
    { offer: inDays(2), text: /^15 minutes. No card needed.$/, to: /^\/Account\/Signup/ },
    { offer: inDays(9), text: /^Next free introduction: .+15 minutes, no card needed.$/, to: /^\/Account/ },
    { offer: null, text: /^No mentor offers a free introduction right now.$/, to: /^\/programs$/ },
    { offer: undefined, text: /^No mentor offers a free introduction right now.$/, to: /^\/programs$/ },
  ])('says what is offered: $text', async ({ offer, text, to }) => {
    answerOffer(offer);
    renderPage(<StartLinks />);
    await screen.findByText(text);
    expect(target()).toMatch(to);
    expect(network.sentTo(getMentorDirectory)[0]?.search).toMatch(/introduction=1.*sort=free/);
  });

  test('leads a visitor to sign-up and on to its booking', () => {
    answerOffer(inDays(2));
    renderPage(<StartLinks />);
    expect(target()).toBe(`/Account/Signup?next=${encodeURIComponent(path)}`);
  });

  test('leads a learner who has not had it to its booking, and one who has to their sessions', () => {
    useStore.setState({ user: aCurrentUser('user').data, introduction: { state: 'free' } });
    answerOffer(inDays(2));
    renderPage(<StartLinks />);
    expect(target()).toBe(path);
    cleanup();
    useStore.setState({ introduction: { state: 'used' } });
    renderPage(<StartLinks />);
    expect(target()).toBe('/dashboard');
  });

  test('leads a mentor to their own home', () => {
    useStore.setState({ user: aCurrentUser('mentor').data, introduction: null });
    answerOffer(inDays(2));
    renderPage(<StartLinks />);
    expect(target()).toBe('/dashboard/mentor');
  });
});
