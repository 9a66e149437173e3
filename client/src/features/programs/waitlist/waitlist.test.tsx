import {
  joinWaitlist,
  joinWaitlistAsVisitor,
  leaveWaitlist,
  leaveWaitlistByLink,
} from '@preproom/models/contract/programs/waitlist';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aProgram } from '../../../lib/testing/samples.ts';
import { LeaveWaitlistPage } from './LeaveWaitlistPage.tsx';
import { Waitlist } from './Waitlist.tsx';

const MBA = aProgram({ product_name: 'MBA', activate: false });

let network: FakeNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork();
  useStore.setState({ ...INITIAL_STATE, isUserPending: false });
});
afterEach(cleanup);

/** As the card shows it. */
function Card() {
  const isWaiting = useStore(({ waitlist }) => waitlist.includes(MBA._id));
  return <Waitlist program={MBA} isWaiting={isWaiting} />;
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
/** The first one: the second is the test's own display of the address. */
const status = () => screen.getAllByRole('status')[0]?.textContent;

describe('a learner', () => {
  beforeEach(() => useStore.setState({ user: aCurrentUser('user').data }));

  it('joins with one click and leaves with one, in the same place', async () => {
    network.answer(joinWaitlist, { waitlist: [MBA._id] });
    network.answer(leaveWaitlist, { waitlist: [] });
    renderPage(<Card />);
    expect(status()).toBe('');
    const joining = button('Waitlist');
    await press('Waitlist');
    await expect.poll(status).toContain('You’re on the waitlist');
    expect(button('Leave the waitlist')).toBe(joining);
    expect(document.activeElement).toBe(joining);
    await press('Leave the waitlist');
    await expect.poll(status).toBe('You’ve left the waitlist');
    expect(button('Waitlist')).toBeDefined();
    expect(network.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PUT /api/v1.3/waitlist/${MBA._id}`,
      `DELETE /api/v1.3/waitlist/${MBA._id}`,
    ]);
  });

  it('is told when it fails, and stays where they were', async () => {
    network.refuse(joinWaitlist, 409, { code: 'program_open', message: 'x' });
    renderPage(<Card />);
    await press('Waitlist');
    expect((await screen.findByRole('alert')).textContent).toContain('Reload the page to enrol.');
    expect(button('Waitlist')).toBeDefined();
    expect(useStore.getState().waitlist).toEqual([]);
  });
});

describe('a visitor', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Waitlist for MBA' }));
  async function fill(form: Awaited<ReturnType<typeof dialog>>) {
    await userEvent.type(form.getByLabelText('Your name'), 'Asha Rao');
    await userEvent.type(form.getByLabelText('E-mail'), 'asha@example.com');
  }

  it('joins with name and e-mail, and is told where the mail goes', async () => {
    network.answer(joinWaitlistAsVisitor, { message: 'x' });
    renderPage(<Card />);
    await press('Waitlist');
    const form = await dialog();
    await fill(form);
    await userEvent.click(form.getByRole('button', { name: 'Join the waitlist' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(status()).toBe('You’re on the waitlistWe’ll e-mail asha@example.com when enrolment opens.');
    expect(button('Use a different e-mail')).toBeDefined();
    expect(network.sentTo(joinWaitlistAsVisitor).map(({ body }) => body)).toEqual([
      { name: 'Asha Rao', email: 'asha@example.com', website: '' },
    ]);
    expect(sessionStorage.getItem('waitlist')).toBeNull();
  });

  it('is told what is missing', async () => {
    renderPage(<Card />);
    await press('Waitlist');
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Join the waitlist' }));
    expect(await form.findByText('Enter your name.')).toBeDefined();
    expect(network.sent).toEqual([]);
  });

  it('keeps what was typed when it fails, and when the form is closed', async () => {
    renderPage(<Card />);
    await press('Waitlist');
    const form = await dialog();
    await fill(form);
    await userEvent.click(form.getByRole('button', { name: 'Join the waitlist' }));
    expect((await form.findByRole('alert')).textContent).toContain('isn’t available right now');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    expect(status()).toBe('');
    await press('Waitlist');
    expect((await dialog()).getByLabelText<HTMLInputElement>('E-mail').value).toBe('asha@example.com');
  });
});

describe('the link in the e-mail', () => {
  const page = (at: string) => renderPage(<LeaveWaitlistPage />, { at });

  it('asks first, then leaves', async () => {
    network.answer(leaveWaitlistByLink, { hasLeft: true });
    page('/waitlist/leave?token=abc');
    expect(network.sent).toEqual([]);
    await press('Leave the waitlist');
    await expect.poll(status).toContain('You’re off the waitlist');
    expect(network.sentTo(leaveWaitlistByLink).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  });

  it('can be pressed again when it failed', async () => {
    page('/waitlist/leave?token=abc');
    await press('Leave the waitlist');
    await screen.findByRole('alert');
    expect(button('Leave the waitlist')).toBeDefined();
  });

  it.each(['', '?token=abc'])('that is incomplete says so: %j', async (search) => {
    network.refuse(leaveWaitlistByLink, 400, { code: 'bad_request', message: 'x' });
    page(`/waitlist/leave${search}`);
    if (search) await press('Leave the waitlist');
    expect((await screen.findByRole('alert')).textContent).toContain('incomplete');
  });
});
