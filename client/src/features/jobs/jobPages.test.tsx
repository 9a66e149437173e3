import { getApplication } from '@preproom/models/contract/jobs/applications';
import { getJob, getJobs, type Job, type JobSummary } from '@preproom/models/contract/jobs/jobs';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../lib/testing/samples.ts';
// Loaded later by the page, which a test does not wait for.
import './applications/ApplyPart.tsx';
import { JobPage } from './JobPage.tsx';
import { JobsPage } from './JobsPage.tsx';

const ID = '0000000000000000000000d1';
const LAKH = 100_000 * 100;
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  useStore.setState(INITIAL_STATE);
});
afterEach(cleanup);

function aSummary(change: Partial<JobSummary> = {}): JobSummary {
  return {
    _id: ID,
    title: 'Data Analyst',
    company: 'A company',
    place: 'Pune',
    isRemote: false,
    experience: { minYears: 0, maxYears: 2 },
    salary: { minPaise: 5 * LAKH, maxPaise: 7.5 * LAKH },
    skills: ['SQL'],
    postedAt: '2026-11-18T03:30:00.000Z',
    expiresAt: '2027-01-18T03:30:00.000Z',
    state: 'open',
    isSample: false,
    ...change,
  };
}
const aJob = (change: Partial<Job> = {}): Job => ({
  ...aSummary(),
  description: '<h2>The work</h2>',
  applyUrl: null,
  ...change,
});
const jobs = (data: JobSummary[], total = data.length, pages = 1) => ({
  data,
  total,
  pages,
  places: ['Agra', 'Pune'],
});

function openAt(at: string) {
  renderPage(
    <Routes>
      <Route path="/jobs" element={<JobsPage />} />
      <Route path="/jobs/detail" element={<JobPage />} />
      <Route path="/Account/Login" element={<p>login</p>} />
    </Routes>,
    { at },
  );
}
const address = () => screen.getByTestId('address').textContent;
const robots = () => document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;
const structuredData = () => document.querySelector('script[type="application/ld+json"]')?.textContent;

