import { confirmOpeningStep } from '@preproom/models/contract/team/opening';
import { getHqWelcome, MAX_COUNTED, type Welcome } from '@preproom/models/contract/team/welcome';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useStore } from '../../../lib/store.ts';
import { fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser, MENTOR_ID } from '../../../lib/testing/samples.ts';
import { HqWelcomePage } from './HqWelcomePage.tsx';

const people: Welcome['people'] = {
  sessions: { now: 1, next: '2026-11-20T13:00:00.000Z', today: 12, yesterday: 9 },
  signUps: { today: 3, yesterday: 5 },
  mentors: { pending: 2, changed: 0, cancelling: 0 },
  feedbackOverdue: 0,
  callbacks: MAX_COUNTED,
  messages: 0,
  reviews: 0,
  reports: 0,
};
const NOTHING: Welcome = {
  people: null,
  money: null,
  operations: null,
  problems: [],
  opening: null,
  decisions: [],
};

afterEach(cleanup);

function open(change: Partial<Welcome>) {
  const network = fakeNetwork();
  network.answer(getHqWelcome, { ...NOTHING, ...change });
  renderPage(<HqWelcomePage />);
  return network;
}

it('shows the day beside yesterday, and leads from each number to its list', async () => {
  open({ people, money: { revenue: { today: -50_000, yesterday: 799_900 } } });
  const revenue = await screen.findByRole('link', { name: 'Revenue after refunds' });
  expect(revenue.getAttribute('href')).toBe('/hq/admin/payments');
  expect(screen.getByText('-₹500')).toBeTruthy();
  for (const text of ['Yesterday: ₹7,999', 'Yesterday: 9', 'Yesterday: 5', '1,000+'])
    expect(screen.getByText(text)).toBeTruthy();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Mentors to review')).toBe('/hq/admin/mentor?list=pending&sort=since');
  expect(href('Open callback requests')).toBe('/hq/admin/callbacks?status=open&sort=at');
  expect(screen.queryByText('Failed e-mails')).toBeNull();
});

it('lists decisions in their order, each leading to where it is decided', async () => {
  const since = '2026-11-20T13:00:00.000Z';
  const decision = (kind: Welcome['decisions'][number]['kind'], name: string | null = null) => ({
    ...{ kind, name, since, _id: MENTOR_ID },
  });
  open({
    people,
    operations: { mails: 1, jobs: 0 },
    decisions: [decision('mail'), decision('mentor', 'Meera Iyer'), decision('report')],
  });
  const items = within(await screen.findByRole('region', { name: 'Pending decisions' })).getAllByRole(
    'listitem',
  );
  const links = items.map((item) => within(item).getByRole('link'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['An e-mail failed', `/hq/admin/deliveries?what=mails&open=${MENTOR_ID}`],
    ['Review Meera Iyer’s application', `/hq/admin/mentor/${MENTOR_ID}`],
    ['Decide on a user report', `/hq/admin/reports?status=open&sort=at&open=${MENTOR_ID}`],
  ]);
});

it('says when there is nothing to decide', async () => {
  open({ people });
  expect(await screen.findByText('All done')).toBeTruthy();
});

it('leads to the pages that the rights cover, and to no others', async () => {
  const { data: admin } = aCurrentUser('admin');
  useStore.setState({ user: { ...admin, rights: ['content'] } });
  open({});
  const pages = await screen.findByRole('navigation', { name: 'All pages' });
  const names = within(pages)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Programs', 'Jobs', 'Articles', 'Quiz questions']);
  expect(screen.queryByText('Today')).toBeNull();
});

it('says what is wrong with a service, and what to do', async () => {
  const since = '2026-11-20T13:00:00.000Z';
  const problem = 'The mail server cannot be reached: ECONNREFUSED.';
  open({ problems: [{ check: 'mail', problem, todo: 'Check the host and port in SMTP_URL.', since }] });
  await screen.findByText(problem);
  expect(screen.getByText('Check the host and port in SMTP_URL.')).toBeTruthy();
});

it('lists what is left before opening, and has a step marked as done', async () => {
  const network = open({
    opening: [
      { step: 'seller', isDone: true },
      { step: 'backup', isDone: false },
    ],
  });
  network.answer(confirmOpeningStep, { isDone: true });
  const list = await screen.findByRole('region', { name: 'Before you open' });
  expect(within(list).getByText('1 of 2 done')).toBeTruthy();
  const marks = within(list).getAllByRole('img');
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(['Done', 'Not done yet']);
  fireEvent.click(within(list).getByRole('button', { name: 'Mark as done' }));
  await waitFor(() =>
    expect(network.sentTo(confirmOpeningStep).map(({ body }) => body)).toEqual([{ isDone: true }]),
  );
});
