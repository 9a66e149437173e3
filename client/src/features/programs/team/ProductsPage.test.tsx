import type { Right } from '@preproom/models/contract/accounts/team/rights';
import {
  getHqPrograms,
  type ProgramRow,
  setProgramPrice,
} from '@preproom/models/contract/programs/team/programs';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { offerUndo, undoOffered } from '../../../lib/list/undoOffer.ts';
import { proofAsked } from '../../../lib/provedAction.ts';
import { useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { ProductsPage } from './ProductsPage.tsx';

const MBA: ProgramRow = {
  _id: '0000000000000000000000a1',
  product_name: 'MBA',
  product_pricing: '14999',
  discount_pricing: '11999',
  total_session: 1,
  sessionIncludes: ['HR Round 1'],
  activate: false,
  waiting: 3,
  orders: 12,
};
const ENTRY = '0000000000000000000000e1';
const CHANGE = 'Change Price for MBA';
let network: FakeNetwork;

afterEach(() => {
  cleanup();
  offerUndo(null);
  proofAsked.get().asked?.end(false);
  sessionStorage.clear();
});

const has = (discount_pricing: string) =>
  network.answer(getHqPrograms, { data: [{ ...MBA, discount_pricing }], previous: null, next: null });

async function open(rights: Right[] = ['money']) {
  network = fakeNetwork();
  has('11999');
  useStore.setState({ user: { ...aCurrentUser('admin').data, rights } });
  renderPage(<ProductsPage />);
  await screen.findByText('₹11,999');
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price of MBA' });
const button = () => screen.findByRole('button', { name: new RegExp(CHANGE) });
const accept = () =>
  network.answer(setProgramPrice, {
    undo: { entryId: ENTRY, until: new Date(Date.now() + 600_000).toISOString() },
  });

it('changes a price by keyboard alone, and offers to take it back', async () => {
  await open();
  screen.getByRole('button', { name: 'MBA' }).focus();
  await userEvent.keyboard('{F2}');
  expect(document.activeElement).toBe(field());
  accept();
  has('9999');
  // What was there is selected, so typing replaces it.
  await userEvent.keyboard('9999{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await button()));
  expect(screen.getByText('₹9,999')).toBeTruthy();
  const [sent] = network.sentTo(setProgramPrice);
  expect(sent?.path).toContain(MBA._id);
  expect(sent?.body).toEqual({ price: 'discount_pricing', seen: '11999', to: '9999' });
  expect(undoOffered.get().offer?.entryId).toBe(ENTRY);
});

it('keeps a typed price when the page is loaded again before the person has confirmed who they are', async () => {
  await open();
  await userEvent.click(await button());
  network.refuse(setProgramPrice, 403, { code: 'proof_needed', message: '' });
  await userEvent.keyboard('9999{Enter}');
  await waitFor(() => expect(proofAsked.get().asked).not.toBeNull());
  cleanup();
  await open();
  await userEvent.click(await button());
  expect(field().value).toBe('9999');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await button());
  expect(field().value).toBe('11999');
});

it('leaves with Escape, and sends nothing', async () => {
  await open();
  (await button()).focus();
  await userEvent.keyboard('{Enter}5{Escape}');
  expect(document.activeElement).toBe(await button());
  expect(screen.getByText('₹11,999')).toBeTruthy();
  expect(network.sentTo(setProgramPrice)).toEqual([]);
});

it.each([
  ['0', 'Enter whole rupees, ₹1 or more.'],
  ['-1', 'Enter whole rupees, ₹1 or more.'],
  ['20000', 'The price can’t be above the list price.'],
])('says at the field what is wrong with %s', async (typed, fault) => {
  await open();
  await userEvent.click(await button());
  await userEvent.keyboard(`${typed}{Enter}`);
  expect(screen.getByRole('alert').textContent).toBe(fault);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(network.sentTo(setProgramPrice)).toEqual([]);
});

it('shows a teammate’s price, keeps what was typed, and replaces theirs when it is saved again', async () => {
  await open();
  await userEvent.click(await button());
  network.refuse(setProgramPrice, 409, { code: 'conflict', message: '' });
  has('10999');
  await userEvent.keyboard('9999{Enter}');
  expect(await screen.findByText(/A teammate changed this to ₹10,999/)).toBeTruthy();
  expect(field().value).toBe('9999');
  accept();
  has('9999');
  await userEvent.keyboard('{Enter}');
  await button();
  expect(network.sentTo(setProgramPrice).map(({ body }) => body)).toMatchObject([
    { seen: '11999', to: '9999' },
    { seen: '10999', to: '9999' },
  ]);
});

it('offers prices to those with the right alone, and enrolment to others', async () => {
  await open(['content']);
  expect(screen.queryByRole('button', { name: new RegExp(CHANGE) })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'MBA' }));
  expect(await screen.findByRole('button', { name: 'Open enrolment…' })).toBeTruthy();
});

it.each([
  ['Rename…', async () => userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' 2027')],
  [
    'Change rounds…',
    async () => userEvent.click(screen.getAllByRole('checkbox', { checked: false })[0] as Element),
  ],
])(
  'keeps what was entered under %s over a reload, and drops it when the dialog is closed',
  async (label, enter) => {
    const entered = () => ({
      name: screen.queryByRole<HTMLInputElement>('textbox', { name: 'Name' })?.value,
      rounds: screen.queryAllByRole('checkbox', { checked: true }).length,
    });
    const openDialog = async () => {
      await open(['content']);
      await userEvent.click(screen.getByRole('button', { name: 'MBA' }));
      await userEvent.click(await screen.findByRole('button', { name: label }));
      await screen.findByRole('button', { name: 'Save' });
    };
    await openDialog();
    const before = entered();
    await enter();
    const typed = entered();
    expect(typed).not.toEqual(before);
    cleanup();
    await openDialog();
    expect(entered()).toEqual(typed);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    cleanup();
    await openDialog();
    expect(entered()).toEqual(before);
  },
);
