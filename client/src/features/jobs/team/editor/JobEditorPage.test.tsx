import {
  createJob,
  getHqJob,
  type HqJob,
  saveJob,
  setJobState,
} from '@preproom/models/contract/jobs/team/jobs';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { JobEditorPage } from './JobEditorPage.tsx';

const ID = '0000000000000000000000d1';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(cleanup);

const aJob = (change: Partial<HqJob> = {}): HqJob => ({
  ...{ _id: ID, revision: 3, savedAt: '2026-11-20T00:00:00.000Z', state: 'draft', isSample: false },
  ...{ title: 'Developer', company: 'A company', place: 'Pune', isRemote: false, salary: null },
  ...{
    experience: { minYears: 0, maxYears: 2 },
    skills: ['SQL'],
    applyUrl: null,
    description: '<p>Work.</p>',
  },
  expiresAt: '2026-12-24T18:29:59.999Z',
  ...change,
});
const openAt = (job: string) =>
  renderPage(
    <Routes>
      <Route path="/hq/admin/jobs/:job" element={<JobEditorPage />} />
    </Routes>,
    { at: `/hq/admin/jobs/${job}` },
  );
const title = async () => (await screen.findByLabelText('Title')) as HTMLInputElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a job', () => {
  it('that is new is saved as a draft, then opens on its own page', async () => {
    openAt('new');
    await press('Save draft');
    expect(await screen.findByText('Enter a title.')).toBeTruthy();
    expect(network.sentTo(createJob)).toEqual([]);
    await userEvent.type(await title(), 'Developer');
    await userEvent.type(screen.getByLabelText('Company'), 'A company');
    await userEvent.type(screen.getByLabelText('City'), 'Pune');
    network.answer(createJob, { data: aJob({ revision: 1 }) });
    await press('Save draft');
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy();
    expect(network.sentTo(createJob)[0]?.body).toMatchObject({
      experience: { minYears: 0, maxYears: 2 },
      salary: null,
    });
  });

  it('is published only once its changes are saved', async () => {
    network.answer(getHqJob, { data: aJob() });
    openAt(ID);
    await userEvent.type(await title(), 's');
    const publish = () => screen.getByRole('button', { name: 'Publish' }) as HTMLButtonElement;
    expect(publish().disabled).toBe(true);
    network.answer(saveJob, { data: aJob({ revision: 4, title: 'Developers' }) });
    await press('Save');
    await expect.poll(() => publish().disabled).toBe(false);
    network.answer(setJobState, { data: aJob({ revision: 5, state: 'open' }) });
    await press('Publish');
    expect(await screen.findByText('Open')).toBeTruthy();
    expect(network.sentTo(setJobState)[0]?.body).toEqual({ revision: 4, state: 'open' });
  });

  it('that somebody else saved first keeps what was typed, and saves it over theirs only when asked', async () => {
    network.answer(getHqJob, { data: aJob() });
    openAt(ID);
    await userEvent.type(await title(), 's');
    network.refuse(saveJob, 409, { code: 'conflict', message: 'x' });
    await press('Save');
    expect(await screen.findByText(/saved somewhere else/)).toBeTruthy();
    expect((await title()).value).toBe('Developers');
    network.answer(getHqJob, { data: aJob({ revision: 7, title: 'Theirs' }) });
    network.answer(saveJob, { data: aJob({ revision: 8, title: 'Developers' }) });
    await press('Save mine instead');
    await expect.poll(() => screen.queryByText(/saved somewhere else/)).toBeNull();
    expect(network.sentTo(saveJob).at(-1)?.body).toMatchObject({ title: 'Developers', revision: 7 });
  });

  it('that somebody else saved first can be taken over as it is', async () => {
    network.answer(getHqJob, { data: aJob() });
    openAt(ID);
    await userEvent.type(await title(), 's');
    network.refuse(saveJob, 409, { code: 'conflict', message: 'x' });
    await press('Save');
    await screen.findByText(/saved somewhere else/);
    network.answer(getHqJob, { data: aJob({ revision: 7, title: 'Theirs' }) });
    await press('Load the other version');
    await expect.poll(async () => (await title()).value).toBe('Theirs');
  });

  it('keeps what was typed when the page is left, and does not save it over a later version', async () => {
    network.answer(getHqJob, { data: aJob() });
    openAt(ID);
    await userEvent.type(await title(), ' II');
    cleanup();
    network.answer(getHqJob, { data: aJob({ revision: 4, title: 'Engineer' }) });
    openAt(ID);
    expect((await title()).value).toBe('Developer II');
    screen.getByText('Unsaved changes');
    network.refuse(saveJob, 409, { code: 'conflict', message: '' });
    await press('Save');
    expect(await screen.findByRole('button', { name: 'Save mine instead' })).toBeTruthy();
    expect(network.sentTo(saveJob)[0]?.body).toMatchObject({ revision: 3, title: 'Developer II' });
    network.answer(saveJob, { data: aJob({ revision: 5, title: 'Developer II' }) });
    await press('Save mine instead');
    await expect.poll(() => screen.queryByText('Unsaved changes')).toBeNull();
    expect(network.sentTo(saveJob)[1]?.body).toMatchObject({ revision: 4, title: 'Developer II' });
    expect(sessionStorage.length).toBe(0);
  });

  it('shows at its fields what the server refuses', async () => {
    network.answer(getHqJob, { data: aJob() });
    openAt(ID);
    await userEvent.type(await title(), 's');
    const fields = { 'salary.maxPaise': 'x', applyUrl: 'x' };
    network.refuse(saveJob, 400, { code: 'bad_request', message: 'x', fields });
    await press('Save');
    expect(await screen.findByText(/Enter a full web address/)).toBeTruthy();
    expect(screen.getByText(/Use numbers like 6.5/)).toBeTruthy();
  });
});
