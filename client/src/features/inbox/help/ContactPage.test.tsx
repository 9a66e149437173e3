import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { sendContactMessage } from '@preproom/models/contract/inbox/contact';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { ContactPage } from './ContactPage.tsx';

const WORDS = {
  'Your name': 'Asha Rao',
  'E-mail': 'asha@example.com',
  'Your message': 'When do we begin?',
};

let network: FakeNetwork;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const sent = () => network.sentTo(sendContactMessage).map(({ body }) => body as Record<string, string>);

async function write(words: Record<string, string> = WORDS) {
  for (const [label, text] of Object.entries(words)) await userEvent.type(field(label), text);
}

beforeEach(() => {
  sessionStorage.clear();
  useStore.setState({ ...INITIAL_STATE, isUserPending: false });
  network = fakeNetwork();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(cleanup);

describe('a message', () => {
  it('goes out with what was typed and the program of the address, and is thanked for', async () => {
    network.answer(sendContactMessage, { message: 'x' });
    renderPage(<ContactPage />, { at: '/contactus?program=B.Tech%20%3Cb%3E' });
    await write();
    await send();
    const thanks = await screen.findByRole('heading', { name: 'Thanks. We’ve got your message.' });
    expect(document.activeElement).toBe(thanks);
    expect(screen.getByText('asha@example.com')).toBeDefined();
    expect(sent()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Asha Rao',
        email: 'asha@example.com',
        phone: '',
        topic: 'B.Tech <b>',
        message: 'When do we begin?',
        website: '',
      },
    ]);
  });

  it('can be followed by another one', async () => {
    network.answer(sendContactMessage, { message: 'x' });
    renderPage(<ContactPage />);
    await write();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Send another message' }));
    expect(field('Your message').value).toBe('');
    await write();
    await send();
    await screen.findByText(/We’ve got your message/);
    expect(sent()).toHaveLength(2);
  });

  it('that did not get through keeps every word, and is the same one when it is sent again', async () => {
    renderPage(<ContactPage />);
    await write();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('isn’t available right now');
    for (const [label, text] of Object.entries(WORDS)) expect(field(label).value).toBe(text);
    network.answer(sendContactMessage, { message: 'x' });
    await send();
    await screen.findByText(/We’ve got your message/);
    const [first, second] = sent();
    expect(second?.id).toBe(first?.id);
  });

  it('that was changed after a failure is another one', async () => {
    renderPage(<ContactPage />);
    await write();
    await send();
    await screen.findByRole('alert');
    await userEvent.type(field('Your message'), ' And where?');
    await send();
    await screen.findByRole('alert');
    const [first, second] = sent();
    expect(second?.message).toBe('When do we begin? And where?');
    expect(second?.id).not.toBe(first?.id);
  });

  it('of which there are too many says how long to wait', async () => {
    network.refuse(
      sendContactMessage,
      429,
      { code: 'too_many_requests', message: 'x' },
      { 'Retry-After': '600' },
    );
    renderPage(<ContactPage />);
    await write();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in 10 minutes');
    expect(field('Your message').value).toBe('When do we begin?');
  });
});

it('keeps what was typed before the page’s script ran', async () => {
  const page = (
    <I18nProvider i18n={i18n}>
      <MemoryRouter initialEntries={['/contactus?program=MBA']}>
        <ContactPage />
      </MemoryRouter>
    </I18nProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  field('Your name').value = 'Asha Rao';
  render(page, { container, hydrate: true });
  await write({ 'E-mail': 'asha@example.com', 'Your message': 'When?' });
  network.answer(sendContactMessage, { message: 'x' });
  await send();
  await screen.findByText(/We’ve got your message/);
  expect(sent()[0]).toMatchObject({ name: 'Asha Rao', topic: 'MBA' });
});

describe('whoever is logged in', () => {
  const user = { ...aCurrentUser('user').data, phone: '+919876543210' };
  const values = () =>
    ['Your name', 'E-mail', 'Phone (optional)', 'Program or topic (optional)'].map(
      (label) => field(label).value,
    );

  it('finds name, e-mail and phone filled in, also when they become known later, and for the next message', async () => {
    network.answer(sendContactMessage, { message: 'x' });
    renderPage(<ContactPage />, { at: '/contactus?program=MBA' });
    expect(values()).toEqual(['', '', '', 'MBA']);
    act(() => useStore.setState({ user }));
    expect(values()).toEqual(['Asha Rao', 'asha@example.com', '+919876543210', 'MBA']);
    await write({ 'Your message': 'When?' });
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Send another message' }));
    expect(values().slice(0, 3)).toEqual(['Asha Rao', 'asha@example.com', '+919876543210']);
  });

  it('keeps what was typed, also after a failure, a refreshed account and a reload', async () => {
    const shown = renderPage(<ContactPage />, { at: '/contactus?program=MBA' });
    await write({ 'E-mail': 'other@example.com', 'Your message': 'When?' });
    act(() => useStore.setState({ user }));
    await userEvent.clear(field('Phone (optional)'));
    await send();
    await screen.findByRole('alert');
    act(() => useStore.setState({ user: { ...user } }));
    const typed = ['Asha Rao', 'other@example.com', '', 'MBA'];
    expect(values()).toEqual(typed);
    shown.unmount();
    renderPage(<ContactPage />, { at: '/contactus?program=MBA' });
    expect(field('E-mail').value).toBe('other@example.com');
    expect(field('Your message').value).toBe('When?');
  });

  it('gets the program of the address, whatever was typed for another one', async () => {
    const shown = renderPage(<ContactPage />, { at: '/contactus?program=MBA' });
    await write({ 'Your message': 'When?' });
    shown.unmount();
    renderPage(<ContactPage />, { at: '/contactus?program=B.Tech' });
    expect(field('Program or topic (optional)').value).toBe('B.Tech');
    expect(field('Your message').value).toBe('');
  });
});

describe('a field that is wrong', () => {
  it('is named, takes the focus, and nothing is sent', async () => {
    renderPage(<ContactPage />);
    await send();
    for (const text of ['Enter your name.', 'Enter your message.'])
      expect(await screen.findByText(text)).toBeDefined();
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Your name'));
    expect(network.sent).toHaveLength(0);
  });

  it('is right again as soon as it is put right', async () => {
    renderPage(<ContactPage />);
    await write({ ...WORDS, 'E-mail': 'asha' });
    await send();
    await screen.findByText(/Enter your e-mail/);
    await userEvent.type(field('E-mail'), '@example.com');
    expect(screen.queryByText(/Enter your e-mail/)).toBeNull();
  });

  it('by the server’s word is named as well, and takes the focus', async () => {
    network.refuse(sendContactMessage, 400, {
      code: 'bad_request',
      message: 'x',
      fields: { email: 'not an e-mail address' },
    });
    renderPage(<ContactPage />);
    await write();
    await send();
    expect(await screen.findByText(/Enter your e-mail/)).toBeDefined();
    expect(document.activeElement).toBe(field('E-mail'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('names the grievance officer', () => {
  renderPage(<ContactPage />);
  expect(screen.getByRole('region', { name: 'Grievance officer' }).textContent).toContain('Example Officer');
});
