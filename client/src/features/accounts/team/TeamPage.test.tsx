import {
  addToTeam,
  changeRights,
  getTeam,
  removeFromTeam,
  type TeamMember,
} from '@preproom/models/contract/accounts/team/team';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { proofAsked } from '../../../lib/provedAction.ts';
import { useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { TeamPage } from './TeamPage.tsx';

const you = aCurrentUser('admin').data;
const asha: TeamMember = {
  ...you,
  rights: ['everything'],
  hasSecondFactor: true,
  lastSeenAt: '2026-11-20T13:00:00.000Z',
};
const ravi: TeamMember = {
  _id: '0000000000000000000000b2',
  Name: 'Ravi Nair',
  Email: 'ravi@example.com',
  rights: ['content'],
  hasSecondFactor: false,
  lastSeenAt: null,
};
let network: FakeNetwork;

beforeEach(() => {
  network = fakeNetwork();
  network.answer(getTeam, { data: [asha, ravi] });
  useStore.setState({ user: you });
  renderPage(<TeamPage />);
});
afterEach(() => {
  cleanup();
  proofAsked.get().asked?.end(false);
  sessionStorage.clear();
});

const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows everybody with their rights, and offers nothing that would take one’s own', async () => {
  const rows = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(rows).toEqual(['Asha Rao (you)', 'Ravi Nair', 'Add a teammate']);
  expect(screen.getByText('Not logged in')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Remove|’s permissions$/ })).toHaveLength(2);
});

it('changes rights from those that were seen', async () => {
  await open('Change Ravi Nair’s permissions');
  const dialog = within(screen.getByRole('dialog', { name: 'Ravi Nair’s permissions' }));
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Content/ }).checked).toBe(true);
  await userEvent.click(dialog.getByRole('checkbox', { name: /Money/ }));
  network.answer(changeRights, { data: [asha, { ...ravi, rights: ['content', 'money'] }] });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Money', { selector: 'li *' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(network.sentTo(changeRights)[0]?.body).toEqual({ from: ['content'], rights: ['content', 'money'] });
});

it('says that a teammate was first, and keeps what was chosen', async () => {
  await open('Change Ravi Nair’s permissions');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: /Money/ }));
  network.refuse(changeRights, 409, { code: 'conflict', message: '' });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/A teammate changed these permissions first/)).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Money/ }).checked).toBe(true);
});

describe('what was chosen in the permissions dialog', () => {
  const right = (name: RegExp) =>
    within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('checkbox', { name });
  const money = () => right(/Money/);
  /** Ticks "Money", and saves before the person has confirmed who they are. */
  async function chooseMoney() {
    await open('Change Ravi Nair’s permissions');
    await userEvent.click(money());
    network.refuse(changeRights, 403, { code: 'proof_needed', message: '' });
    const save = within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(proofAsked.get().asked).not.toBeNull());
  }
  /** Loads the page again. */
  async function reload() {
    cleanup();
    renderPage(<TeamPage />);
    await open('Change Ravi Nair’s permissions');
  }

  it('is there when the page is loaded again before the person has confirmed who they are', async () => {
    await chooseMoney();
    await reload();
    expect(money().checked).toBe(true);
    expect(right(/Content/).checked).toBe(true);
  });

  it('is there when they do not confirm it, until they press Cancel', async () => {
    await chooseMoney();
    proofAsked.get().asked?.end(false);
    await screen.findByText(/We need to know it’s you/);
    expect(money().checked).toBe(true);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await reload();
    expect(money().checked).toBe(false);
  });

  it('is dropped once a teammate has changed the permissions, and after a save', async () => {
    await chooseMoney();
    network.answer(getTeam, { data: [asha, { ...ravi, rights: ['people'] }] });
    await reload();
    expect(money().checked).toBe(false);
    await userEvent.click(money());
    network.answer(changeRights, { data: [asha, { ...ravi, rights: ['people'] }] });
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await reload();
    expect(money().checked).toBe(false);
  });
});

it('removes a member after asking', async () => {
  await open('Remove Ravi Nair');
  network.answer(removeFromTeam, { data: [asha] });
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await screen.findByRole('heading', { name: 'Asha Rao (you)' });
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2);
});

it('adds an account by its address, and says at the field why another cannot be', async () => {
  const email = await screen.findByLabelText('E-mail');
  const add = screen.getByRole('button', { name: 'Add to team' });
  await userEvent.type(email, 'mentor@example.com');
  await userEvent.click(add);
  expect(await screen.findByText('Choose at least one permission.')).toBeTruthy();
  expect(network.sentTo(addToTeam)).toHaveLength(0);

  await userEvent.click(screen.getByRole('checkbox', { name: /People/ }));
  const fields = { email: 'is used otherwise' };
  network.refuse(addToTeam, 409, { code: 'not_for_team', message: '', fields });
  await userEvent.click(add);
  expect(await screen.findAllByText(/Only learner accounts without programs/)).toBeTruthy();
  expect((email as HTMLInputElement).value).toBe('mentor@example.com');
  network.answer(addToTeam, { data: [asha, ravi] });
  await userEvent.click(add);
  expect(await screen.findByText('mentor@example.com is now on the team.')).toBeTruthy();
  expect(network.sentTo(addToTeam)[1]?.body).toEqual({ email: 'mentor@example.com', rights: ['people'] });
});
