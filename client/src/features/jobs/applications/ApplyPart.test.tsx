import {
  type ApplicationState,
  applyForJob,
  getApplication,
  withdrawApplication,
} from '@preproom/models/contract/jobs/applications';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { ApplyPart } from './ApplyPart.tsx';

const ID = '0000000000000000000000d1';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  sessionStorage.clear();
});
afterEach(cleanup);

const state = (change: Partial<ApplicationState> = {}): ApplicationState => ({
  ...{ application: null, uploaded: null, profileResume: null },
  ...change,
});
const application = (change: Partial<NonNullable<ApplicationState['application']>> = {}) => ({
  ...{ _id: ID, note: '', message: null, status: 'new' as const },
  job: { _id: ID, title: 'Data Analyst', company: 'A company', state: 'open' as const },
  appliedAt: '2026-11-24T06:00:00.000Z',
  changedAt: '2026-11-24T06:00:00.000Z',
  ...change,
});
function open(answer: ApplicationState, jobState: 'open' | 'closed' = 'open') {
  network.answer(getApplication, answer);
  renderPage(<ApplyPart job={{ _id: ID, state: jobState }} />);
}
const apply = async () => userEvent.click(await screen.findByRole('button', { name: 'Apply' }));

describe('applying', () => {
  it('sends the profile’s resume, unless another is chosen, and then says so', async () => {
    open(state({ profileResume: { name: 'me.pdf', size: 9 } }));
    await userEvent.type(await screen.findByLabelText('Note (optional)'), 'I count well.');
    network.answer(applyForJob, state({ application: application() }));
    await apply();
    expect(await screen.findByText('Sent')).toBeTruthy();
    expect(network.sentTo(applyForJob)[0]?.body).toEqual({ resume: 'profile', note: 'I count well.' });
    expect(sessionStorage.length).toBe(0);
  });

  it('without a resume asks for one, and sends nothing', async () => {
    open(state());
    await apply();
    expect(await screen.findByText('Add a resume.')).toBeTruthy();
    expect(network.sentTo(applyForJob)).toEqual([]);
  });

  it('that is refused keeps the note', async () => {
    open(state({ uploaded: { name: 'mine.pdf', size: 9 } }));
    await userEvent.type(await screen.findByLabelText('Note (optional)'), 'Kept.');
    network.refuse(applyForJob, 409, { code: 'too_late', message: 'x' });
    await apply();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((screen.getByLabelText('Note (optional)') as HTMLTextAreaElement).value).toBe('Kept.');
  });

  it('is over with the job, but what was sent stays to be seen', async () => {
    open(state(), 'closed');
    expect(await screen.findByText('Applications are closed.')).toBeTruthy();
    cleanup();
    open(state({ application: application({ status: 'declined', message: 'Next time.' }) }), 'closed');
    expect(await screen.findByText('Not selected')).toBeTruthy();
    expect(screen.getByText('Next time.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
  });

  it('can be taken back after a question', async () => {
    open(state({ application: application() }));
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw: Data Analyst' }));
    const answer = state({ application: application({ status: 'withdrawn' }) });
    network.answer(withdrawApplication, answer);
    network.answer(getApplication, answer);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(/You can apply again/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy();
  });
});
