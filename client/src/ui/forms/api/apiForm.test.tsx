import { AppError } from '@preproom/models/contract/http/errors';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft } from '../../../lib/drafts/sessionDraft.ts';
import { useStore } from '../../../lib/store.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { ApiForm } from './ApiForm.tsx';
import { EmailField } from './EmailField.tsx';
import { FormSubmit } from './FormSubmit.tsx';
import { NameField } from './NameField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { type ApiFormOptions, useApiForm } from './useApiForm.ts';

type Values = { name: string; email: string; phone: string; password: string };

type FormProps = Omit<ApiFormOptions<Values>, 'draft'> &
  Partial<Pick<ApiFormOptions<Values>, 'draft'>> & { children?: ReactNode };

function Form({ children, draft = null, ...options }: FormProps) {
  const form = useApiForm<Values>({ ...options, draft });
  return (
    <ApiForm form={form} aria-label="Example">
      <NameField />
      <EmailField />
      <PhoneField />
      <PasswordField wrong="This is not your password." />
      {children}
      <FormSubmit>Send</FormSubmit>
    </ApiForm>
  );
}

const WORDS: Values = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '98765 43210',
  password: 'monsoon-chai-42',
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const typed = () => ['Your name', 'E-mail', 'Phone number', 'Password'].map((label) => field(label).value);
const press = () => userEvent.click(screen.getByRole('button', { name: /Send/ }));
const refuse =
  (...given: ConstructorParameters<typeof AppError>) =>
  () =>
    Promise.reject(new AppError(...given));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('a form that calls the API', () => {
  it('sends what was typed', async () => {
    const send = vi.fn(() => Promise.resolve());
    renderPage(<Form send={send} values={{ ...WORDS, name: '' }} />);
    await userEvent.type(field('Your name'), 'Meera');
    await press();
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...WORDS, name: 'Meera' });
  });

  it('leads to the log-in page once the login has ended, and keeps what was typed for afterwards', async () => {
    useStore.setState({ user: aCurrentUser('user').data });
    const draft = { key: 'example', fields: ['name'] } as const;
    renderPage(<Form send={refuse('signed_out')} values={{ ...WORDS, name: '' }} draft={draft} />);
    await userEvent.type(field('Your name'), 'Meera');
    await press();
    expect(useStore.getState()).toMatchObject({ user: null, hasLoginEnded: true });
    expect(readDraft('example')).toEqual({ name: 'Meera' });
  });

  it('sends nothing while a field is wrong, focuses the first one, and takes a corrected field at once', async () => {
    const send = vi.fn(() => Promise.resolve());
    renderPage(<Form send={send} values={{ ...WORDS, email: 'asha', phone: ' ' }} />);
    await press();
    expect(send).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('E-mail'));
    expect(screen.getByText('Enter your phone number, like 98765 43210.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(field('E-mail'), '@example.com');
    expect(screen.queryByText(/Enter your e-mail,/)).toBeNull();
  });

  it('counts the faults where there are several', async () => {
    renderPage(<Form send={() => Promise.resolve()} />);
    await press();
    expect(screen.getByRole('alert').textContent).toBe('4 fields need your attention.');
  });

  it('is sent once however often its button is pressed', async () => {
    let finish = () => {};
    const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    renderPage(<Form send={send} values={WORDS} />);
    await press();
    const button = screen.getByRole('button', { name: /Working/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    await userEvent.type(field('Your name'), '{Enter}');
    expect(send).toHaveBeenCalledOnce();
    finish();
    await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
  });
});

describe('a refusal', () => {
  it('of fields stands at them, keeps what was typed, and focuses the first in the order of the form', async () => {
    const fields = { password: 'is wrong', phone: 'is not a phone number' };
    renderPage(<Form send={refuse('bad_request', 'x', { fields })} values={WORDS} />);
    await press();
    expect(await screen.findByText('This is not your password.')).toBeDefined();
    expect(screen.getByText(/Enter your phone number/)).toBeDefined();
    expect(document.activeElement).toBe(field('Phone number'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(typed()).toEqual(Object.values(WORDS));
  });

  it('of a code stands in the error banner too, whatever the form is for', async () => {
    useStore.setState({ error: null });
    renderPage(<Form send={refuse('invalid_otp')} values={WORDS} />);
    await press();
    await expect.poll(() => useStore.getState().error?.code).toBe('invalid_otp');
  });

  it('of fields that the form does not have stands above it', async () => {
    renderPage(
      <Form send={refuse('bad_request', 'x', { fields: { proof: 'not a proof' } })} values={WORDS} />,
    );
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Something isn’t right. Check what you entered and try again.',
    );
  });

  it('of another kind stands above the fields until the next try', async () => {
    const send = vi.fn().mockImplementationOnce(refuse('unavailable')).mockResolvedValue(undefined);
    renderPage(<Form send={send} values={WORDS} />);
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('isn’t available right now');
    expect(typed()).toEqual(Object.values(WORDS));
    await press();
    await expect.poll(() => screen.queryByRole('alert')).toBeNull();
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('a draft', () => {
  const draft = { key: 'example', fields: ['name', 'phone'] } as const;

  it('keeps the named fields, and no password, until the form is sent', async () => {
    const send = () => Promise.resolve();
    renderPage(<Form send={send} values={{ ...WORDS, name: '' }} draft={draft} />);
    await userEvent.type(field('Your name'), 'Meera');
    await userEvent.type(field('Password'), '!');
    expect(sessionStorage.getItem('example')).toBe('{"name":"Meera","phone":"98765 43210"}');
    cleanup();
    renderPage(<Form send={send} values={{ ...WORDS, name: '' }} draft={draft} />);
    expect(typed()).toEqual(Object.values({ ...WORDS, name: 'Meera' }));
    await press();
    await expect.poll(() => sessionStorage.getItem('example')).toBeNull();
  });

  it.each([
    ['that failed', refuse('unavailable')],
    ['after which more is to come', () => Promise.resolve(null)],
  ])('stays after a submit %s', async (_, send) => {
    renderPage(<Form send={send} values={WORDS} draft={draft} />);
    await userEvent.type(field('Your name'), '!');
    await press();
    await expect.poll(() => screen.queryByRole('button', { name: /Working/ })).toBeNull();
    expect(sessionStorage.getItem('example')).toContain('Asha Rao!');
  });
});
