import { ENDPOINTS } from '@preproom/models/contract/api';
import type { Endpoint } from '@preproom/models/contract/http/endpoint';
import { z } from '@preproom/models/contract/http/zod';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeNetwork } from '../lib/testing/fakeNetwork.ts';
import { renderPage } from '../lib/testing/renderPage.tsx';
import { ROUTES } from './routes.ts';

/** The page of each list of the team. */
const PAGES: Record<string, string> = {
  getHqAffiliates: '/hq/admin/affiliates',
  getHqApplications: '/hq/admin/applications',
  getHqAudit: '/hq/admin/audit',
  getHqBlocks: '/hq/admin/blocks',
  getHqBlogs: '/hq/admin/blogs',
  getHqCallbacks: '/hq/admin/callbacks',
  getHqCoupons: '/hq/admin/coupons',
  getHqDeliveries: '/hq/admin/deliveries',
  getHqEarnings: '/hq/admin/earnings',
  getHqJobs: '/hq/admin/jobs',
  getHqMentors: '/hq/admin/mentor',
  getHqMessages: '/hq/admin/messages',
  getHqPayments: '/hq/admin/payments',
  getHqPrograms: '/hq/admin/product',
  getHqQuizItems: '/hq/admin/questions',
  getHqReports: '/hq/admin/reports',
  getHqReviews: '/hq/admin/reviews',
  getHqSessions: '/hq/admin/sessions',
  getHqStudents: '/hq/admin/Student',
};
const OPEN = '0000000000000000000000d1';

const isList = ({ query }: Endpoint) =>
  query instanceof z.ZodObject && 'after' in query.shape && 'sort' in query.shape;
const LISTS = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, endpoint]) =>
  isList(endpoint) ? [{ name, endpoint }] : [],
);

afterEach(cleanup);

it('every list of the team has its page here', () => {
  expect(LISTS.map(({ name }) => name).sort()).toEqual(Object.keys(PAGES));
});

it.each(LISTS)('$name opens a row, with any value of every filter', async ({ name, endpoint }) => {
  const network = fakeNetwork();
  network.answer(endpoint, { data: [], previous: null, next: null } as never);
  const Page = await pageAt(PAGES[name] ?? '');
  /** The filters that the server is asked for; throws what it would refuse. */
  const asked = () => {
    const query = Object.fromEntries(new URLSearchParams(network.sentTo(endpoint).at(-1)?.search));
    const { sort, ...filters } = z.record(z.string(), z.string()).parse(endpoint.query?.parse(query));
    expect(filters).toEqual(query);
    return filters;
  };

  renderPage(<Page />, { at: '/' });
  await screen.findByText('Nothing here yet');
  for (const select of screen.queryAllByRole<HTMLSelectElement>('combobox'))
    for (const { value } of [...select.options].filter(({ value }) => value !== '')) {
      fireEvent.change(select, { target: { value } });
      await waitFor(() => expect(Object.values(asked())).toContain(value));
    }
  const chosen = asked();
  cleanup();

  const before = network.sentTo(endpoint).length;
  renderPage(<Page />, { at: `/?${new URLSearchParams({ ...chosen, open: OPEN })}` });
  await waitFor(() => expect(network.sentTo(endpoint)).toHaveLength(before + 1));
  expect(asked()).toEqual(chosen);
});

async function pageAt(path: string) {
  const route = ROUTES.find(({ paths }) => paths.includes(path));
  if (!route) throw new Error(`No page at ${path}`);
  return route.load();
}