describe('the list of jobs', () => {
  it('says that it ends before a page that is not there, and leads to the first', async () => {
    network.answer(getJobs, jobs([], 22, 2));
    openAt('/jobs?page=99');
    expect(await screen.findByText('No jobs on this page')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to first page' }).getAttribute('href')).toBe('/jobs');
  });

  it('says that it is loading, then shows each job with pay, experience and place', async () => {
    network.answer(getJobs, jobs([aSummary({ isRemote: true })]));
    openAt('/jobs');
    expect(screen.getByText('Loading jobs')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Data Analyst' });
    expect(link.getAttribute('href')).toBe(`/jobs/detail?id=${ID}`);
    expect(screen.getByText('₹5–7.5 lakh a year')).toBeTruthy();
    expect(screen.getByText('0–2 years')).toBeTruthy();
    expect(screen.getByText('1 open job')).toBeTruthy();
    expect(useStore.getState().jobs).toHaveLength(1);
  });

  it.each([
    [{ salary: null }, 'Pay not disclosed'],
    [{ salary: { minPaise: 4 * LAKH, maxPaise: 4 * LAKH } }, '₹4 lakh a year'],
    [{ experience: { minYears: 0, maxYears: 0 } }, 'Freshers'],
    [{ experience: { minYears: 4, maxYears: 4 } }, '4 years'],
  ])('words %j', async (change, text) => {
    network.answer(getJobs, jobs([aSummary(change)]));
    openAt('/jobs');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says that samples are samples', async () => {
    network.answer(getJobs, jobs([aSummary({ isSample: true })]));
    openAt('/jobs');
    expect(await screen.findByText(/^These are samples/)).toBeTruthy();
    expect(screen.getByText('Sample')).toBeTruthy();
    expect(robots()).toBe('noindex');
  });

  it('asks for what the address says, and passes over what no form sends', async () => {
    network.answer(getJobs, jobs([]));
    openAt('/jobs?q=sql&place=Pune&remote=1&experience=99&salary=7&skills=SQL,%20Excel&page=2&other=1');
    await screen.findByText('No matching jobs');
    expect(Object.fromEntries(new URLSearchParams(network.sentTo(getJobs)[0]?.search))).toEqual({
      q: 'sql',
      place: 'Pune',
      remote: '1',
      skills: 'SQL, Excel',
      page: '2',
    });
    expect(useStore.getState().jobs).toEqual([]);
  });

  it('puts what was chosen into the address, and takes it out again', async () => {
    network.answer(getJobs, jobs([aSummary()]));
    openAt('/jobs?page=3');
    await screen.findByRole('link', { name: 'Data Analyst' });
    const [form] = screen.getAllByRole('complementary');
    const fields = within(form as HTMLElement);
    await userEvent.type(fields.getByLabelText('Search'), 'a&b');
    await userEvent.selectOptions(fields.getByLabelText('City'), 'Agra');
    await userEvent.selectOptions(fields.getByLabelText('Annual pay'), '8');
    await userEvent.click(fields.getByRole('button', { name: 'Show jobs' }));
    expect(address()).toBe('/jobs?q=a%26b&place=Agra&salary=8');
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Agra' }));
    expect(address()).toBe('/jobs?q=a%26b&salary=8');
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(address()).toBe('/jobs');
  });

  it('keeps the filter from page to page', async () => {
    network.answer(getJobs, jobs([aSummary()], 60, 3));
    openAt('/jobs?skills=SQL');
    expect((await screen.findByRole('link', { name: 'Page 2' })).getAttribute('href')).toBe(
      '/jobs?skills=SQL&page=2',
    );
  });

  it('falls back to nothing without alarm, and loads when asked again', async () => {
    openAt('/jobs');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('alert')).toBeNull();
    network.answer(getJobs, jobs([aSummary()]));
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Data Analyst' })).toBeTruthy();
  });
});

describe('a job', () => {
  it("leads to the company's own page and says where that is", async () => {
    network.answer(getJob, { data: aJob({ applyUrl: 'https://jobs.example/7' }) });
    openAt(`/jobs/detail?id=${ID}`);
    const link = await screen.findByRole('link', { name: 'Apply on company site' });
    expect(link.getAttribute('href')).toBe('https://jobs.example/7');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.getByText('jobs.example')).toBeTruthy();
  });

  it('is for search engines while it is open', async () => {
    network.answer(getJob, { data: aJob() });
    openAt(`/jobs/detail?id=${ID}`);
    await screen.findByRole('heading', { level: 1, name: 'Data Analyst' });
    expect(robots()).toBeUndefined();
    expect(JSON.parse(structuredData() ?? '')).toMatchObject({
      '@type': 'JobPosting',
      validThrough: '2027-01-18T03:30:00.000Z',
      baseSalary: { currency: 'INR', value: { minValue: 500_000, maxValue: 750_000, unitText: 'YEAR' } },
    });
  });

  it.each([
    [{ isSample: true }, /^This is a sample/],
    [{ state: 'closed' as const }, /^This job is closed/],
    [{ state: 'expired' as const }, /^This job has expired/],
  ])('is not for search engines with %j, and says why', async (change, text) => {
    network.answer(getJob, { data: aJob(change) });
    openAt(`/jobs/detail?id=${ID}`);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(robots()).toBe('noindex');
    expect(structuredData()).toBeUndefined();
  });

  it('that is over cannot be applied for', async () => {
    network.answer(getJob, { data: aJob({ state: 'closed', applyUrl: 'https://jobs.example/7' }) });
    openAt(`/jobs/detail?id=${ID}`);
    await screen.findByText('Applications are closed.');
    expect(screen.queryByRole('link', { name: /Apply|Log in/ })).toBeNull();
  });

  it('asks a visitor to log in, and the address comes along', async () => {
    network.answer(getJob, { data: aJob() });
    openAt(`/jobs/detail?id=${ID}`);
    await userEvent.click(await screen.findByRole('link', { name: 'Log in to apply' }));
    expect(address()).toBe(`/Account/Login?next=${encodeURIComponent(`/jobs/detail?id=${ID}`)}`);
  });

  it('lets a learner apply here, and tells others who are logged in that learners can', async () => {
    network.answer(getJob, { data: aJob() });
    network.answer(getApplication, { application: null, uploaded: null, profileResume: null });
    useStore.setState({ user: aCurrentUser('user').data });
    openAt(`/jobs/detail?id=${ID}`);
    expect(await screen.findByLabelText('Note (optional)')).toBeTruthy();
    cleanup();
    useStore.setState({ user: aCurrentUser('mentor').data });
    openAt(`/jobs/detail?id=${ID}`);
    expect(await screen.findByText(/Log in with a learner account/)).toBeTruthy();
    expect(screen.queryByLabelText('Note (optional)')).toBeNull();
  });

  it('sends a learner to the company’s own page where there is one', async () => {
    useStore.setState({ user: aCurrentUser('user').data });
    network.answer(getJob, { data: aJob({ applyUrl: 'https://jobs.example/7' }) });
    openAt(`/jobs/detail?id=${ID}`);
    expect(await screen.findByRole('link', { name: 'Apply on company site' })).toBeTruthy();
    expect(screen.queryByLabelText('Note (optional)')).toBeNull();
  });

  it.each([`/jobs/detail?id=${ID}`, '/jobs/detail', '/jobs/detail?id=%00'])(
    '%s that is not there is the 404 page',
    async (at) => {
      network.refuse(getJob, 404, { code: 'not_found', message: 'x' });
      openAt(at);
      expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    },
  );
});
