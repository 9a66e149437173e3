import { sendQuery } from '@preproom/models/contract/inbox/queries';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { Callback } from './Callback.tsx';

const ASHA = {
  program: 'B.Tech',
  name: 'Asha <b>Rao</b>',
  email: 'not an address',
  phone: '98765 43210',
  qualification: 'Final year',
};
const ARRIVED = { message: 'arrived' };

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  useStore.setState(INITIAL_STATE);
  renderPage(<Callback />);
});
afterEach(cleanup);

const LABELS = {
  program: 'Program',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  qualification: 'Qualification',
};

const field = (name: keyof typeof ASHA) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: LABELS[name] });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Request a callback' }));
const sentBodies = () => network.sentTo(sendQuery).map(({ body }) => body);

async function fill(values: Partial<typeof ASHA>) {
  for (const [name, text] of Object.entries(values))
    await userEvent.type(field(name as keyof typeof ASHA), text);
}

test('a phone shows the form once it is asked for; what is shown by then stays', async () => {
  const form = () => document.querySelector('form')?.parentElement;
  expect(form()?.className).toContain(':hidden');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a call' }));
  expect(form()?.className).not.toContain(':hidden');
  expect(screen.queryByRole('button', { name: 'Ask for a call' })).toBeNull();
});

test('all five fields go as entered, whatever they look like, and are thanked for', async () => {
  network.answer(sendQuery, ARRIVED);
  await fill(ASHA);
  await send();
  expect(await screen.findByText('Thanks. We’ve got your request.')).toBeDefined();
  expect(screen.getByText('We’ll get back to you at 98765 43210.')).toBeDefined();
  expect(sentBodies()).toEqual([ASHA]);
});

test('while it is on its way, "Sending data" stands in the place of the button', async () => {
  let arrive = (_: typeof ARRIVED) => {};
  network.answerWith(sendQuery, () => new Promise((resolve) => (arrive = resolve)));
  await send();
  expect(screen.getByText('Sending data')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Request a callback' })).toBeNull();
  arrive(ARRIVED);
  expect(await screen.findByText('Thanks. We’ve got your request.')).toBeDefined();
  expect(screen.queryByText('Sending data')).toBeNull();
});

test('a request that does not arrive loses nothing, shows no banner, and can be sent again', async () => {
  await fill(ASHA);
  await send();
  expect(await screen.findByText(/Couldn’t send your request/)).toBeDefined();
  expect(field('name').value).toBe(ASHA.name);
  expect(field('qualification').value).toBe(ASHA.qualification);
  expect(useStore.getState().error).toBeNull();
  network.answer(sendQuery, ARRIVED);
  await send();
  expect(await screen.findByText('Thanks. We’ve got your request.')).toBeDefined();
  expect(sentBodies()).toEqual([ASHA, ASHA]);
});

test('too many requests are told how long to wait', async () => {
  const refusal = { message: 'wait', code: 'too_many_requests' } as const;
  network.refuse(sendQuery, 429, refusal, { 'Retry-After': '300' });
  await fill({ name: 'Asha' });
  await send();
  expect(await screen.findByText(/Try again in 5 minutes/)).toBeDefined();
  expect(field('name').value).toBe('Asha');
  expect(useStore.getState().error).toBeNull();
});

test('without number and address it arrives too, says so, and keeps the rest for another try', async () => {
  network.answer(sendQuery, ARRIVED);
  await fill({ name: 'Asha' });
  await send();
  expect(await screen.findByText(/didn’t leave a phone number or e-mail/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Add a phone number or e-mail' }));
  expect(field('name').value).toBe('Asha');
});

test('what a program writes into the field that nobody sees is passed on', async () => {
  network.answer(sendQuery, ARRIVED);
  const hidden = document.querySelector<HTMLInputElement>('input[name="website"]');
  expect(hidden?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(hidden?.tabIndex).toBe(-1);
  if (hidden) hidden.value = 'https://spam.example';
  await send();
  await screen.findByText('Thanks. We’ve got your request.');
  expect(sentBodies()).toMatchObject([{ website: 'https://spam.example' }]);
});
