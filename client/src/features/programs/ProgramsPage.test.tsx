import { getProducts, type Product } from '@preproom/models/contract/programs/products';
import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aCurrentUser, aProgram } from '../../lib/testing/samples.ts';
import { ProgramActions } from './ProgramActions.tsx';
import { ProgramsPage } from './ProgramsPage.tsx';

const BTECH = aProgram();
const MBA = aProgram({ _id: '0000000000000000000000c2', product_name: 'MBA', activate: false });

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  useStore.setState({ ...INITIAL_STATE, isUserPending: false });
});
afterEach(cleanup);

function answer(product: Product[]) {
  network.answer(getProducts, { product, data: { product } });
}
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));
const target = (link: HTMLElement) => link.getAttribute('href');

describe('the programs', () => {
  it('are three placeholders until they are there', async () => {
    answer([BTECH]);
    renderPage(<ProgramsPage />);
    expect(screen.getAllByTestId('placeholder')).toHaveLength(3);
    await card('B.Tech');
    expect(screen.queryAllByTestId('placeholder')).toHaveLength(0);
  });

  it('show price, sessions, price of one, promises and rounds', async () => {
    answer([BTECH]);
    renderPage(<ProgramsPage />);
    const shown = await card('B.Tech');
    for (const text of ['₹7,999', 'for 6 sessions', 'Practice with industry mentors', 'Introducation'])
      expect(shown.getByText(text)).toBeDefined();
    expect(shown.getByText(/₹1,333.* per session/)).toBeDefined();
    expect(shown.getByText('₹11,999').closest('s')).not.toBeNull();
  });

  it('show what tells them apart before what all of them have', async () => {
    answer([
      { ...BTECH, sessionIncludes: [...ROUNDS] },
      { ...MBA, sessionIncludes: ['HR Round 1'] },
    ]);
    renderPage(<ProgramsPage />);
    const more = await card('B.Tech');
    const kinds = more.getByText('2 HR interviews · 3 technical interviews');
    const promises = more.getByRole('heading', { name: 'In every program' });
    expect(kinds.compareDocumentPosition(promises) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect((await card('MBA')).getByText('1 HR interview')).toBeDefined();
  });

  it('that cannot be loaded are said to be missing, quietly, and asked for again', async () => {
    renderPage(<ProgramsPage />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(useStore.getState().error).toBeNull();
    answer([BTECH]);
    await userEvent.click(again);
    await card('B.Tech');
  });

  it('may be none', async () => {
    answer([]);
    renderPage(<ProgramsPage />);
    expect(await screen.findByText('No programs right now')).toBeDefined();
  });
});

describe('what can be done with a program', () => {
  it('is not known while it is not known who is there', async () => {
    useStore.setState({ isUserPending: true });
    answer([BTECH]);
    renderPage(<ProgramsPage />);
    const shown = await card('B.Tech');
    expect(shown.getByRole('button', { name: 'Loading....' })).toHaveProperty('disabled', true);
    expect(shown.queryByRole('link')).toBeNull();
  });

  it('is for a visitor to log in on the way to the checkout, or to ask', async () => {
    answer([BTECH]);
    renderPage(<ProgramsPage />);
    const shown = await card('B.Tech');
    expect(target(shown.getByRole('link', { name: 'Enroll Now' }))).toBe(
      `/account/login?next=%2Fcheckout%2F${BTECH._id}`,
    );
    expect(target(shown.getByRole('link', { name: 'Contact us' }))).toBe('/contactus?program=B.Tech');
  });

  it('is for a learner to review and pay', async () => {
    useStore.setState({ user: aCurrentUser('user').data });
    answer([BTECH]);
    renderPage(<ProgramsPage />);
    const shown = await card('B.Tech');
    expect(target(shown.getByRole('link', { name: 'Enroll Now' }))).toBe(`/checkout/${BTECH._id}`);
  });

  it('is to wait where enrolment is closed', async () => {
    answer([MBA]);
    renderPage(<ProgramsPage />);
    const shown = await card('MBA');
    expect(shown.getByRole('button', { name: 'Waitlist' })).toBeDefined();
    expect(target(shown.getByRole('link', { name: 'Contact us' }))).toBe('/contactus?program=MBA');
    expect(shown.queryByText('Enroll Now')).toBeNull();
  });

  it('is to leave where one waits', async () => {
    useStore.setState({ user: aCurrentUser('user').data, waitlist: [MBA._id] });
    answer([MBA]);
    renderPage(<ProgramsPage />);
    const shown = await card('MBA');
    expect(shown.getByRole('button', { name: 'Leave the waitlist' })).toBeDefined();
    expect(shown.getByRole('link', { name: 'Contact us' })).toBeDefined();
  });

  it('is to go on where one is enrolled', () => {
    renderPage(<ProgramActions program={BTECH} state="enrolled" />);
    expect(target(screen.getByRole('link', { name: 'Go To Course' }))).toBe('/dashboard');
    expect(screen.queryByText('Contact us')).toBeNull();
  });
});

it('gives the focus to the card that the address names, once it is there', async () => {
  answer([BTECH, MBA]);
  renderPage(<ProgramsPage />, { at: `/programs#${MBA._id}` });
  await card('MBA');
  expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'MBA' }));
});
