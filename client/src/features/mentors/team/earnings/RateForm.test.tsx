import { AppError } from '@preproom/models/contract/http/errors';
import { getProducts, type Product } from '@preproom/models/contract/programs/products';
import { FREE_INTRODUCTION } from '@preproom/models/contract/sessions/bookings';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { aProgram } from '../../../../lib/testing/samples.ts';
import { RateForm } from './RateForm.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  sell([]);
});
afterEach(cleanup);

function sell(product: Product[]) {
  network.answer(getProducts, { product, data: { product } });
}

/** The form on amounts of this revision. */
function open(revision = 1, save = vi.fn(async () => undefined as unknown)) {
  const kinds = [FREE_INTRODUCTION, 'HR Round 1'] as const;
  renderPage(<RateForm kinds={kinds} stored={{}} draftKey={`act:pay:${revision}`} save={save} />);
  return save;
}
const mode = () => screen.getByLabelText<HTMLSelectElement>('HR Round 1');
const rupees = () => screen.getByLabelText<HTMLInputElement>('HR Round 1: rupees per session');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

async function type(amount: string) {
  await userEvent.selectOptions(mode(), 'amount');
  await userEvent.clear(rupees());
  await userEvent.type(rupees(), amount);
}

it('keeps what was typed when the page is loaded again before the person has confirmed who they are', async () => {
  const save = open();
  save.mockRejectedValue(new AppError('proof_needed'));
  await type('650');
  await submit();
  cleanup();
  open();
  expect([mode().value, rupees().value]).toEqual(['amount', '650']);
});

it('begins anew after a save, and on amounts that a teammate has changed', async () => {
  open();
  await type('650');
  cleanup();
  open(2);
  expect(mode().value).toBe('none');
  cleanup();
  const save = open();
  await submit();
  await screen.findByText(/^Saved\./);
  expect(save).toHaveBeenCalledWith({ [FREE_INTRODUCTION]: null, 'HR Round 1': 65_000 });
  cleanup();
  open();
  expect(mode().value).toBe('none');
});

it('warns of more than the cheapest open program with this round brings in, and saves it all the same', async () => {
  const round = { sessionIncludes: ['HR Round 1' as const], total_session: 1 };
  sell([
    aProgram({ ...round, product_name: 'Solo', discount_pricing: '1000' }),
    aProgram({ ...round, product_name: 'Dear', discount_pricing: '2000' }),
    aProgram({ ...round, product_name: 'Closed', discount_pricing: '100', activate: false }),
    aProgram({ sessionIncludes: ['Tech Round 1'], total_session: 1, discount_pricing: '10' }),
  ]);
  const save = open();
  await type('1000');
  expect(screen.queryByText(/More than some learners pay/)).toBeNull();
  await type('1000.50');
  const warning = await screen.findByText(/More than some learners pay/);
  expect(warning.textContent).toContain('a session in Solo costs them ₹1,000');
  await submit();
  await screen.findByText(/^Saved\./);
  expect(save).toHaveBeenCalledOnce();
});

it('says nothing of the introduction, which is free for learners', async () => {
  sell([aProgram({})]);
  open();
  await userEvent.selectOptions(screen.getByLabelText('Free introduction (15 min)'), 'amount');
  await userEvent.type(screen.getByLabelText('Free introduction (15 min): rupees per session'), '5000');
  await type('90000');
  await screen.findByText(/More than some learners pay/);
  expect(screen.getAllByText(/More than some learners pay/)).toHaveLength(1);
});

it('takes an amount as it is written, and says of a wrong one that it is wrong, not that it is saved', async () => {
  const save = open();
  await type('₹ 1,400');
  await submit();
  await screen.findByText(/^Saved\./);
  expect(save).toHaveBeenCalledWith({ [FREE_INTRODUCTION]: null, 'HR Round 1': 140_000 });
  await type('much');
  await submit();
  await screen.findByText(/^Enter an amount up to/);
  expect(screen.queryByText(/^Saved\./)).toBeNull();
});
