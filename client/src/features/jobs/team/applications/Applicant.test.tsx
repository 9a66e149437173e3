import {
  decideApplication,
  getHqApplication,
  type HqApplication,
} from '@preproom/models/contract/jobs/team/applications';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { Applicant } from './Applicant.tsx';

const ID = '0000000000000000000000d1';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(cleanup);

const anApplication = (change: Partial<HqApplication> = {}): HqApplication => ({
  ...{ _id: ID, Name: 'Asha Rao', jobTitle: 'Developer', company: 'A company', status: 'new' },
  ...{ appliedAt: '2026-11-24T06:00:00.000Z', Email: 'asha@people.example', phone: '', note: '' },
  ...{ message: null, resume: null },
  ...change,
});

it('a decision that a teammate was quicker with keeps the message, and can be made from what is so now', async () => {
  network.answer(getHqApplication, { data: anApplication() });
  renderPage(<Applicant id={ID} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Shortlist…' }));
  await userEvent.type(screen.getByLabelText('Message (optional)'), 'Come on Monday.');
  network.refuse(decideApplication, 409, { code: 'conflict', message: 'x' });
  network.answer(getHqApplication, { data: anApplication({ status: 'declined' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Shortlist' }));
  expect(await screen.findByText(/made a change first/)).toBeTruthy();
  expect((screen.getByLabelText('Message (optional)') as HTMLTextAreaElement).value).toBe('Come on Monday.');
  network.answer(decideApplication, { data: anApplication({ status: 'shortlisted' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Shortlist' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(network.sentTo(decideApplication).map(({ body }) => body)).toEqual([
    { from: 'new', status: 'shortlisted', message: 'Come on Monday.' },
    { from: 'declined', status: 'shortlisted', message: 'Come on Monday.' },
  ]);
});
